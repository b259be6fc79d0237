// The deal of a game once more, from its seed and its cards alone: what every pile, hand and die must have been.
// docs/formats.md, "Chance", is what it follows.

import { Stream } from "./chance";
import { wordIn } from "./json";
import type { Json, Named, Record } from "./wire";

/** A card set as `cards show` tells it, or as a record carries it. */
export type Shown = Named<Json>;

/** Something that chance decided: what it must be, and where a position shows it. */
export interface Dealt {
  /** What it is, by the id of its words, and whose, if it is somebody's. */
  what: string;
  seat?: number;
  number?: number;
  cards: string[];
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

/** The first of these answers are choices before the deal. */
const CHOICES = /^(character|side):/;

/** How many entries of a record come before everything is dealt. */
export function entriesBefore(record: Record): number {
  const first = record.answers.findIndex((entry) => {
    const pick = wordIn(child(entry, "pick"));
    return pick !== "" && !CHOICES.test(pick);
  });
  return first < 0 ? record.answers.length : first;
}

/** What the cards of a game and a seed lead to; null for a game whose deal is not described here. */
export function redeal(record: Record, shown: Shown, seed: Uint8Array): Deal | null {
  const stream = (name: string) => new Stream(seed, name);
  switch (record.game) {
    case "leaders":
      return leaders(record, shown, stream);
    case "gears":
    case "machines":
      return gears(record, shown, stream);
    case "legacies":
      return legacies(record, shown, stream);
    default:
      return null;
  }
}

type Streams = (name: string) => Stream;

// ---------------------------------------------------------------- leaders

function leaders(record: Record, shown: Shown, stream: Streams): Deal {
  const players = record.seats.length;
  const removed = record.options["duel-without-protect-and-destroy"] === "on" ? ["protect", "free-destroy"] : [];
  const paper = [...copies(shown, "buildings"), ...copies(shown, "destroys"), ...copies(shown, "specials")];
  const resources = stream("resources").shuffled(copies(shown, "resources"));
  const legacies = stream("legacies").shuffled(paper.filter((card) => !removed.includes(card)));
  const dealer = stream("dealer").below(players);
  const hands = seatsOf(players).map(() => ({ resources: taken(resources, 4), legacies: taken(legacies, 4) }));
  const first = (dealer + 1) % players;
  const told = hands.map((hand, seat) =>
    seat === first ? [...hand.resources, ...taken(resources, 2)] : hand.resources,
  );
  return {
    asked: first,
    hands: hands.map((hand, seat) => [...(told[seat] ?? []), ...hand.legacies]),
    piles: { resources, legacies },
    dealt: [
      { ...fixed("dealer", [String(dealer)]), found: (position) => one(position, "dealer") },
      ...hands.flatMap((hand, seat) => [
        { ...held("resources", seat, told[seat] ?? []), found: (at: Json) => listed(at, "players", seat, "resources") },
        { ...held("legacies", seat, hand.legacies), found: (at: Json) => listed(at, "players", seat, "legacies") },
      ]),
      { ...fixed("resource-deck", topFirst(resources)), found: (position) => listed(position, "resource_deck") },
      { ...fixed("legacy-deck", topFirst(legacies)), found: (position) => listed(position, "legacy_deck") },
    ],
  };
}

// ---------------------------------------------------------------- gears and machines

function gears(record: Record, shown: Shown, stream: Streams): Deal {
  const players = record.seats.length;
  const pursuits = record.options["pursuits"] === "on";
  const variant = record.options["fate"] ?? "none";
  const fates = variant === "none" ? [] : slugs(shown, "fate");
  const deck = stream("deck").shuffled([...copies(shown, "technologies"), ...(variant === "standard" ? fates : [])]);
  const characters = stream("characters").shuffled(slugs(shown, "characters"));
  const hands = seatsOf(players).map(() => taken(deck, 6));
  const fate = variant === "destiny" ? stream("fate").shuffled(fates) : [];
  const own = seatsOf(players).map(() => taken(fate, variant === "destiny" ? 1 : 0));
  const chooser = stream("first-chooser").below(players);
  return {
    asked: pursuits ? 0 : chooser,
    hands,
    piles: { deck },
    dealt: [
      ...(pursuits
        ? []
        : seatsOf(players).map((seat) => ({
            ...fixed("character", taken(characters, 1), seat),
            found: (position: Json) => one(position, "players", seat, "character"),
          }))),
      { ...fixed("first-chooser", [String(chooser)]), when: "chosen", found: (position) => one(position, "to_move") },
      ...hands.map((hand, seat): Dealt => ({
        ...held("hand", seat, hand),
        when: "chosen",
        found: (position) => listed(position, "players", seat, "hand"),
      })),
      ...own.flatMap((cards, seat): Dealt[] =>
        cards.length === 0
          ? []
          : [
              {
                ...held("fate", seat, cards),
                when: "chosen",
                found: (position) => listed(position, "players", seat, "fate"),
              },
            ],
      ),
      { ...fixed("deck", topFirst(deck)), when: "chosen", found: (position) => listed(position, "deck") },
    ],
  };
}

// ---------------------------------------------------------------- legacies

const CENTURIES = [1, 2, 3];
const CENTURY_TILES = 6;

function legacies(record: Record, shown: Shown, stream: Streams): Deal {
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
  const dealtTo = new Map(turns.map((seat) => [seat, taken(left, 3)]));
  const solo = record.seats.length > people ? century("solo_cards", "solo-cards") : [];
  const row = ["event", "relationships", "income", "fame", "foundation", "influence", "dividends", "trade"];
  return {
    asked: order[0] ?? null,
    hands: seatsOf(people).map((seat) => dealtTo.get(seat) ?? []),
    piles: { deck: left },
    dealt: [
      ...own.map((aid, seat) => ({
        ...fixed("aid", [String(aid)], seat),
        found: (position: Json) => one(position, "players", seat, "aid"),
      })),
      ...figures.map((figure, place) => ({
        ...fixed("figure", [figure], undefined, place + 1),
        found: (position: Json) => one(position, "legendary", place, "figure"),
      })),
      {
        ...fixed("tiles", [
          top(stream("century-tiles").shuffled(tiles.slice(0, CENTURY_TILES))),
          top(stream("game-tiles").shuffled(last)),
        ]),
        found: (position) => inPlay(position),
      },
      ...(level?.row.length === 0
        ? [
            {
              ...fixed("row", stream("global-actions").shuffled(row)),
              found: (position: Json) => each(position, "global_actions", "tile"),
            },
          ]
        : []),
      { ...fixed("event", events.slice(0, 1)), found: (position) => one(position, "events", "upcoming") },
      { ...fixed("events", events.slice(1)), found: (position) => listed(position, "events", "deck") },
      ...[deck, ...later].map((pile, place) => ({
        ...fixed("player-cards", topFirst(pile), undefined, place + 1),
        found: (position: Json) =>
          place === 0 ? listed(position, "deck") : listed(position, "later_decks", place - 1),
      })),
      { ...fixed("successors", topFirst(successors)), found: (position) => listed(position, "successor_deck") },
      ...solo.map((pile, place) => ({
        ...fixed("solo", topFirst(pile), undefined, place + 1),
        found: (position: Json) => listed(position, "solo_deck", place),
      })),
      ...turns.map((seat): Dealt => ({
        ...held("hand", seat, dealtTo.get(seat) ?? []),
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

// ---------------------------------------------------------------- cards

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

function slugs(shown: Shown, group: string): string[] {
  return cardsIn(shown, group).map(slugOf);
}

const COPIES = 999; // of one card, at most, as in every set

/** Every card of a group as often as there are copies of it, copies together. */
function copies(shown: Shown, group: string): string[] {
  return cardsIn(shown, group).flatMap((card) =>
    Array.from({ length: Math.min(COPIES, Number(child(card, "copies") ?? 1)) }, () => slugOf(card)),
  );
}

// ---------------------------------------------------------------- piles and positions

function seatsOf(players: number): number[] {
  return Array.from({ length: players }, (_, seat) => seat);
}

/** So many cards from the top of a pile, which is its end. */
function taken(pile: string[], count: number): string[] {
  return pile.splice(pile.length - count, count).reverse();
}

function topFirst(pile: string[]): string[] {
  return [...pile].reverse();
}

function top(pile: string[]): string {
  return pile.at(-1) ?? "";
}

function fixed(what: string, cards: string[], seat?: number, number?: number): Omit<Dealt, "found"> {
  return {
    what,
    cards,
    ordered: true,
    when: "first",
    ...(seat === undefined ? {} : { seat }),
    ...(number === undefined ? {} : { number }),
  };
}

function held(what: string, seat: number, cards: string[]): Omit<Dealt, "found"> {
  return { ...fixed(what, cards, seat), ordered: false };
}

/** What is written under a key, or at a place of a list. */
export function child(value: Json | undefined, ...keys: (string | number)[]): Json | undefined {
  let found = value;
  for (const key of keys) {
    if (typeof found !== "object" || found === null) {
      return undefined;
    }
    found = Array.isArray(found) ? found[Number(key)] : found[String(key)];
  }
  return found;
}

/** A list of words under these keys; null where there is none. */
function listed(value: Json, ...keys: (string | number)[]): string[] | null {
  const found = child(value, ...keys);
  return Array.isArray(found) ? found.map((card) => wordIn(card)) : null;
}

function one(position: Json, ...keys: (string | number)[]): string[] | null {
  const found = wordIn(child(position, ...keys));
  return found === "" ? null : [found];
}

function each(position: Json, list: string, key: string): string[] | null {
  const found = child(position, list);
  return Array.isArray(found) ? found.map((thing) => wordIn(child(thing, key))) : null;
}
