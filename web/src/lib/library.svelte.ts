// Data that does not change during play: games, cards, rules. Each is fetched once.

import { call } from "./api";
import { Terms } from "./terms";
import { text } from "./text.svelte";
import { Voice } from "./voice";
import type { CardTable, GameInfo, Games, GameWords, Rules } from "./wire";

class Library {
  games = $state.raw<Games | null>(null);
  /** Voices by language and game; their texts are loaded when somebody wants them. */
  private voices = $state.raw<Record<string, Voice>>({});
  /** What the games are called, in the language spoken now. */
  private names = $state.raw<Record<string, GameWords>>({});
  private readonly books = new Map<string, Promise<Rules>>();
  private readonly words = new Map<string, Promise<Terms>>();
  private readonly cards = new Map<string, Promise<CardTable>>();

  async load(): Promise<void> {
    this.games ??= await call("GET /api/games", {});
  }

  /** Load the texts of the site in a language. */
  async loadTexts(lang: string): Promise<void> {
    const [{ bundle, games }] = await Promise.all([text.load(lang), this.load()]);
    if (lang === text.lang) {
      text.siteBundle = bundle;
      this.names = games;
    }
  }

  /** The voice of a game in the language spoken now; none until its texts are there, which this sees to. */
  voice(name: string): Voice | undefined {
    const game = this.game(name);
    if (game === undefined) {
      return undefined;
    }
    const key = `${text.lang} ${name}`;
    const found = this.voices[key];
    if (found === undefined) {
      void text.load(text.lang, name).then(
        ({ bundle }) => {
          if (this.voices[key] === undefined) {
            this.voices = { ...this.voices, [key]: new Voice(bundle, { game }) };
          }
        },
        () => undefined, // whoever looks again tries again
      );
    }
    return found;
  }

  game(name: string): GameInfo | undefined {
    return this.games?.games.find((game) => game.game === name);
  }

  /** What a game is called. */
  title(name: string): string {
    return this.names[name]?.title ?? name;
  }

  /** What a game is about, in a sentence. */
  about(name: string): string {
    return this.names[name]?.about ?? "";
  }

  rules(game: string, lang: string): Promise<Rules> {
    return once(this.books, `${game} ${lang}`, () =>
      call("GET /api/games/{game}/rules/{lang}", { path: { game, lang } }),
    );
  }

  /** The words of a game, to be explained where they stand. */
  terms(game: string, lang: string): Promise<Terms> {
    return once(this.words, `${game} ${lang}`, () => this.rules(game, lang).then((book) => new Terms(book.terms)));
  }

  /** The cards of a set of a game: of its newest edition, or of the one with this hash. */
  cardsOf(game: string, set: string, lang: string, sha256?: string): Promise<CardTable> {
    return once(this.cards, `${game} ${set} ${lang} ${sha256 ?? ""}`, () =>
      call("GET /api/games/{game}/cards/{lang}", {
        path: { game, lang },
        query: sha256 === undefined ? { set } : { set, sha256 },
      }),
    );
  }

  /** The cards that a table plays with. */
  cardsAt(table: string, lang: string): Promise<CardTable> {
    return once(this.cards, `${table} ${lang}`, () =>
      call("GET /api/tables/{table}/cards/{lang}", { path: { table, lang } }),
    );
  }
}

function once<T>(kept: Map<string, Promise<T>>, name: string, ask: () => Promise<T>): Promise<T> {
  const found = kept.get(name);
  if (found !== undefined) {
    return found;
  }
  const asked = ask();
  kept.set(name, asked);
  asked.catch(() => kept.delete(name));
  return asked;
}

export const library = new Library();
