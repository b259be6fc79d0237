// Steps to be played one by one on a board: as the server sends them, made ready to be drawn.

import { foldRepeats } from "../lib/story";
import type { Voice } from "../lib/voice";
import type { Steps, Told } from "../lib/wire";

/** Something small that flies to the points of a seat. */
export interface Flight {
  seat: number;
  words: string;
}

/** One picture: a sentence, the view before and after what it says, and what is lit meanwhile. */
export interface Scene<View> {
  /** More than one where there is a sentence for several. */
  events: Told[];
  text: string;
  clause: string;
  keys: string[];
  seat: number | null;
  before: View;
  view: View;
  flights: Flight[];
  /** The selector of the place where flights begin. */
  from: string;
}

/** How a board draws the steps of its game. */
export interface Stage<View> {
  /** What an event speaks of, to be lit. */
  keysOf: (event: Told) => string[];
  /** Where on the board something flies off from. */
  fromOf: (keys: string[], seat: number | null) => string;
  /** What a seat has more of in the second view than in the first; empty if nothing. */
  gained: (before: View, view: View, seat: number) => string;
  /** Has something gone from the board between two views? One wants to see it once more before it goes. */
  isLeaving: (before: View, view: View) => boolean;
  /** Are events of this kind in a row shown at once? */
  isTogether: (message: string) => boolean;
}

/** The pictures of some steps. */
export function scenesOf<View extends { scores: unknown[] }>(
  { before, steps }: Pick<Steps, "before" | "steps">,
  stage: Stage<View>,
  voice: Voice,
): Scene<View>[] {
  const found: Scene<View>[] = [];
  let then = before as unknown as View;
  for (const run of runsOf(steps, stage)) {
    const view = run.at(-1)?.view as unknown as View;
    found.push(
      sceneOf(
        run.map((step) => step.event),
        then,
        view,
        stage,
        voice,
      ),
    );
    then = view;
  }
  return found;
}

function runsOf<View>(steps: Steps["steps"], { isTogether }: Stage<View>): Steps["steps"][] {
  const runs: Steps["steps"][] = [];
  for (const step of steps) {
    const first = runs.at(-1)?.[0]?.event;
    if (first !== undefined && isTogether(first.message) && isSame(first, step.event)) {
      runs.at(-1)?.push(step);
    } else {
      runs.push([step]);
    }
  }
  return runs;
}

function isSame(one: Told, other: Told): boolean {
  return one.message === other.message && one.args["seat"] === other.args["seat"];
}

function sceneOf<View extends { scores: unknown[] }>(
  events: Told[],
  before: View,
  view: View,
  stage: Stage<View>,
  voice: Voice,
): Scene<View> {
  const [said] = foldRepeats(events, voice);
  const seat = said?.args["seat"];
  const keys = events.flatMap(stage.keysOf);
  const owner = typeof seat === "number" ? seat : null;
  return {
    events,
    text: said === undefined ? "" : voice.say(said.message, said.args),
    clause: said?.clause ?? "",
    keys,
    seat: owner,
    before,
    view,
    flights: view.scores.flatMap((_, place) => {
      const words = stage.gained(before, view, place);
      return words === "" ? [] : [{ seat: place, words }];
    }),
    from: stage.fromOf(keys, owner),
  };
}
