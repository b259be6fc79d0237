// What has changed between two views: what moves, from where to where. A board finds out by comparing the views, which
// hold nothing that the viewer may not know.

import type { BaseView } from "../lib/wire";

/** Things are named by their keys; a seat is its chip, or whatever stands for it. */
export type ViewChange =
  /** A card is laid: from a hand, or by somebody else. */
  | { kind: "lay"; card: string; to: string; from: string | null; seat: number | null }
  /** A card of one's own is paid or given away; it goes to a thing, or out of sight. */
  | { kind: "leave"; from: string; to: string | null }
  | { kind: "cubes"; at: string; seat: number; count: number; fresh: boolean }
  | { kind: "travel"; seat: number; hops: number }
  /** Cards come from a pile: to keys where one may see them, else face down to a seat; without one all lie open. */
  | { kind: "draw"; seat: number | null; to: string[]; count: number; pile: string; back: string }
  | { kind: "fail"; at: string }
  | { kind: "rise"; at: string; from: string | null }
  | { kind: "fall"; at: string }
  | { kind: "points"; seat: number; by: number }
  | { kind: "turn"; from: number; to: number }
  | { kind: "round" };

/** What every game has: points, rounds, and whose turn it is. */
export function commonChanges(
  before: BaseView & { round?: number },
  after: BaseView & { round?: number },
): ViewChange[] {
  const found: ViewChange[] = after.scores.flatMap((points, seat) => {
    const by = (points ?? 0) - (before.scores[seat] ?? 0);
    return by === 0 ? [] : [{ kind: "points", seat, by }];
  });
  if (after.round !== before.round) {
    found.push({ kind: "round" });
  }
  if (before.to_move !== null && after.to_move !== null && before.to_move !== after.to_move) {
    found.push({ kind: "turn", from: before.to_move, to: after.to_move });
  }
  return found;
}

/** What is in the second list and not in the first, each as often as it is more. */
export function added<T>(before: readonly T[], after: readonly T[]): T[] {
  const left = [...before];
  return after.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) {
      left.splice(at, 1);
    }
    return at < 0;
  });
}
