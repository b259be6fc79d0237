// How much room there is for a table, and what shape it takes in it. At a larger zoom of the browser there is less room:
// the layouts of tablets and phones take over.

import { innerHeight, innerWidth } from "svelte/reactivity/window";

/** A phone upright and on its side, a tablet, a desk, a desk with a rail at the right, and one with a rail at each side. */
export type Shape = "phone" | "sideways" | "tablet" | "desk" | "rail" | "rails";

const [PHONE, TABLET, DESK, RAIL] = [600, 1000, 1600, 2200]; // widths up to which it is one, in pixels
const LOW = 520; // heights below which everything stands side by side

export function shapeOf(width: number, height: number): Shape {
  if (height < LOW && width >= height) {
    return "sideways";
  }
  if (width < PHONE) {
    return "phone";
  }
  if (width < TABLET) {
    return "tablet";
  }
  return width < DESK ? "desk" : width < RAIL ? "rail" : "rails";
}

class Room {
  readonly shape: Shape = $derived(shapeOf(innerWidth.current ?? DESK, innerHeight.current ?? TABLET));
  /** Held in one or two hands: what is not needed all the time lies in a sheet. */
  readonly handheld: boolean = $derived(["phone", "sideways", "tablet"].includes(this.shape));
}

export const room = new Room();
