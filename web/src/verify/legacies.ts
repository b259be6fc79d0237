// legacies: its deal, and the first card that is played.

import { wordIn } from "../lib/json";
import type { Json, Record } from "../lib/wire";
import { cardsIn, slugOf, slugs, type Shown } from "./cards";
import {
  dealtCards,
  dealtHand,
  seatsOf,
  takeFromTop,
  topCard,
  topFirst,
  type Deal,
  type Dealt,
  type Streams,
} from "./deal";
import type { GameVerifier } from "./games";
import type { Follower, Hands } from "./hands";
import { child, each, listed, one } from "./json";

const CHOICES = ["character", "side"];
const CENTURIES = [1, 2, 3];
const CENTURY_TILES = 6;

function redeal(record: Record, shown: Shown, stream: Streams): Deal {
  const people = record.seats.filter((seat) => seat.kind !== "automaton").length;
  const level = levelOf(record, shown);
  const century = (group: string, name: string) =>
    CENTURIES.map((number) =>
      stream(`${name}-${String(number)}`).shuffled(
        cardsIn(shown, group)
          .filter((card) => child(card, "century") === number)
          .map(slugOf),
      ),
    );
  const [deck = [], ...later] = century("player_cards", "player-cards");
  const successors = stream("successors").shuffled(slugs(shown, "successors"));
  const events = century("events", "events").flatMap((pile) => topFirst(pile).slice(0, 2));
  const figures = topFirst(stream("legendary").shuffled(slugs(shown, "legendary"))).slice(0, 5);
  const tiles = slugs(shown, "scoring_tiles");
  const last = tiles.slice(CENTURY_TILES).filter((tile) => level === null || level.tiles.includes(tile));
  const aids = stream("player-aids").shuffled(["1", "2", "3", "4", "5", "6"]);
  const own = seatsOf(people).map(() => Number(aids.pop()));
  const order = seatsOf(people).sort((one, other) => (own[one] ?? 0) - (own[other] ?? 0));
  const turns = byFoundation(order, record, shown);
  const left = [...deck];
  const dealtTo = new Map(turns.map((seat) => [seat, takeFromTop(left, 3)]));
  const solo = record.seats.length > people ? century("solo_cards", "solo-cards") : [];
  const row = ["event", "relationships", "income", "fame", "foundation", "influence", "dividends", "trade"];
  return {
    asked: order[0] ?? null,
    hands: seatsOf(people).map((seat) => dealtTo.get(seat) ?? []),
    piles: { deck: left },
    dealt: [
      ...own.map((aid, seat) => ({
        ...dealtCards("aid", [String(aid)], seat),
        found: (position: Json) => one(position, "players", seat, "aid"),
      })),
      ...figures.map((figure, place) => ({
        ...dealtCards("figure", [figure], undefined, place + 1),
        found: (position: Json) => one(position, "legendary", place, "figure"),
      })),
      {
        ...dealtCards("tiles", [
          topCard(stream("century-tiles").shuffled(tiles.slice(0, CENTURY_TILES))),
          topCard(stream("game-tiles").shuffled(last)),
        ]),
        found: (position) => inPlay(position),
      },
      ...(level?.row.length === 0
        ? [
            {
              ...dealtCards("row", stream("global-actions").shuffled(row)),
              found: (position: Json) => each(position, "global_actions", "tile"),
            },
          ]
        : []),
      { ...dealtCards("event", events.slice(0, 1)), found: (position) => one(position, "events", "upcoming") },
      { ...dealtCards("events", events.slice(1)), found: (position) => listed(position, "events", "deck") },
      ...[deck, ...later].map((pile, place) => ({
        ...dealtCards("player-cards", topFirst(pile), undefined, place + 1),
        found: (position: Json) =>
          place === 0 ? listed(position, "deck") : listed(position, "later_decks", place - 1),
      })),
      { ...dealtCards("successors", topFirst(successors)), found: (position) => listed(position, "successor_deck") },
      ...solo.map((pile, place) => ({
        ...dealtCards("solo", topFirst(pile), undefined, place + 1),
        found: (position: Json) => listed(position, "solo_deck", place),
      })),
      ...turns.map((seat): Dealt => ({
        ...dealtHand("hand", seat, dealtTo.get(seat) ?? []),
        when: "chosen",
        found: (position) => listed(position, "players", seat, "hand"),
      })),
    ],
  };
}

/** What the difficulty fixes; null without a Nemesis. */
function levelOf(record: Record, shown: Shown): { tiles: string[]; row: string[] } | null {
  if (!(record.options["npcs"] ?? "").includes("nemesis")) {
    return null;
  }
  const level = cardsIn(shown, "difficulties").find((one) => child(one, "level") === record.options["difficulty"]);
  return { tiles: listed(level ?? null, "tiles") ?? [], row: listed(level ?? null, "row") ?? [] };
}

/** The people in their first turn order: the largest foundation first, ties by player aid. */
function byFoundation(order: number[], record: Record, shown: Shown): number[] {
  const mats = cardsIn(shown, "mats");
  const foundation = (seat: number): number => {
    const choice = record.answers.find(
      (entry) => child(entry, "seat") === seat && wordIn(child(entry, "pick")).startsWith("character:"),
    );
    const character = wordIn(child(choice, "pick")).slice("character:".length);
    return Number(
      child(
        mats.find((mat) => child(mat, "character") === character),
        "foundation",
      ) ?? 0,
    );
  };
  return [...order].sort((one, other) => foundation(other) - foundation(one));
}

/** The two scoring tiles that are in play. */
function inPlay(position: Json): string[] | null {
  const tiles = child(position, "scoring_tiles");
  return Array.isArray(tiles)
    ? tiles.filter((tile) => child(tile, "place") === "in-play").map((tile) => wordIn(child(tile, "tile")))
    : null;
}

/** The first card that is played. */
function follower(hands: Hands): Follower {
  let played = false;
  return ({ seat, verb, card }) => {
    if (played) {
      return false;
    }
    played = verb === "play" || verb === "swap";
    return played ? hands.plays(seat, card) : CHOICES.includes(verb);
  };
}

export const legacies: GameVerifier = { choices: CHOICES, redeal, follower };
