// The table of gears, and of machines, which adds to it: its view, and how things on its board are called.

import { wordIn } from "../../lib/json";
import type { Answer } from "../../lib/picks";
import type { FrameView, GearsPlayerView, GearsView, OutlookView, SiteView } from "../../lib/views";
import type { CardTable, Json } from "../../lib/wire";

export type GearsTableView = GearsView & {
  activated?: boolean;
  players: (GearsPlayerView & { extra_turn?: boolean })[];
};

export const frameKey = (frame: number | string) => `frame:${frame}`;
export const siteKey = (frame: number | string, technology: string) => `site:${frame}:${technology}`;
export const handKey = (card: string) => `hand:${card}`;
export const drawnKey = (card: string) => `drawn:${card}`;
export const fateKey = (card: string) => `fate:${card}`;
export const draftKey = (card: string) => `draft:${card}`;
export const seatKey = (seat: number | string) => `seat:${seat}`;

/** Where an answer points on the board: the named arguments of its verb say it. */
export function aimAt(view: GearsTableView | null): (answer: Answer) => string | null {
  return ({ verb, args }) => {
    const { frame = "", technology = "", card = "", fate = "", seat = "", draft = "" } = args;
    const asked = view?.players[view.ask?.seat ?? -1];
    switch (verb) {
      case "travel":
      case "choose-frame":
        return frameKey(frame);
      case "establish":
        return handKey(technology);
      case "pay":
        return handKey(card);
      case "keep":
        return drawnKey(card);
      case "choose-card":
        return view?.drawn?.includes(card) === true ? drawnKey(card) : handKey(card);
      case "fate":
        return asked?.hand?.includes(fate) === true ? handKey(fate) : fateKey(fate);
      case "influence":
      case "activate":
        return siteKey(asked?.frame ?? "", technology);
      case "on":
      case "choose-site":
        return siteKey(frame, technology);
      case "choose-copy":
        return siteKey(view?.timeline.find((site) => site.technology === technology)?.frame ?? "", technology);
      case "take":
        return draftKey(fate);
      case "place":
        return draft === "none" ? null : draftKey(draft);
      case "whom":
      case "choose-seat":
        return seatKey(seat);
      default:
        return null;
    }
  };
}

/** A technology that is about to be built, in its frame, and what was paid for it so far. */
export interface BuildPlan {
  technology: string;
  frame: number;
  cost: number;
  paying: boolean;
  paid: string[];
}

const PAY = "ask-pay";

/** What is being paid for, or would be built by what was chosen. */
export function planOf(view: GearsTableView, chosen: Answer | undefined, prints: GearsPrints): BuildPlan | null {
  const player = typeof view.viewer === "number" ? view.players[view.viewer] : undefined;
  if (player === undefined) {
    return null;
  }
  const { frame } = player;
  const technology = view.ask?.prompt === PAY ? view.ask.args["technology"] : undefined;
  if (typeof technology === "string") {
    return { technology, frame, cost: prints(technology).cost ?? 0, paying: true, paid: view.paid ?? [] };
  }
  const wanted = chosen?.verb === "establish" ? chosen.args["technology"] : undefined;
  return wanted === undefined
    ? null
    : { technology: wanted, frame, cost: prints(wanted).cost ?? 0, paying: false, paid: [] };
}

/** A frame with what it holds, what lies there, and how many more it holds. */
export interface FrameShown extends FrameView {
  capacity: number;
  sites: SiteView[];
}

/** The frames there are, oldest first. */
export function framesOf(view: GearsTableView): FrameShown[] {
  return view.frames.map((one, place) => ({
    ...one,
    capacity: view.capacities[place] ?? 0,
    sites: view.timeline.filter((site) => site.frame === one.frame),
  }));
}

export function outlookOf(view: GearsTableView, site: SiteView): OutlookView | undefined {
  return view.projection?.timeline.find((one) => one.frame === site.frame && one.technology === site.technology);
}

/** What a technology on the timeline lacks: once the round is settled or, in a settlement, now. */
export function missingAt(view: GearsTableView, site: SiteView): string[] {
  return outlookOf(view, site)?.missing ?? site.missing;
}

// -------------------------------------------------------------- what is printed on the cards

export interface GearsPrint {
  slug: string;
  name: string;
  icon: string;
  /** Null for what is no technology. */
  cost: number | null;
  reward: number | null;
  needs: string[];
  /** How long the chain of needs under it is, from 1; Fate cards have an era of their own. */
  era: "1" | "2" | "3" | "4" | "fate";
  /** The same as it is written on a card. */
  numeral: string;
  ability: "gear" | "established" | null;
}

export type GearsPrints = (slug: string) => GearsPrint;

const NUMERALS = ["I", "II", "III", "IV", "V", "VI"];

export function printsOf(cards: CardTable): GearsPrints {
  const levels = new Map<string, number>();
  const needsOf = (slug: string): string[] => {
    const needs = cards.names[slug]?.facts["needs"];
    return Array.isArray(needs) ? needs.map(String) : [];
  };
  const level = (slug: string): number => {
    const known = levels.get(slug);
    if (known !== undefined) {
      return known;
    }
    levels.set(slug, 0);
    const found = 1 + Math.max(-1, ...needsOf(slug).map(level));
    levels.set(slug, found);
    return found;
  };
  return (slug) => {
    const card = cards.names[slug];
    const facts = card?.facts ?? {};
    const cost = numberIn(facts["cost"]);
    return {
      slug,
      name: card?.name ?? slug,
      icon: card?.icon ?? "",
      cost,
      reward: numberIn(facts["reward"]),
      needs: needsOf(slug),
      era: cost === null ? "fate" : (ERAS[Math.min(level(slug), ERAS.length - 1)] ?? "1"),
      numeral: cost === null ? "" : (NUMERALS[level(slug)] ?? ""),
      ability: abilityIn(facts["ability"]),
    };
  };
}

const ERAS = ["1", "2", "3", "4"] as const;

/** Which kind of ability a card has, by the message that tells it. */
function abilityIn(fact: Json | undefined): GearsPrint["ability"] {
  if (fact === undefined) {
    return null;
  }
  return JSON.stringify(fact).includes("ability-gear") ? "gear" : "established";
}

function numberIn(fact: Json | undefined): number | null {
  return typeof fact === "number" ? fact : null;
}

/** The technologies of a set, in its order. */
export function technologiesOf(cards: CardTable): string[] {
  const shown = cards.shown["technologies"];
  return Array.isArray(shown)
    ? shown.flatMap((card) =>
        typeof card === "object" && card !== null && !Array.isArray(card) ? [wordIn(card["slug"])] : [],
      )
    : [];
}
