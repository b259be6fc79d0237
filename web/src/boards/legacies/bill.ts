// What a plan would bring: what happens, and how one's goods change.

import type { AskView, Planned } from "../../lib/wire";
import { ownSeat, type LegaciesPlayerView, type LegaciesView } from "./table";

const GOODS = ["gold", "fame", "foundation"] as const;
const TOLD = /^(played|swapped|paid|triggered|opportunity)$/; // the price says it, or the title

/** What would happen besides what price and title say. */
export function eventsOf(plan: Planned | null): Planned["events"] {
  return (plan?.events ?? []).filter((event) => !TOLD.test(event.message));
}

const TURN = "ask-act"; // what comes after it is another matter

/** What is asked before all of it is done, if anything is: until then a sum is no sum. */
export function nextQuestion(plan: Planned | null): AskView | null {
  const ask = plan?.whole === true && plan.refused === null ? plan.ask : null;
  return ask?.prompt === TURN ? null : ask;
}

export function signed(count: number): string {
  return count < 0 ? `−${-count}` : `+${count}`;
}

/** A phrase as the beginning of a sentence. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** How somebody's goods would change; one's own, unless a seat is named. */
export function plannedChanges(
  view: LegaciesView,
  plan: Planned | null,
  seat = ownSeat(view),
): { name: string; by: number }[] {
  const then = plan === null ? null : (plan.view as unknown as LegaciesView);
  const after = seat === null ? undefined : then?.players[seat];
  const before = seat === null ? undefined : view.players[seat];
  return (after === undefined ? [] : [...GOODS, ...Object.keys(after.resources)])
    .map((name) => ({ name, by: held(after, name) - held(before, name) }))
    .filter((one) => one.by !== 0);
}

function held(player: LegaciesPlayerView | undefined, name: string): number {
  if (player === undefined) {
    return 0;
  }
  return name === "gold" || name === "fame" || name === "foundation" ? player[name] : (player.resources[name] ?? 0);
}
