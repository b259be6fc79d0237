// What is printed on the components of legacies, as the set shows it.

import { wordIn } from "../../lib/json";
import type { CardTable, Json, Named } from "../../lib/wire";

/** One step of an effect as a pack prints it; amounts are numbers, or three of them, one for each century. */
export type Step = Named<Json>;

export interface Price {
  gold: Json;
  fame: Json;
  resources: string[];
  cards: number;
}

export interface PlayerCard {
  slug: string;
  century: number;
  partners: { partner: string; price: Price }[];
  industry: string | null;
  group: string | null;
  opportunity: { price: Price; effect: Step[] } | null;
  resources: string[];
}

export interface Successor {
  slug: string;
  icon: string;
  foundation: Json;
  timing: string;
  effect: Step[];
}

export interface Heirloom {
  slug: string;
  character: string;
  level: number;
  resources: string[];
  fee: number;
}

export interface Mat {
  character: string;
  icon: string;
  foundation: number;
  fame: number;
  gold: number;
  resource: string;
  amicable: string[];
  hostile: string[];
  special: Record<string, Step[]>;
}

export interface EventCard {
  slug: string;
  top: { icon: string; effect: Step[] };
  bottom: { icon: string; effect: Step[] };
}

export interface SoloCard {
  slug: string;
  arrow: string;
  foundation: number;
  market: string[];
  successor: string;
  rows: Step[];
}

export interface Row {
  gold: number[];
  fame: number[];
  minor: number[];
  major: number[];
}

export interface Pack {
  card: (slug: string) => PlayerCard | undefined;
  successor: (slug: string) => Successor | undefined;
  heirloom: (slug: string) => Heirloom | undefined;
  /** Those of a character, by level. */
  heirlooms: (character: string) => Heirloom[];
  mat: (character: string) => Mat | undefined;
  /** What the spaces of a track pay in each century. */
  spaces: (character: string) => Step[][][];
  figure: (slug: string) => Step[][];
  bonus: (slug: string) => Step[];
  event: (slug: string) => EventCard | undefined;
  solo: (slug: string) => SoloCard | undefined;
  rows: Row[];
  /** How many shares an investment of a size is. */
  shares: (size: string) => number;
  /** What stands on something in words, as a voice can say it: a fact of its card, or a part of one. */
  fact: (slug: string, key: string, ...path: string[]) => Json;
  /** What anything is called. */
  name: (slug: string) => string;
}

export function packOf(cards: CardTable): Pack {
  const all = (key: string): Step[] => items(cards.shown[key]);
  const by = <T>(key: string, make: (step: Step) => T, id = "slug"): Map<string, T> =>
    new Map(all(key).map((one) => [wordIn(one[id]), make(one)]));
  const playerCards = by("player_cards", playerCard);
  const successors = by("successors", successor);
  const heirlooms = by("heirlooms", heirloom);
  const mats = by("mats", mat, "character");
  const tracks = by("tracks", (one) => list(one["spaces"]).map((space) => list(space).map(items)), "character");
  const figures = by("legendary", (one) => list(one["effect"]).map(items));
  const bonuses = by("bonus_tokens", (one) => items(one["effect"]));
  const events = by("events", event);
  const solos = by("solo_cards", solo);
  return {
    card: (slug) => playerCards.get(slug),
    successor: (slug) => successors.get(slug),
    heirloom: (slug) => heirlooms.get(slug),
    heirlooms: (character) =>
      [...heirlooms.values()]
        .filter((one) => one.character === character)
        .sort((one, other) => one.level - other.level),
    mat: (character) => mats.get(character),
    spaces: (character) => tracks.get(character) ?? [],
    figure: (slug) => figures.get(slug) ?? [],
    bonus: (slug) => bonuses.get(slug) ?? [],
    event: (slug) => events.get(slug),
    solo: (slug) => solos.get(slug),
    rows: all("investment_rows").map(row),
    shares: (size) => Number(all("constants")[0]?.[`shares_${size}`] ?? 0),
    fact: (slug, key, ...path) =>
      path.reduce<Json>(
        (found, part) => record(record(found)["args"])[part] ?? "",
        cards.names[slug]?.facts[key] ?? "",
      ),
    name: (slug) => cards.names[slug]?.name ?? slug,
  };
}

