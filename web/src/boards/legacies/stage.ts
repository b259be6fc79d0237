// How the end of a century, and of the game, is drawn on the board of legacies: which row of the scoring is lit, and how
// much fame flies to whom.

import type { Scene, Stage } from "../../board/steps";
import { wordIn } from "../../lib/json";
import type { Told } from "../../lib/wire";
import { figureKey, globalKey, industryKey, seatKey, tileKey, trackKey, type LegaciesView } from "./table";

/** What the event says was counted at an end, a tile or goods; empty where it tells of something else. */
export function countedIn(event: Told | undefined): string {
  return wordIn(event?.args["for"]);
}

/** What the arguments of an event speak of, by the key of the thing. */
const THINGS: [string, (name: string) => string][] = [
  ["character", trackKey],
  ["partner", trackKey],
  ["figure", figureKey],
  ["industry", industryKey],
  ["global", globalKey],
  ["tile", globalKey],
];

function keysOf(event: Told): string[] {
  const { args } = event;
  const seat = args["seat"];
  const who = typeof seat === "number" ? [seatKey(seat)] : [];
  const counted = countedIn(event);
  if (counted !== "") {
    return [tileKey(counted), args["kind"] === "goods" ? "goods" : "", ...who];
  }
  const things = THINGS.flatMap(([name, key]) => (typeof args[name] === "string" ? [key(args[name])] : []));
  return [...things, ...who];
}

function gained(before: LegaciesView, view: LegaciesView, seat: number): string {
  const fame = (view.scores[seat] ?? 0) - (before.scores[seat] ?? 0);
  return fame > 0 ? `+${fame}` : "";
}

/** Whether a step belongs to the end of the game: the tile of the last century comes first. */
export function isGameEnd(steps: Scene<LegaciesView>[], at: number): boolean {
  const counted = steps.slice(0, at).flatMap((step) => step.events.filter((event) => countedIn(event) !== ""));
  return counted.some((event) => event.args["kind"] !== "century-tile");
}

export const STAGE: Stage<LegaciesView> = {
  keysOf,
  fromOf: ([key]) => (key === undefined || key === "" ? "" : `[data-key="${key}"]`),
  gained,
  isLeaving: () => false,
  isTogether: () => false,
};
