// How much room there is for a table, and what shape it takes in it. At a larger zoom of the browser there is less room:
// the layouts of tablets and phones take over.

import { innerHeight, innerWidth } from "svelte/reactivity/window";

import { shapeOf, type Shape } from "./shapes";

class Room {
  readonly shape: Shape = $derived(shapeOf(innerWidth.current ?? 0, innerHeight.current ?? 0));
  /** Held in one or two hands: what is not needed all the time lies in a sheet. */
  readonly handheld: boolean = $derived(["phone", "sideways", "tablet"].includes(this.shape));
}

export const room = new Room();
