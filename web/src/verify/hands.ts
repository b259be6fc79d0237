// Hands and piles while the answers of a record are followed.

import type { Named } from "../lib/wire";
import type { Deal } from "./deal";

export interface RecordedAnswer {
  seat: number;
  verb: string;
  card: string;
}

/** What an answer means for hands and piles; false if it cannot be followed. A card that does not fit is a Misfit. */
export type Follower = (said: RecordedAnswer) => boolean;

export class MismatchedCard extends Error {
  constructor(readonly card: string) {
    super(card);
  }
}

/** Hands and piles while they are followed. */
export class Hands {
  fitted = 0;
  private readonly hands: string[][];
  private readonly piles: Named<string[]>;
  private looked: string[] = [];

  constructor(deal: Deal) {
    this.hands = deal.hands.map((hand) => [...hand]);
    this.piles = Object.fromEntries(Object.entries(deal.piles).map(([name, pile]) => [name, [...pile]]));
  }

  /** A card leaves a hand; it must have been there. */
  plays(seat: number, card: string): boolean {
    const hand = this.hands[seat] ?? [];
    if (!hand.includes(card)) {
      throw new MismatchedCard(card);
    }
    hand.splice(hand.indexOf(card), 1);
    this.fitted++;
    return true;
  }

  /** Cards from a pile into a hand; false if there are not so many. */
  draws(seat: number, name: string, count: number): boolean {
    const pile = this.piles[name] ?? [];
    this.hands[seat]?.push(...pile.slice(pile.length - count));
    return pile.splice(Math.max(0, pile.length - count), count).length === count;
  }

  /** Cards of which one will be kept. */
  looks(name: string, count: number): boolean {
    const pile = this.piles[name] ?? [];
    this.looked = pile.splice(Math.max(0, pile.length - count), count);
    return this.looked.length === count;
  }

  keeps(seat: number, card: string): boolean {
    if (!this.looked.includes(card)) {
      throw new MismatchedCard(card);
    }
    this.hands[seat]?.push(card);
    this.fitted++;
    return true;
  }
}
