// How much room there is for a table, and which layout fits. If the browser zooms in there is less room: the layouts of
// tablets and phones take over.

import { innerHeight, innerWidth } from "svelte/reactivity/window";

import { viewportShapeOf, type ViewportShape } from "./viewportShape";

class Viewport {
  readonly shape: ViewportShape = $derived(viewportShapeOf(innerWidth.current ?? 0, innerHeight.current ?? 0));
  /** Held in one or two hands: what is not needed all the time lies in a sheet. */
  readonly handheld: boolean = $derived(["phone", "sideways", "tablet"].includes(this.shape));
}

export const viewport = new Viewport();
