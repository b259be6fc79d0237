// What a plan would bring: what happens, and how one's goods change.

import type { Planned } from "../../lib/wire";
import { ownSeat, RESOURCES, type PlayerView, type TableView } from "./table";

const GOODS = ["gold", "fame", "foundation", ...RESOURCES] as const;
const TOLD = /^(played|swapped|paid|triggered)$/; // the price says it, or the title

/** What would happen besides what price and title say. */
export function eventsOf(plan: Planned | null): Planned["events"] {
  return (plan?.events ?? []).filter((event) => !TOLD.test(event.message));
}

/** How one's goods would change. */
export function changesOf(view: TableView, then: TableView | null): { name: string; by: number }[] {
  const own = ownSeat(view);
  const after = own === null ? undefined : then?.players[own];
  const before = own === null ? undefined : view.players[own];
  return (after === undefined ? [] : GOODS)
    .map((name) => ({ name, by: held(after, name) - held(before, name) }))
    .filter((one) => one.by !== 0);
}

function held(player: PlayerView | undefined, name: string): number {
  if (player === undefined) {
    return 0;
  }
  return name === "gold" || name === "fame" || name === "foundation" ? player[name] : (player.resources[name] ?? 0);
}
