// What is printed on the components of legacies, as the set shows it.

import { wordIn } from "../../lib/json";
import type { CardTable, Json, Named } from "../../lib/wire";

/** One step of an effect as a pack prints it; amounts are numbers, or three of them, one for each century. */
export type EffectStep = Named<Json>;

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
  opportunity: { price: Price; effect: EffectStep[] } | null;
  resources: string[];
}

export interface Successor {
  slug: string;
  icon: string;
  foundation: Json;
  timing: string;
  effect: EffectStep[];
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
  special: Record<string, EffectStep[]>;
}

export interface EventCard {
  slug: string;
  top: { icon: string; effect: EffectStep[] };
  bottom: { icon: string; effect: EffectStep[] };
}

export interface SoloCard {
  slug: string;
  arrow: string;
  foundation: number;
  market: string[];
  successor: string;
  rows: EffectStep[];
}

export interface IndustryTableRow {
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
  spaces: (character: string) => EffectStep[][][];
  figure: (slug: string) => EffectStep[][];
  bonus: (slug: string) => EffectStep[];
  event: (slug: string) => EventCard | undefined;
  solo: (slug: string) => SoloCard | undefined;
  rows: IndustryTableRow[];
  /** How many shares an investment of a size is. */
  shares: (size: string) => number;
  /** What can be bid with at a trade conference, and won there. */
  commodities: string[];
  /** The amounts that can be bid with a commodity. */
  ladder: (currency: string) => number[];
  /** What the places of a trade conference pay of a commodity in a century. */
  prizes: (commodity: string, century: number) => number[];
  /** What stands on something in words, as a voice can say it: a fact of its card, or a part of one. */
  fact: (slug: string, key: string, ...path: string[]) => Json;
  /** What the special action on a side of a mat is called. */
  specialName: (character: string, side: string) => string;
  /** What anything is called. */
  name: (slug: string) => string;
}

export function packOf(cards: CardTable): Pack {
  const all = (key: string): EffectStep[] => items(cards.shown[key]);
  const by = <T>(key: string, make: (step: EffectStep) => T, id = "slug"): Map<string, T> =>
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
    commodities: all("trade_ladders").map((one) => wordIn(one["currency"])),
    ladder: (currency) => list(all("trade_ladders").find((one) => one["currency"] === currency)?.["rows"]).map(Number),
    prizes: (commodity, century) =>
      list(all("trade_payouts").find((one) => one["century"] === century)?.[commodity]).map(Number),
    fact: (slug, key, ...path) =>
      path.reduce<Json>(
        (found, part) => record(record(found)["args"])[part] ?? "",
        cards.names[slug]?.facts[key] ?? "",
      ),
    specialName: (character, side) => cards.names[`special-${character}-${side}`]?.name ?? "",
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

export function items(value: Json | undefined): EffectStep[] {
  return list(value).map(record);
}

export function record(value: Json | undefined): EffectStep {
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

function playerCard(one: EffectStep): PlayerCard {
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

function successor(one: EffectStep): Successor {
  return {
    slug: wordIn(one["slug"]),
    icon: wordIn(one["icon"]),
    foundation: one["foundation"] ?? 0,
    timing: wordIn(one["timing"]),
    effect: items(one["effect"]),
  };
}

function heirloom(one: EffectStep): Heirloom {
  return {
    slug: wordIn(one["slug"]),
    character: wordIn(one["character"]),
    level: Number(one["level"]),
    resources: words(one["resources"]),
    fee: Number(one["fee"]),
  };
}

function mat(one: EffectStep): Mat {
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

function half(value: Json | undefined): { icon: string; effect: EffectStep[] } {
  const found = record(value);
  return { icon: wordIn(found["icon"]), effect: items(found["effect"]) };
}

function event(one: EffectStep): EventCard {
  return { slug: wordIn(one["slug"]), top: half(one["top"]), bottom: half(one["bottom"]) };
}

function solo(one: EffectStep): SoloCard {
  return {
    slug: wordIn(one["slug"]),
    arrow: wordIn(one["arrow"]),
    foundation: Number(one["foundation"]),
    market: words(one["market"]),
    successor: wordIn(one["successor"]),
    rows: items(one["rows"]),
  };
}

function row(one: EffectStep): IndustryTableRow {
  return {
    gold: numbers(one["gold"]),
    fame: numbers(one["fame"]),
    minor: numbers(one["minor"]),
    major: numbers(one["major"]),
  };
}
