// The end of a round in steps: what each shows, and what a game says about its own.

import { standing } from "../lib/story";
import type { Voice } from "../lib/voice";
import type { Told } from "../lib/wire";

export interface Step {
  /** The events that this step shows; more than one where there is a sentence for several. */
  events: Told[];
  text: string;
  clause: string;
  /** What it is about, to be lit. */
  keys: string[];
  seat: number | null;
  points: number;
  /** What flies to the seat's points, and the selector of the place it comes from; empty where nothing does. */
  flies: string;
  from: string;
}

/** How a game settles its rounds. */
export interface Stage<View> {
  /** The events of the last settlement among these, or none. */
  found: (events: Told[]) => Told[];
  stepsOf: (events: Told[], voice: Voice) => Step[];
  /** The board right before the settlement: as it was an entry before it, and what else that entry has brought. */
  ready: (view: View, events: Told[]) => View;
  /** The board after these steps. */
  staged: (view: View, steps: Step[]) => View;
  /** Does something leave the board with this step? One wants to see it once more before it goes. */
  isLeaving: (step: Step | null) => boolean;
}

/** A settlement in the story of a game: the entry that brought it, and what happened with that entry before. */
export interface Settled {
  entry: number;
  earlier: Told[];
  events: Told[];
}

/** The last settlement that was not taken back, or null. */
export function lastSettled({ found }: Pick<Stage<never>, "found">, story: Told[]): Settled | null {
  const told = standing(story);
  const events = found(told);
  const [first] = events;
  if (first === undefined) {
    return null;
  }
  const { entry } = first;
  return { entry, earlier: told.slice(0, told.indexOf(first)).filter((event) => event.entry === entry), events };
}