/** An amount in a century, from 1. */
export function amountIn(value: Json | undefined, century: number): number {
  const found = Array.isArray(value) ? value[century - 1] : value;
  return typeof found === "number" ? found : 0;
}

// -------------------------------------------------------------- reading

export function list(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

export function items(value: Json | undefined): Step[] {
  return list(value).map(record);
}

export function record(value: Json | undefined): Step {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}

export function words(value: Json | undefined): string[] {
  return list(value).map(wordIn);
}

function numbers(value: Json | undefined): number[] {
  return list(value).map(Number);
}

export function priceOf(value: Json | undefined): Price {
  const found = record(value);
  return {
    gold: found["gold"] ?? 0,
    fame: found["fame"] ?? 0,
    resources: words(found["resources"]),
    cards: Number(found["cards"] ?? 0),
  };
}

function wordOrNull(value: Json | undefined): string | null {
  return typeof value === "string" ? value : null;
}

function playerCard(one: Step): PlayerCard {
  const investment = record(one["investment"]);
  const opportunity = one["opportunity"];
  return {
    slug: wordIn(one["slug"]),
    century: Number(one["century"]),
    partners: items(one["relationships"]).map((found) => ({
      partner: wordIn(found["with"]),
      price: priceOf(found["cost"]),
    })),
    industry: wordOrNull(investment["industry"]),
    group: wordOrNull(investment["group"]),
    opportunity:
      opportunity === null || opportunity === undefined
        ? null
        : { price: priceOf(record(opportunity)["cost"]), effect: items(record(opportunity)["effect"]) },
    resources: words(one["resources"]),
  };
}

function successor(one: Step): Successor {
  return {
    slug: wordIn(one["slug"]),
    icon: wordIn(one["icon"]),
    foundation: one["foundation"] ?? 0,
    timing: wordIn(one["timing"]),
    effect: items(one["effect"]),
  };
}

function heirloom(one: Step): Heirloom {
  return {
    slug: wordIn(one["slug"]),
    character: wordIn(one["character"]),
    level: Number(one["level"]),
    resources: words(one["resources"]),
    fee: Number(one["fee"]),
  };
}

function mat(one: Step): Mat {
  const special = record(one["special"]);
  return {
    character: wordIn(one["character"]),
    icon: wordIn(one["icon"]),
    foundation: Number(one["foundation"]),
    fame: Number(one["fame"]),
    gold: Number(one["gold"]),
    resource: wordIn(one["resource"]),
    amicable: words(one["amicable"]),
    hostile: words(one["hostile"]),
    special: Object.fromEntries(Object.entries(special).map(([side, found]) => [side, items(record(found)["effect"])])),
  };
}

function half(value: Json | undefined): { icon: string; effect: Step[] } {
  const found = record(value);
  return { icon: wordIn(found["icon"]), effect: items(found["effect"]) };
}

function event(one: Step): EventCard {
  return { slug: wordIn(one["slug"]), top: half(one["top"]), bottom: half(one["bottom"]) };
}

function solo(one: Step): SoloCard {
  return {
    slug: wordIn(one["slug"]),
    arrow: wordIn(one["arrow"]),
    foundation: Number(one["foundation"]),
    market: words(one["market"]),
    successor: wordIn(one["successor"]),
    rows: items(one["rows"]),
  };
}

function row(one: Step): Row {
  return {
    gold: numbers(one["gold"]),
    fame: numbers(one["fame"]),
    minor: numbers(one["minor"]),
    major: numbers(one["major"]),
  };
}
