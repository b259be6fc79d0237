// The cards of a set: their slugs, and every copy of them.

import { wordIn } from "../lib/json";
import type { Json, Named } from "../lib/wire";
import { child } from "./json";

/** A card set as `cards show` tells it, or as a record carries it. */
export type Shown = Named<Json>;

/** The cards of a group, each with what is printed on it. */
export function cardsIn(shown: Shown, group: string): Json[] {
  const cards = shown[group];
  return Array.isArray(cards) ? cards : [];
}

/** The slug of a card, which follows from its English name where none is written. */
export function slugOf(card: Json): string {
  if (typeof card === "string") {
    return card;
  }
  const name = wordIn(child(card, "name"))
    .normalize("NFKD")
    .replace(/[^\x20-\x7f]/g, "")
    .toLowerCase();
  return wordIn(child(card, "slug")) || name.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}

export function slugs(shown: Shown, group: string): string[] {
  return cardsIn(shown, group).map(slugOf);
}

const COPIES = 999; // of one card, at most, as in every set

/** Every card of a group as often as there are copies of it, copies together. */
export function copies(shown: Shown, group: string): string[] {
  return cardsIn(shown, group).flatMap((card) =>
    Array.from({ length: Math.min(COPIES, Number(child(card, "copies") ?? 1)) }, () => slugOf(card)),
  );
}
