// What does not change while one plays: games, cards, rules. Each is asked for once.

import { call } from "./api";
import { Terms } from "./terms";
import { text } from "./text.svelte";
import { Voice } from "./voice";
import type { CardTable, GameInfo, Games, Rules } from "./wire";

class Library {
  games = $state.raw<Games | null>(null);
  /** A voice for each game, in the language spoken now; none until its texts are there. */
  voices = $state.raw<Record<string, Voice>>({});
  private readonly books = new Map<string, Promise<Rules>>();
  private readonly words = new Map<string, Promise<Terms>>();
  private readonly cards = new Map<string, Promise<CardTable>>();

  async load(): Promise<void> {
    this.games ??= await call("GET /api/games", {});
  }

  /** The words of all games, and of the house, in a language. */
  async speak(lang: string): Promise<void> {
    const house = await text.bundle(lang);
    await this.load();
    const games = this.games?.games ?? [];
    const bundles = await Promise.all(games.map((game) => text.bundle(lang, game.game)));
    if (lang === text.lang) {
      text.house = house;
      this.voices = Object.fromEntries(
        games.map((game, place) => [game.game, new Voice(bundles[place] ?? house, { game })]),
      );
    }
  }

  game(name: string): GameInfo | undefined {
    return this.games?.games.find((game) => game.game === name);
  }

  /** What a game is called. */
  title(name: string): string {
    return this.voices[name]?.maybe("game-title") ?? name;
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

  /** The cards of a set of a game. */
  cardsOf(game: string, set: string, lang: string): Promise<CardTable> {
    return once(this.cards, `${game} ${set} ${lang}`, () =>
      call("GET /api/games/{game}/cards/{lang}", { path: { game, lang }, query: { set } }),
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
