// The end of a round in steps: what each shows, and what a game says about its own.

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
  /** The board right before the settlement: as it was last seen, and what has happened since. */
  ready: (view: View, events: Told[]) => View;
  /** The board after these steps. */
  staged: (view: View, steps: Step[]) => View;
  /** Does something leave the board with this step? One wants to see it once more before it goes. */
  isLeaving: (step: Step | null) => boolean;
}
