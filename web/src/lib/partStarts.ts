// Where rounds and turns of a game begin, as its log shows: rounds by their headings, turns by who answers.

import type { Voice } from "./voice";
import type { Told } from "./wire";

export interface PartStart {
  /** The entry after which it begins. */
  at: number;
  /** The heading of a part of the game, or null for a turn. */
  heading: string | null;
  /** Whose turn it is, or null for a part of the game. */
  seat: number | null;
}

/** Every beginning, in order. An event begins a part of the game if there is a heading for it beside its message. */
export function partStartsIn(story: Told[], voice: Voice): PartStart[] {
  const found: PartStart[] = [];
  let seat: number | null = null;
  let entry = 0;
  for (const event of story) {
    if (event.by !== null && event.entry !== entry && event.by !== seat) {
      found.push({ at: event.entry - 1, heading: null, seat: event.by });
    }
    seat = event.by ?? seat;
    entry = event.entry;
    const heading = voice.maybe(`${event.message}-heading`, event.args);
    if (heading !== null) {
      found.push({ at: event.entry, heading, seat: null });
      seat = null; // the first turn of a part is a turn of its own
    }
  }
  return found.sort((one, other) => one.at - other.at);
}

/** The beginning of what an entry is part of: its place in the list, or -1. */
export function partAt(found: PartStart[], at: number): number {
  return found.findLastIndex((one) => one.at <= at);
}
