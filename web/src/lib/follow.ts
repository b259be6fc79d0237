// The cards that the answers of a record name, held against the hands that were dealt: as far as it can be followed
// without the rules of the game. Whatever takes more than the plain answers ends it.

import { wordIn } from "./json";
import { cardsIn, child, slugOf, type Deal, type Shown } from "./redeal";
import type { Json, Named, Record } from "./wire";

/** How far the answers were followed, how many cards fitted, and the first that did not. */
export interface Followed {
  entries: number;
  cards: number;
  wrong: { entry: number; seat: number; card: string } | null;
}

interface Said {
  seat: number;
  verb: string;
  card: string;
}

/** What an answer means for hands and piles; false if it cannot be followed. A card that does not fit is a Misfit. */
type Follower = (said: Said) => boolean;

class Misfit extends Error {
  constructor(readonly card: string) {
    super(card);
  }
}

export function followed(record: Record, deal: Deal, shown: Shown): Followed {
  const hands = new Hands(deal);
  const follower = followerOf(record, hands, shown);
  let entries = 0;
  for (const entry of record.answers) {
    const said = saidIn(entry);
    if (said === null && child(entry, "kind") === undefined) {
      break; // taken back, or new luck
    }
    try {
      if (said !== null && !follower(said)) {
        break;
      }
    } catch (found) {
      if (said !== null && found instanceof Misfit) {
        return { entries, cards: hands.fitted, wrong: { entry: entries + 1, seat: said.seat, card: found.card } };
      }
      throw found;
    }
    entries++;
  }
  return { entries, cards: hands.fitted, wrong: null };
}

function saidIn(entry: Json): Said | null {
  const pick = wordIn(child(entry, "pick"));
  const [verb = "", card = ""] = pick.split(":");
  return pick === "" ? null : { seat: Number(child(entry, "seat")), verb, card };
}

/** Hands and piles while they are followed. */
class Hands {
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
      throw new Misfit(card);
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
      throw new Misfit(card);
    }
    this.hands[seat]?.push(card);
    this.fitted++;
    return true;
  }
}

function followerOf(record: Record, hands: Hands, shown: Shown): Follower {
  switch (record.game) {
    case "leaders":
      return leaders(record, hands);
    case "legacies":
      return legacies(hands);
    default:
      return gears(record, hands, shown);
  }
}

/** Two Resource cards as a turn begins; building, paying, looking at three. */
function leaders(record: Record, hands: Hands): Follower {
  let turn = Number(child(record.answers[0], "seat"));
  return ({ seat, verb, card }) => {
    if (seat !== turn) {
      turn = seat;
      if (!hands.draws(seat, "resources", 2)) {
        return false;
      }
    }
    switch (verb) {
      case "look":
        return hands.looks("legacies", 3);
      case "keep":
        return hands.keeps(seat, card);
      case "build":
      case "pay":
      case "discard":
        return hands.plays(seat, card);
      case "protect":
        return hands.plays(seat, "protect");
      default:
        return ["work", "done", "pass"].includes(verb);
    }
  };
}

const BONUS = [0, 1, 1, 2]; // cards for whoever comes later in the order
const OTHERS = ["character", "travel", "influence", "cubes", "end", "on", "without", "whom", "take", "place"];

/** The first round: positions with their bonus cards, then establishing, paying, drawing. */
function gears(record: Record, hands: Hands, shown: Shown): Follower {
  const positions = new Map<string, number>();
  let able = false; // what has an ability may have drawn cards
  return ({ seat, verb, card }) => {
    if (able && verb !== "pay") {
      return false;
    }
    switch (verb) {
      case "position":
        if (positions.size === record.seats.length) {
          return false;
        }
        positions.set(card, seat);
        return positions.size < record.seats.length || bonuses(positions, hands);
      case "establish":
        able = hasAbility(shown, card);
        return hands.plays(seat, card);
      case "pay":
        return hands.plays(seat, card);
      case "fate":
        return record.options["fate"] !== "standard" || hands.plays(seat, card);
      case "draw":
        return hands.looks("deck", 2);
      case "keep":
        return hands.keeps(seat, card);
      default:
        return OTHERS.includes(verb);
    }
  };
}

function bonuses(positions: Map<string, number>, hands: Hands): boolean {
  return BONUS.slice(0, positions.size).every((count, place) =>
    hands.draws(positions.get(String(place + 1)) ?? 0, "deck", count),
  );
}

function hasAbility(shown: Shown, card: string): boolean {
  const found = cardsIn(shown, "technologies").find((one) => slugOf(one) === card);
  return (child(found, "ability") ?? null) !== null;
}

/** The first card that is played. */
function legacies(hands: Hands): Follower {
  let played = false;
  return ({ seat, verb, card }) => {
    if (played) {
      return false;
    }
    played = verb === "play" || verb === "swap";
    return played ? hands.plays(seat, card) : verb === "character" || verb === "side";
  };
}
