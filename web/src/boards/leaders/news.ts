// What has changed in the tableaus since an earlier view: which buildings and Protects have come, and what is gone.

import { buildingKey, protectKey, type LeadersPlayerView, type LeadersView } from "./table";

export interface TableauNews {
  /** Things that have come, by their keys. */
  keys: Set<string>;
  /** The cards that each seat has lost. */
  lost: Map<number, string[]>;
}

/** What has changed since then; `guard` is the card that lies in a tableau without being a building. */
export function newsOf(then: LeadersView, now: LeadersView, guard: string): TableauNews {
  const found: TableauNews = { keys: new Set(), lost: new Map() };
  now.players.forEach((player, seat) => {
    const before = then.round === now.round ? then.players[seat] : undefined; // in a new round everything is new
    const old = before === undefined ? [] : cardsOf(before, guard);
    came(old, cardsOf(player, guard)).forEach((card) =>
      found.keys.add(card.card === guard ? protectKey(seat) : buildingKey(seat, card.place)),
    );
    const gone = came(cardsOf(player, guard), old).map((card) => card.card);
    if (gone.length > 0) {
      found.lost.set(seat, gone);
    }
  });
  return found;
}

/** What lies in front of a player: buildings in their places, then Protects. */
function cardsOf({ tableau, protects }: LeadersPlayerView, guard: string): string[] {
  return [...tableau, ...Array.from({ length: protects }, () => guard)];
}

/** The cards that are in the second list and not in the first: of equal ones the last. */
function came(old: string[], now: string[]): { card: string; place: number }[] {
  const left = [...old];
  return now.flatMap((card, place) => {
    const at = left.indexOf(card);
    if (at < 0) {
      return [{ card, place }];
    }
    left.splice(at, 1);
    return [];
  });
}
