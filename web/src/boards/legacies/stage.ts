// How the end of a century, and of the game, is drawn on the board of legacies: which row of the scoring is lit, and how
// much fame flies to whom.

import type { Stage } from "../../board/steps";
import type { Told } from "../../lib/wire";
import { figureKey, globalKey, industryKey, seatKey, tileKey, trackKey, type TableView } from "./table";

const SCORED = "scored-";

/** What the arguments of an event speak of, by the key of the thing. */
const THINGS: [string, (name: string) => string][] = [
  ["character", trackKey],
  ["figure", figureKey],
  ["industry", industryKey],
  ["global", globalKey],
  ["tile", globalKey],
];

function keysOf({ message, args }: Told): string[] {
  const seat = args["seat"];
  const who = typeof seat === "number" ? [seatKey(seat)] : [];
  if (message.startsWith(SCORED)) {
    const why = message.slice(SCORED.length);
    return [tileKey(why), ["foundation", "gold", "resources", "heirlooms"].includes(why) ? "goods" : "", ...who];
  }
  const things = THINGS.flatMap(([name, key]) => (typeof args[name] === "string" ? [key(args[name])] : []));
  return [...things, ...who];
}

function gained(before: TableView, view: TableView, seat: number): string {
  const fame = (view.scores[seat] ?? 0) - (before.scores[seat] ?? 0);
  return fame > 0 ? `+${fame}` : "";
}

export const STAGE: Stage<TableView> = {
  keysOf,
  fromOf: ([key]) => (key === undefined || key === "" ? "" : `[data-key="${key}"]`),
  gained,
  isLeaving: () => false,
  isTogether: () => false,
};
