// The cards of a set, to be looked up: in groups, each with what is printed on it.

import { wordsIn } from "./search";
import { bare, type Voice } from "./voice";
import type { CardTable, Json, Named } from "./wire";

const FIRST = ["slug", "name", "copies"]; // what every card has; its other keys are told after its name

export interface CardShown {
  slug: string;
  name: string;
  copies: number;
  about: string;
}

export interface Group {
  id: string;
  title: string;
  cards: CardShown[];
}

/** Equal cards once, with their number, in the order of the hand. */
export function tally(cards: string[]): { card: string; count: number }[] {
  return [...new Set(cards)].map((card) => ({ card, count: cards.filter((one) => one === card).length }));
}

/** The cards whose name or print has every word that was typed, by group. */
export function lookedUp(table: CardTable, voice: Voice, typed: string): Group[] {
  const wanted = wordsIn(typed);
  const found: Group[] = [];
  for (const [id, cards] of Object.entries(table.shown)) {
    if (Array.isArray(cards)) {
      const shown = cards.map((card) => cardShown(card, voice)).filter((card) => matches(card, wanted));
      found.push({ id, title: voice.maybe(`group-${id}`) ?? id, cards: shown });
    }
  }
  return found.filter((group) => group.cards.length > 0);
}

function cardShown(card: Json, voice: Voice): CardShown {
  const known: Named<Json> = typeof card === "object" && card !== null && !Array.isArray(card) ? card : { slug: card };
  const slug = typeof known["slug"] === "string" ? known["slug"] : "";
  const about = Object.entries(known)
    .filter(([key, value]) => !FIRST.includes(key) && value !== null)
    .map(([key, value]) => voice.aboutCard(slug, key, value).replace(/\.$/, ""));
  return { slug, name: voice.name(slug), copies: Number(known["copies"] ?? 1), about: [...new Set(about)].join("; ") };
}

function matches(card: CardShown, wanted: string[]): boolean {
  const words = wordsIn(bare(`${card.name} ${card.about}`));
  return wanted.every((start) => words.some((word) => word.startsWith(start)));
}
