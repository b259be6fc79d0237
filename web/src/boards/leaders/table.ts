// The table of leaders: its view, and how things on its board are called.

import { wordIn } from "../../lib/json";
import type { Answer } from "../../lib/picks";
import type { LeadersPlayerView, LeadersView } from "../../lib/views";
import type { CardTable, Json, Named } from "../../lib/wire";

export type { LeadersPlayerView, LeadersView };

export const seatKey = (seat: number | string) => `seat:${seat}`;
export const resourceKey = (seat: number | string, resource: string) => `resource:${seat}:${resource}`;
export const handKey = (seat: number | string, card: string) => `hand:${seat}:${card}`;
export const drawnKey = (place: number) => `drawn:${place}`;
export const buildingKey = (seat: number | string, place: number) => `building:${seat}:${place}`;
export const protectKey = (seat: number | string) => `protect:${seat}`;
export const deckKey = (kind: PileKind) => `deck:${kind}`;
export const discardKey = (kind: PileKind) => `discard:${kind}`;

export type PileKind = "resource" | "legacy";

/** Where an answer points on the board: at a card, at whom it is played on, or at both. */
export function aimAt(view: LeadersView | null, cards: CardTable): (answer: Answer) => readonly (string | null)[] {
  return ({ verb, args }) => {
    const { card = "", resource = "", seat = "", other = "" } = args;
    const asked = view?.ask?.seat ?? -1;
    const victim = victimOf(view) ?? -1;
    switch (verb) {
      case "look":
        return [deckKey("legacy"), null];
      case "keep":
        return placesOf(view?.drawn ?? [], card).map(drawnKey);
      case "build":
      case "destroy":
        return [handKey(asked, card)];
      case "pay":
      case "discard":
        return [resourceKey(asked, resource)];
      case "target":
        return [seatKey(seat)];
      case "also":
        return [view?.players[Number(other)] === undefined ? null : seatKey(other)];
      case "given":
        return standing(view, asked, card);
      case "taken":
        return standing(view, victim, card);
      case "ruin":
        return card === guardOf(cards) ? [protectKey(victim)] : standing(view, victim, card);
      default: {
        const played = cardWith(cards, "verb", verb);
        const on = seat === "" ? [] : [seatKey(seat)];
        return played === undefined ? [null] : [handKey(asked, played), ...on];
      }
    }
  };
}

/** The card that stays in a tableau without being a building. */
export function guardOf(cards: CardTable): string {
  return cardWith(cards, "stays", "yes") ?? "";
}

/** The card of which a fact says this. */
function cardWith(cards: CardTable, fact: string, said: string): string | undefined {
  return Object.keys(cards.names).find((slug) => cards.names[slug]?.facts[fact] === said);
}

function standing(view: LeadersView | null, seat: number, card: string): (string | null)[] {
  return placesOf(view?.players[seat]?.tableau ?? [], card).map((place) => buildingKey(seat, place));
}

function placesOf(cards: string[], card: string): number[] {
  return cards.flatMap((one, place) => (one === card ? [place] : []));
}

/** Whom the open question is about to hit. */
export function victimOf(view: LeadersView | null): number | null {
  const victim = view?.ask?.args["victim"];
  return typeof victim === "number" ? victim : null;
}

/** What lies in a place of a tableau, and what was said when it was built; the rest of the places is free. */
export interface TableauPlace {
  place: number;
  card: string | null;
  words: string | null;
}

export function placesIn(player: LeadersPlayerView, target: number): TableauPlace[] {
  return Array.from({ length: Math.max(target, player.tableau.length) }, (_, place) => ({
    place,
    card: player.tableau[place] ?? null,
    words: player.dedications[place] ?? null,
  }));
}

/** What a card has in its sights: a kind of building, with these players. */
export interface Sights {
  building: string;
  seats: readonly number[];
}

const SPOKEN = /^(hand):[^:]*:(.+)$/;

/** The building that the open question is about, or that a card in hand would hit: the view says with whom. */
export function sightsOf(
  view: LeadersView,
  prints: LeadersPrints,
  answers: readonly Answer[],
  key: string | null,
): Sights | null {
  const card = SPOKEN.exec(key ?? "")?.[2];
  if (card !== undefined) {
    const { target } = prints(card);
    const seats = answers.flatMap((answer) => view.tableaux?.[answer.pick] ?? []);
    return target === null || seats.length === 0 ? null : { building: target, seats };
  }
  const { target } = prints(wordIn(view.ask?.args["card"]));
  const victim = victimOf(view);
  const open = victim === null ? Object.values(view.tableaux ?? {}).flat() : [victim];
  return target === null ? null : { building: target, seats: open };
}

/** A card that is about to be played, what it costs and what was paid for it so far. */
export interface CardPlan {
  card: string;
  /** Where it does something: there it stands, or falls. */
  seats: readonly number[];
  price: string[];
  paid: string[];
  paying: boolean;
}

const PAY = "ask-pay";

/** What is being paid for, or would be played by what was chosen. */
export function planOf(view: LeadersView, chosen: Answer | undefined, prints: LeadersPrints): CardPlan | null {
  const { ask } = view;
  if (ask?.prompt === PAY) {
    const card = wordIn(ask.args["card"]);
    const seats = [victimOf(view) ?? ask.seat];
    return { card, seats, price: prints(card).price, paid: view.paid, paying: true };
  }
  const card = chosen?.args["card"];
  if (chosen === undefined || card === undefined) {
    return null;
  }
  const seats = view.tableaux?.[chosen.pick] ?? [];
  return { card, seats, price: prints(card).price, paid: [], paying: false };
}

// -------------------------------------------------------------- what is printed on the cards

export type CardSetGroup = "resources" | "buildings" | "destroys" | "specials";

export interface LeadersPrint {
  slug: string;
  name: string;
  icon: string;
  group: CardSetGroup;
  /** The colours of its kind: buildings and resources have one each, in the order of the set. */
  kind: string;
  /** The resources it costs, one by one. */
  price: string[];
  /** The building that it destroys. */
  target: string | null;
}

export type LeadersPrints = (slug: string) => LeadersPrint;

const GROUPS: readonly CardSetGroup[] = ["resources", "buildings", "destroys", "specials"];

/** How theme.css calls the colours of a group, and how many of them there are. */
const KINDS: Record<CardSetGroup, [name: string, count: number]> = {
  resources: ["resource", 4],
  buildings: ["building", 3],
  destroys: ["destroys", 0],
  specials: ["specials", 0],
};

export function printsOf(cards: CardTable): LeadersPrints {
  const found = new Map<string, { group: CardSetGroup; kind: string; shown: Named<Json> }>();
  for (const group of GROUPS) {
    const shown = cards.shown[group];
    for (const [place, card] of (Array.isArray(shown) ? shown : []).entries()) {
      if (typeof card === "object" && card !== null && !Array.isArray(card)) {
        const [name, count] = KINDS[group];
        const kind = count === 0 ? name : `${name}-${(place % count) + 1}`;
        found.set(wordIn(card["slug"]), { group, kind, shown: card });
      }
    }
  }
  return (slug) => {
    const words = cards.names[slug];
    const price = words?.facts["price"];
    const target = found.get(slug)?.shown["target"];
    return {
      slug,
      name: words?.name ?? slug,
      icon: words?.icon ?? "",
      group: found.get(slug)?.group ?? "specials",
      kind: found.get(slug)?.kind ?? "specials",
      price: Array.isArray(price) ? price.map(String) : [],
      target: typeof target === "string" ? target : null,
    };
  };
}
