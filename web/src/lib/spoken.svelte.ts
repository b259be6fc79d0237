// What is spoken at a table: the words of its game with the names of its cards, and the terms that explain themselves.

import type { FluentBundle } from "@fluent/bundle";

import { library } from "./library.svelte";
import type { Terms } from "./terms";
import { text } from "./text.svelte";
import type { CardTable } from "./wire";

export interface Words {
  bundle: FluentBundle;
  cards: CardTable;
}

/** What comes in a language that is not spoken any more comes too late. */
export class Spoken {
  words = $state.raw<Words | null>(null);
  terms = $state.raw<Terms | null>(null);
  /** Why there are no words. */
  refusal = $state.raw<unknown>(null);

  constructor(private readonly table: string) {}

  async speak(game: string, lang: string): Promise<void> {
    try {
      const [bundle, cards] = await Promise.all([text.bundle(lang, game), library.cardsAt(this.table, lang)]);
      if (lang === text.lang) {
        this.words = { bundle, cards };
        this.refusal = null;
      }
    } catch (found) {
      this.fail(found, lang);
    }
  }

  fail(refusal: unknown, lang: string): void {
    if (lang === text.lang) {
      this.refusal = refusal;
    }
  }

  /** Without terms nothing is explained, but everything can be played. */
  async explain(game: string, lang: string): Promise<void> {
    const found = await library.terms(game, lang).catch(() => null);
    if (lang === text.lang) {
      this.terms = found;
    }
  }
}
