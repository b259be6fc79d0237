// What a deal is made of, in every game: what chance decided, and the piles it came from.

import type { Json, Named } from "../lib/wire";
import type { Stream } from "./chance";

/** Something that chance decided: what it must be, and where a position shows it. */
export interface Dealt {
  /** What it is, by the id of its words, and whose, if it is somebody's. */
  what: string;
  seat?: number;
  number?: number;
  cards: string[];
  kind: "cards" | "seat";
  /** Hands are told in no order. */
  ordered: boolean;
  /** Is it there before the first answer, or only when everybody has chosen what is chosen first? */
  when: "first" | "chosen";
  /** What a position says of it; null where it is hidden. */
  found: (position: Json) => string[] | null;
}

/** What was dealt, the seat that is asked first of all, and what is left for drawing. */
export interface Deal {
  dealt: Dealt[];
  asked: number | null;
  hands: string[][];
  piles: Named<string[]>;
}

export type Streams = (name: string) => Stream;

export function seatsOf(players: number): number[] {
  return Array.from({ length: players }, (_, seat) => seat);
}

/** So many cards from the top of a pile, which is its end. */
export function takeFromTop(pile: string[], count: number): string[] {
  return pile.splice(pile.length - count, count).reverse();
}

export function topFirst(pile: string[]): string[] {
  return [...pile].reverse();
}

export function topCard(pile: string[]): string {
  return pile.at(-1) ?? "";
}

export function dealtCards(what: string, cards: string[], seat?: number, number?: number): Omit<Dealt, "found"> {
  return {
    what,
    cards,
    kind: "cards",
    ordered: true,
    when: "first",
    ...(seat === undefined ? {} : { seat }),
    ...(number === undefined ? {} : { number }),
  };
}

/** A seat that chance has named. */
export function dealtSeat(what: string, seat: number): Omit<Dealt, "found"> {
  return { ...dealtCards(what, [String(seat)]), kind: "seat" };
}

export function dealtHand(what: string, seat: number, cards: string[]): Omit<Dealt, "found"> {
  return { ...dealtCards(what, cards, seat), ordered: false };
}
