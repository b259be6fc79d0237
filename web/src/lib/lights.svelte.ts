// What a hint or a review points at, as everything at a table is told that shows it.

import { getContext, setContext } from "svelte";

import { lightOfPath, type Light, type LightKind } from "./lightKinds";
import { t } from "./text.svelte";

const CONTEXT = "lights";

export class Lights {
  all = $state.raw<readonly Light[]>([]);

  /** How a button is marked that gives an answer. */
  markPick(pick: string): Record<string, string> {
    return marked(this.all.find((light) => light.pick === pick)?.kind);
  }

  /** How what stands for several answers in a row is marked. */
  markPath(picks: readonly string[]): Record<string, string> {
    return marked(lightOfPath(this.all, picks));
  }

  /** How a thing is marked that is meant by itself. */
  markThing(thing: string): Record<string, string> {
    return marked(this.all.find((light) => light.thing === thing)?.kind);
  }
}

function marked(kind: LightKind | undefined): Record<string, string> {
  return kind === undefined ? {} : { "data-light": kind, "aria-description": t(`light-${kind}`) };
}

export function setLights(lights: Lights): Lights {
  return setContext(CONTEXT, lights);
}

/** The lights of this table; none on other screens. */
export function getLights(): Lights | undefined {
  return getContext<Lights | undefined>(CONTEXT);
}
