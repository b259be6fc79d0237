// A finished game gone through once more, step by step: promises, seed, cards, deal, and the cards that answers name.

import { hexToBytes } from "@noble/hashes/utils.js";

import { commitmentTo, seedOf, ZEROS, type Share } from "../lib/deal";
import { wordIn } from "../lib/json";
import type { Json, Named, Record } from "../lib/wire";
import { slugOf, type Shown } from "./cards";
import type { Dealt } from "./deal";
import { followAnswers, type FollowedAnswers } from "./follow";
import { entriesBefore, redeal } from "./games";
import { child } from "./json";

const RNG = "blake2b-1";
const BYTES = /^[0-9a-f]{64}$/;

/** One thing that was compared. `good` is null where there is nothing to compare with. */
export interface VerifiedStep {
  /** The sentence that it claims, by its id, and what stands in it. */
  claim: string;
  name: string;
  number: number;
  good: boolean | null;
  /** What it must be, and what was found; bytes, or cards by their slugs. */
  expected: string[];
  found: string[] | null;
  kind: "bytes" | "cards" | "seat" | "words";
}

export interface VerifiedPart {
  id: "promises" | "cards" | "deal" | "game";
  steps: VerifiedStep[];
}

/** HashedCards with their hash; those that a record brings itself have none but its own. */
export interface HashedCards {
  shown: Shown;
  sha256: string | null;
}

/** Everything there is to check a game with. */
export interface Evidence {
  record: Record;
  /** The cards of the set, and their hash; null if nobody here knows them. */
  cards: HashedCards | null;
  /** The position before the first answer, and the one when everything is dealt. */
  first: Json;
  chosen: Json;
  /** What this browser put into the deal. */
  own: Share[];
}

/** A record from a file; null if it is none. */
export function readRecord(text: string): Record | null {
  const found = parsed(text);
  const fits =
    typeof child(found, "game") === "string" &&
    Array.isArray(child(found, "seats")) &&
    list(child(found, "seats")).every((seat) => typeof child(seat, "name") === "string") &&
    Array.isArray(child(found, "answers")) &&
    list(child(found, "answers")).every(isObject) &&
    isObject(child(found, "options")) &&
    typeof child(found, "cards", "sha256") === "string" &&
    isObject(child(found, "cards", "definitions") ?? {});
  return fits ? (found as unknown as Record) : null;
}

function list(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

function isObject(value: Json | undefined): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The positions that a trace (`posterity trace`) has for a record; null if it is no trace. */
export function readTrace(text: string, record: Record): { first: Json; chosen: Json } | null {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const positions = lines.slice(0, entriesBefore(record) + 1).map((line) => child(parsed(line), "position"));
  const [first, chosen] = [positions[0], positions[entriesBefore(record)]];
  return first === undefined || chosen === undefined ? null : { first, chosen };
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return null;
  }
}

/** What several seats see of a position, as one: of each player what that player sees. */
export function mergedViews(views: Json[]): Json {
  const [first = null] = views;
  const players = child(first, "players");
  if (typeof first !== "object" || first === null || Array.isArray(first) || !Array.isArray(players)) {
    return first;
  }
  return { ...first, players: players.map((player, seat) => child(views[seat], "players", seat) ?? player) };
}

/** Was anything promised before this game? */
export function isPromised(record: Record): boolean {
  return typeof record.commitment === "string";
}

export function verifyGame(evidence: Evidence): VerifiedPart[] {
  const { record } = evidence;
  const seed = record.seed;
  if (seed === undefined || !BYTES.test(seed) || record.rng !== RNG) {
    return [{ id: "promises", steps: [words("whole", false, record.rng)] }];
  }
  return [
    { id: "promises", steps: [...promises(evidence), ...mine(evidence)] },
    ...(evidence.cards === null
      ? [{ id: "cards" as const, steps: [words("cards", null)] }]
      : dealt(evidence, evidence.cards, hexToBytes(seed))),
  ];
}

// ---------------------------------------------------------------- promises

function promises({ record }: Evidence): VerifiedStep[] {
  if (!isPromised(record)) {
    return [];
  }
  const seats = record.seats.filter((seat) => (seat.commitment ?? null) !== null);
  const opened = [record.secret ?? "", ...record.seats.map((seat) => seat.entropy ?? ZEROS)];
  const readable = opened.every((bytes) => BYTES.test(bytes));
  return [
    promise("server", "", record.commitment ?? "", record.secret ?? ""),
    ...seats.map((seat) => promise("seat", seat.name, seat.commitment ?? "", seat.entropy ?? ZEROS)),
    bytes("seed", "", record.seed ?? "", readable ? seedOf(record, record.secret ?? "") : ""),
  ];
}

