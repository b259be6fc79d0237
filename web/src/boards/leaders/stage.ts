// How a scoring is drawn on the board of leaders: what is lit, and what flies where, between two views.

import type { Stage } from "../../board/steps";
import { wordIn } from "../../lib/json";
import type { Told } from "../../lib/wire";
import type { LeadersView } from "./table";

/** What is lit for a part: the buildings of a kind, or all but those. */
export const kindKey = (seat: number, card: string) => `kind:${seat}:${card}`;
export const restKey = (seat: number, card: string) => `rest:${seat}:${card}`;

const LIT: Record<string, typeof kindKey | undefined> = { "points-majority": kindKey, "points-other": restKey };

function keysOf({ message, args }: Told): string[] {
  const key = LIT[message];
  return key === undefined ? [] : [key(Number(args["seat"]), wordIn(args["card"]))];
}

function gained(before: LeadersView, view: LeadersView, seat: number): string {
  const points = (view.scores[seat] ?? 0) - (before.scores[seat] ?? 0);
  return points > 0 ? `+${points}` : "";
}

export const STAGE: Stage<LeadersView> = {
  keysOf,
  fromOf: (_, seat) => (seat === null ? "" : `[data-seat="${seat}"] .shown, [data-seat="${seat}"] .tableau`),
  gained,
  isLeaving: () => false,
  isTogether: () => false,
};
