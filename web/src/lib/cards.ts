// The cards of a set, to be looked up: in groups, each with what is printed on it.

import { wordsIn } from "./search";
import { withoutIsolates, type Voice } from "./voice";
import type { CardTable, Json, Named } from "./wire";

const SHOWN_ELSEWHERE = ["slug", "name", "copies", "origin", "origins"]; // these keys are not told after the name
const MARKS: Named<string> = { designed: "*", owner: "°" }; // where a value comes from, if not from the rulebook

/** Words for parts of a value that come from elsewhere, named by their places in the set. */
export type PartWords = (origin: string, parts: string) => string;

export interface CardShown {
  slug: string;
  name: string;
  copies: number;
  about: string;
  marks: { name: string; copies: string };
}

export interface CardGroup {
  id: string;
  title: string;
  cards: CardShown[];
}

/** Equal cards once, with their number, in the order of the hand. */
export function tally(cards: string[]): { card: string; count: number }[] {
  return [...new Set(cards)].map((card) => ({ card, count: cards.filter((one) => one === card).length }));
}

/** The cards whose name or print has every word that was typed, by group; each value with where it comes from. */
export function searchCards(table: CardTable, voice: Voice, typed: string, partWords: PartWords): CardGroup[] {
  const wanted = wordsIn(typed);
  const found: CardGroup[] = [];
  for (const [id, cards] of Object.entries(table.shown)) {
    if (Array.isArray(cards)) {
      const all = cards.map((card) => cardShown(card, table.shown["origins"], voice, partWords));
      const shown = all.filter((card) => matches(card, wanted));
      found.push({ id, title: voice.maybe(`group-${id}`) ?? id, cards: shown });
    }
  }
  return found.filter((group) => group.cards.length > 0);
}

function cardShown(card: Json, ofSet: Json | undefined, voice: Voice, partWords: PartWords): CardShown {
  const known: Named<Json> = isTable(card) ? card : { slug: card };
  const slug = typeof known["slug"] === "string" ? known["slug"] : "";
  const origins = known["origins"] ?? (isTable(ofSet) ? ofSet[slug] : undefined);
  const mark = (key: string): string => (isTable(origins) ? marked(key, origins as Named<string>, partWords) : "");
  const about = Object.entries(known)
    .filter(([key, value]) => !SHOWN_ELSEWHERE.includes(key) && value !== null)
    .map(([key, value]) => voice.aboutCard(slug, key, value).replace(/\.$/, "") + mark(key));
  return {
    slug,
    name: voice.name(slug),
    copies: Number(known["copies"] ?? 1),
    about: [...new Set(about)].join("; "),
    marks: { name: mark("name"), copies: mark("copies") },
  };
}

function isTable(value: Json | undefined): value is Named<Json> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The mark of a value, and of parts of it that come from elsewhere. */
function marked(key: string, origins: Named<string>, partWords: PartWords): string {
  const apart = Object.entries(origins).filter(([path]) => path.startsWith(`${key}.`));
  const parts = [...new Set(apart.map(([, origin]) => origin))].map((origin) => {
    const paths = apart.filter(([, other]) => other === origin).map(([path]) => path.slice(key.length + 1));
    return ` (${partWords(origin, paths.join(", "))})`;
  });
  return (MARKS[origins[key] ?? ""] ?? "") + parts.join("");
}

function matches(card: CardShown, wanted: string[]): boolean {
  const words = wordsIn(withoutIsolates(`${card.name} ${card.about}`));
  return wanted.every((start) => words.some((word) => word.startsWith(start)));
}
