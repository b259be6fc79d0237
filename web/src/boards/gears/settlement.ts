// The end of a round, step by step: the events in their order, and the board as it stands after each of them.

import type { Stage, Step } from "../../board/steps";
import { folded } from "../../lib/story";
import type { Voice } from "../../lib/voice";
import type { Told } from "../../lib/wire";
import { leaves, moved } from "./moving";
import { siteKey, type TableView } from "./table";

const BEGINS = "round-ends";
const ENDS = ["round-began", "took-position", "refilled", "refilled-unseen", "won", "deck-reshuffled", "spliced"];

/** The events of the last settlement, or none if no round has ended yet. */
export function settling(events: Told[]): Told[] {
  const start = events.findLastIndex((event) => event.message === BEGINS);
  if (start < 0) {
    return [];
  }
  const rest = events.slice(start);
  const end = rest.findIndex((event) => ENDS.includes(event.message));
  return end < 0 ? rest : rest.slice(0, end);
}

/** The steps of a settlement: one for each event, one for a player's cubes that go home together. */
export function stepsOf(events: Told[], voice: Voice): Step[] {
  const runs: Told[][] = [];
  for (const event of events) {
    const last = runs.at(-1);
    const first = last?.[0];
    const together = event.message.startsWith("cube-") && first !== undefined && isSame(first, event);
    if (together && last !== undefined) {
      last.push(event);
    } else {
      runs.push([event]);
    }
  }
  return runs.map((run) => {
    const [said] = folded(run, voice);
    const first = run[0];
    const keys = run.flatMap(keysOf);
    const points = run.reduce((sum, event) => sum + Number(event.args["points"] ?? 0), 0);
    return {
      events: run,
      text: said === undefined ? "" : voice.say(said.message, said.args),
      clause: first?.clause ?? "",
      keys,
      seat: typeof first?.args["seat"] === "number" ? first.args["seat"] : null,
      points,
      flies: points > 0 ? `+${points}` : first?.message === "cube-returned" ? `■×${run.length}` : "",
      from: keys[0] === undefined ? "" : `[data-site="${keys[0].split(":")[2] ?? ""}"]`,
    };
  });
}

function isSame(one: Told, other: Told): boolean {
  return one.message === other.message && one.args["seat"] === other.args["seat"];
}

/** The technologies that an event speaks of; without a frame it is any of that name. */
function keysOf(event: Told): string[] {
  const { frame, technology, dependent } = event.args;
  const found = typeof technology === "string" ? [siteKey(typeof frame === "number" ? frame : "*", technology)] : [];
  return typeof dependent === "string" ? [...found, siteKey("*", dependent)] : found;
}

/** Does something leave the board with this step? One wants to see it once more before it goes. */
export function isLeaving(step: Step | null): boolean {
  return step?.events[0] !== undefined && leaves(step.events[0]);
}

/** The board right before the settlement: nobody is in the middle of something. */
export function ready(view: TableView, events: Told[]): TableView {
  return { ...events.reduce(moved, view), drawn: [], drawn_size: 0 };
}

/** The board after these steps. */
export function staged(view: TableView, steps: Step[]): TableView {
  return steps.flatMap((step) => step.events).reduce(moved, { ...view, projection: null, ask: null });
}

export const STAGE: Stage<TableView> = { found: settling, stepsOf, ready, staged, isLeaving };
