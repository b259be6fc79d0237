// The texts of a table: the messages of its game, the names of its cards, and the terms that explain themselves.

import type { FluentBundle } from "@fluent/bundle";

import { library } from "./library.svelte";
import type { Terms } from "./terms";
import { text } from "./text.svelte";
import type { CardTable } from "./wire";

export interface LoadedTexts {
  bundle: FluentBundle;
  cards: CardTable;
}

/** An answer in a language that was changed meanwhile is dropped. */
export class TableTexts {
  loaded = $state.raw<LoadedTexts | null>(null);
  terms = $state.raw<Terms | null>(null);
  private clauses = $state.raw<Record<string, string>>({});
  /** Why the texts could not be loaded. */
  refusal = $state.raw<unknown>(null);

  constructor(private readonly table: string) {}

  async load(game: string, lang: string): Promise<void> {
    try {
      const [{ bundle }, cards] = await Promise.all([text.load(lang, game), library.cardsAt(this.table, lang)]);
      if (lang === text.lang) {
        this.loaded = { bundle, cards };
        this.refusal = null;
      }
    } catch (found) {
      this.fail(found, lang);
    }
  }

  /** What a clause of the rules is called, once they are there. */
  readonly clauseTitle = (clause: string): string => this.clauses[clause] ?? clause;

  fail(refusal: unknown, lang: string): void {
    if (lang === text.lang) {
      this.refusal = refusal;
    }
  }

  /** Without terms nothing is explained, but everything can be played. */
  async loadTerms(game: string, lang: string): Promise<void> {
    const [found, book] = await Promise.all([
      library.terms(game, lang).catch(() => null),
      library.rules(game, lang).catch(() => null),
    ]);
    if (lang === text.lang) {
      this.terms = found;
      this.clauses = Object.fromEntries(book?.clauses.map((one) => [one.id, one.title]) ?? []);
    }
  }
}
