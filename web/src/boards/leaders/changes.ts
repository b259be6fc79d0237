// What moves on the board of leaders between two views.

import { added, type ViewChange } from "../../board/changes";
import { buildingKey, deckKey, handKey, protectKey, resourceKey, type PileKind, type LeadersView } from "./table";

export function changesOf(before: LeadersView, after: LeadersView): ViewChange[] {
  if (before.round !== after.round) {
    return []; // everything is cleared away
  }
  return [...built(before, after), ...drawn(before, after, "legacy"), ...drawn(before, after, "resource")];
}

/** Buildings that fall and rise, and Protects that are laid out. */
function built(before: LeadersView, after: LeadersView): ViewChange[] {
  return after.players.flatMap((player, seat): ViewChange[] => {
    const then = before.players[seat];
    if (then === undefined) {
      return [];
    }
    const held = added(player.legacies ?? [], then.legacies ?? []);
    const from = (card: string) => (held.includes(card) ? handKey(seat, card) : null);
    const fallen = placesOf(then.tableau, player.tableau);
    const risen = placesOf(player.tableau, then.tableau);
    return [
      ...fallen.map((at): ViewChange => ({ kind: "fall", at: buildingKey(seat, at) })),
      ...risen.map((at): ViewChange => {
        return { kind: "rise", at: buildingKey(seat, at), from: from(player.tableau[at] ?? "") };
      }),
      ...(player.protects > then.protects
        ? [{ kind: "rise", at: protectKey(seat), from: null } satisfies ViewChange]
        : []),
    ];
  });
}

/** Where those stand that are in the first list and not in the second: of equal ones the last. */
function placesOf(list: readonly string[], other: readonly string[]): number[] {
  const left = [...other];
  return list.flatMap((card, place) => {
    const at = left.indexOf(card);
    if (at >= 0) {
      left.splice(at, 1);
      return [];
    }
    return [place];
  });
}

/** Cards that come into hands: one's own where they lie now, those of others face down to their seats. */
function drawn(before: LeadersView, after: LeadersView, kind: PileKind): ViewChange[] {
  const [cards, size] = (kind === "legacy" ? ["legacies", "legacies_size"] : ["resources", "resources_size"]) as [
    "legacies" | "resources",
    "legacies_size" | "resources_size",
  ];
  const key = kind === "legacy" ? handKey : resourceKey;
  return after.players.flatMap((player, seat): ViewChange[] => {
    const then = before.players[seat];
    const count = player[size] - (then?.[size] ?? 0);
    const to =
      seat === after.viewer ? added(then?.[cards] ?? [], player[cards] ?? []).map((one) => key(seat, one)) : [];
    return count > 0 ? [{ kind: "draw", seat, to, count, pile: deckKey(kind), back: kind }] : [];
  });
}
