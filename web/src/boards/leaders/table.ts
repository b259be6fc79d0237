// The table of leaders: its view, and how things on its board are called.

import { wordIn } from "../../lib/json";
import type { Answer } from "../../lib/picks";
import type { LeadersPlayerView, LeadersView } from "../../lib/views";
import type { CardTable, Json, Named } from "../../lib/wire";

export type TableView = LeadersView;
export type PlayerView = LeadersPlayerView;

export const seatKey = (seat: number | string) => `seat:${seat}`;
export const resourceKey = (seat: number | string, resource: string) => `resource:${seat}:${resource}`;
export const handKey = (seat: number | string, card: string) => `hand:${seat}:${card}`;
export const drawnKey = (place: number) => `drawn:${place}`;
export const buildingKey = (seat: number | string, place: number) => `building:${seat}:${place}`;
export const protectKey = (seat: number | string) => `protect:${seat}`;
export const deckKey = (kind: Kind) => `deck:${kind}`;
export const discardKey = (kind: Kind) => `discard:${kind}`;

export type Kind = "resource" | "legacy";

/** Where an answer points on the board: at a card, at whom it is played on, or at both. */
export function aimAt(view: TableView | null, cards: CardTable): (answer: Answer) => readonly (string | null)[] {
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

function standing(view: TableView | null, seat: number, card: string): (string | null)[] {
  return placesOf(view?.players[seat]?.tableau ?? [], card).map((place) => buildingKey(seat, place));
}

function placesOf(cards: string[], card: string): number[] {
  return cards.flatMap((one, place) => (one === card ? [place] : []));
}

/** Whom the open question is about to hit. */
export function victimOf(view: TableView | null): number | null {
  const victim = view?.ask?.args["victim"];
  return typeof victim === "number" ? victim : null;
}

/** What lies in a place of a tableau, and what was said when it was built; the rest of the places is free. */
export interface Place {
  place: number;
  card: string | null;
  words: string | null;
}

export function placesIn(player: PlayerView, target: number): Place[] {
  return Array.from({ length: Math.max(target, player.tableau.length) }, (_, place) => ({
    place,
    card: player.tableau[place] ?? null,
    words: player.dedications[place] ?? null,
  }));
}

/** What a card has in its sights: a kind of building, with one player or with all. */
export interface Sights {
  building: string;
  victim: number | null;
}

/** The building that the open question is about, or that a card in hand would hit. */
export function sightsOf(view: TableView, prints: Prints, key: string | null): Sights | null {
  const [zone, , card] = (key ?? "").split(":");
  const asked = wordIn(view.ask?.args["card"]);
  const building = prints(zone === "hand" && card !== undefined ? card : asked).target;
  return building === null ? null : { building, victim: zone === "hand" ? null : victimOf(view) };
}

// -------------------------------------------------------------- what is printed on the cards

export type Group = "resources" | "buildings" | "destroys" | "specials";

export interface Print {
  slug: string;
  name: string;
  icon: string;
  group: Group;
  /** The resources it costs, one by one. */
  price: string[];
  /** The building that it destroys. */
  target: string | null;
}

export type Prints = (slug: string) => Print;

const GROUPS: readonly Group[] = ["resources", "buildings", "destroys", "specials"];

export function printsOf(cards: CardTable): Prints {
  const found = new Map<string, { group: Group; shown: Named<Json> }>();
  for (const group of GROUPS) {
    const shown = cards.shown[group];
    for (const card of Array.isArray(shown) ? shown : []) {
      if (typeof card === "object" && card !== null && !Array.isArray(card)) {
        found.set(wordIn(card["slug"]), { group, shown: card });
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
      price: Array.isArray(price) ? price.map(String) : [],
      target: typeof target === "string" ? target : null,
    };
  };
}

const PAPERS = { resources: "plain", buildings: "base", destroys: "attack", specials: "fate" } as const;

export function paperOf(print: Print): (typeof PAPERS)[Group] {
  return PAPERS[print.group];
}