function promise(claim: string, name: string, commitment: string, opened: string): VerifiedStep {
  return bytes(claim, name, commitment, BYTES.test(opened) ? commitmentTo(opened) : "");
}

function bytes(claim: string, name: string, found: string, expected: string): VerifiedStep {
  return { claim, name, number: 0, good: found === expected, expected: [expected], found: [found], kind: "bytes" };
}

/** What only this browser knows: the promise it saw, and the bytes it sent. */
function mine({ record, own }: Evidence): VerifiedStep[] {
  return own.flatMap((share) => [
    bytes("bound", "", record.commitment ?? "", share.opened?.server ?? ""),
    bytes("mine", "", record.seats[share.opened?.seat ?? 0]?.entropy ?? ZEROS, share.entropy),
  ]);
}

// ---------------------------------------------------------------- cards

function dealt(evidence: Evidence, cards: HashedCards, seed: Uint8Array): VerifiedPart[] {
  const { record } = evidence;
  const same = cards.sha256 === null ? words("cards", null) : bytes("cards", "", cards.sha256, record.cards.sha256);
  const deal = redeal(record, cards.shown, seed);
  if (deal === null) {
    return [{ id: "cards", steps: [same, words("game", null)] }];
  }
  const asked = record.answers.map((entry) => child(entry, "seat")).find((seat) => typeof seat === "number");
  return [
    { id: "cards", steps: [same] },
    { id: "deal", steps: deal.dealt.map((one) => compared(one, evidence)) },
    {
      id: "game",
      steps: [
        ...(deal.asked === null || asked === undefined
          ? []
          : [{ ...words("asked", asked === deal.asked), ...seats([deal.asked], [asked]) }]),
        named(followAnswers(record, deal, cards.shown), record),
      ],
    },
  ];
}

/** The cards that answers name: so many fitted, or the first that did not. */
function named({ entries, cards, wrong }: FollowedAnswers, record: Record): VerifiedStep {
  if (wrong === null) {
    return { ...words("answers", cards > 0 ? true : null), number: entries, name: String(cards) };
  }
  const name = record.seats[wrong.seat]?.name ?? "";
  return { ...words("answer", false), number: wrong.entry, name, found: [wrong.card], kind: "cards" };
}

function compared(one: Dealt, evidence: Evidence): VerifiedStep {
  const found = one.found(evidence[one.when]);
  return {
    claim: one.what,
    name: one.seat === undefined ? "" : (evidence.record.seats[one.seat]?.name ?? ""),
    number: one.number ?? 0,
    good: found === null ? null : same(one, found),
    expected: one.cards,
    found,
    kind: one.kind,
  };
}

function same(one: Dealt, found: string[]): boolean {
  const [expected, there] = one.ordered ? [one.cards, found] : [[...one.cards].sort(), [...found].sort()];
  return expected.length === there.length && expected.every((card, place) => card === there[place]);
}

function seats(expected: number[], found: number[]): Pick<VerifiedStep, "expected" | "found" | "kind"> {
  return { expected: expected.map(String), found: found.map(String), kind: "seat" };
}

function words(claim: string, good: boolean | null, found?: string): VerifiedStep {
  return { claim, name: "", number: 0, good, expected: [], found: found === undefined ? null : [found], kind: "words" };
}

// ---------------------------------------------------------------- in all

/** How many steps fit, do not fit, and cannot be compared. */
export function countResults(parts: VerifiedPart[]): { good: number; bad: number; open: number } {
  const all = parts.flatMap((part) => part.steps.map((step) => step.good));
  return {
    good: all.filter((good) => good === true).length,
    bad: all.filter((good) => good === false).length,
    open: all.filter((good) => good === null).length,
  };
}

/** The names of cards that a record brings with it. */
export function namesIn(definitions: Json, lang: string): Named<string> {
  const groups = typeof definitions === "object" && definitions !== null ? Object.values(definitions) : [];
  const cards = groups.flatMap((group) => (Array.isArray(group) ? group : []));
  const named = cards.filter((card) => typeof child(card, "name") === "string");
  const called = (card: Json) => (lang === "it" && wordIn(child(card, "name_it"))) || wordIn(child(card, "name"));
  return Object.fromEntries(named.map((card) => [slugOf(card), called(card)]));
}
