// gears, and machines, which is dealt alike: the deal, and the answers of the first round.

import type { Json, Record } from "../lib/wire";
import { cardsIn, copies, slugOf, slugs, type Shown } from "./cards";
import {
  dealtCards,
  dealtHand,
  dealtSeat,
  seatsOf,
  takeFromTop,
  topFirst,
  type Deal,
  type Dealt,
  type Streams,
} from "./deal";
import type { GameVerifier } from "./games";
import type { Follower, Hands } from "./hands";
import { child, listed, one } from "./json";

function redeal(record: Record, shown: Shown, stream: Streams): Deal {
  const players = record.seats.length;
  const pursuits = record.options["pursuits"] === "on";
  const variant = record.options["fate"] ?? "none";
  const fates = variant === "none" ? [] : slugs(shown, "fate");
  const deck = stream("deck").shuffled([...copies(shown, "technologies"), ...(variant === "standard" ? fates : [])]);
  const characters = stream("characters").shuffled(slugs(shown, "characters"));
  const hands = seatsOf(players).map(() => takeFromTop(deck, 6));
  const fate = variant === "destiny" ? stream("fate").shuffled(fates) : [];
  const own = seatsOf(players).map(() => takeFromTop(fate, variant === "destiny" ? 1 : 0));
  const chooser = stream("first-chooser").below(players);
  return {
    asked: pursuits ? 0 : chooser,
    hands,
    piles: { deck },
    dealt: [
      ...(pursuits
        ? []
        : seatsOf(players).map((seat) => ({
            ...dealtCards("character", takeFromTop(characters, 1), seat),
            found: (position: Json) => one(position, "players", seat, "character"),
          }))),
      { ...dealtSeat("first-chooser", chooser), when: "chosen", found: (position) => one(position, "to_move") },
      ...hands.map((hand, seat): Dealt => ({
        ...dealtHand("hand", seat, hand),
        when: "chosen",
        found: (position) => listed(position, "players", seat, "hand"),
      })),
      ...own.flatMap((cards, seat): Dealt[] =>
        cards.length === 0
          ? []
          : [
              {
                ...dealtHand("fate", seat, cards),
                when: "chosen",
                found: (position) => listed(position, "players", seat, "fate"),
              },
            ],
      ),
      { ...dealtCards("deck", topFirst(deck)), when: "chosen", found: (position) => listed(position, "deck") },
    ],
  };
}

const BONUS = [0, 1, 1, 2]; // cards for whoever comes later in the order
const OTHERS = ["character", "travel", "influence", "cubes", "end", "on", "without", "whom", "take", "place"];

/** The first round: positions with their bonus cards, then establishing, paying, drawing. */
function follower(hands: Hands, record: Record, shown: Shown): Follower {
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

export const gears: GameVerifier = { choices: ["character"], redeal, follower };
