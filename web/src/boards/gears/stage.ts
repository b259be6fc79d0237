// How the end of a round is drawn on the board of gears: what is lit, and what flies where, between two views.

import type { Stage } from "../../board/steps";
import type { Told } from "../../lib/wire";
import { siteKey, type GearsTableView } from "./table";

/** The technologies that an event speaks of; without a frame it is any of that name. */
function keysOf({ args }: Told): string[] {
  const { frame, technology, dependent } = args;
  const found = typeof technology === "string" ? [siteKey(typeof frame === "number" ? frame : "*", technology)] : [];
  return typeof dependent === "string" ? [...found, siteKey("*", dependent)] : found;
}

function fromOf([key]: string[]): string {
  return key === undefined ? "" : `[data-site="${key.split(":")[2] ?? ""}"]`;
}

function gained(before: GearsTableView, view: GearsTableView, seat: number): string {
  const points = (view.scores[seat] ?? 0) - (before.scores[seat] ?? 0);
  const cubes = (view.players[seat]?.pool ?? 0) - (before.players[seat]?.pool ?? 0);
  return points > 0 ? `+${points}` : cubes > 0 ? `■×${cubes}` : "";
}

export const STAGE: Stage<GearsTableView> = {
  keysOf,
  fromOf,
  gained,
  isLeaving: (before, view) => view.timeline.length < before.timeline.length,
  isTogether: (message) => message.startsWith("cube-"),
};
