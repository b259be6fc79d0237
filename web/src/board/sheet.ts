// The sheet on phones: it follows the finger that drags its handle, and snaps to one of its positions.

import { prefersReducedMotion } from "../lib/reducedMotion";
import { motion } from "./motion";

/** Pixels by which the sheet lies over the lower edge of the table, and its handle over that: nothing is chosen there. */
export const [LAP, HANDLE] = [18, 24];

const GRAB = ".grab";
const FAR = 60; // pixels that it follows a finger upwards at most: there is nothing below it

/** For what lies in `[data-sheet]`, whose height that tells. */
export function sheet(node: HTMLElement): () => void {
  let top = node.getBoundingClientRect().top;
  let held: number | null = null;

  const down = (event: PointerEvent) => {
    held = event.target instanceof Element && event.target.closest(GRAB) !== null ? event.clientY : null;
  };
  const move = (event: PointerEvent) => {
    if (held !== null && !prefersReducedMotion()) {
      node.style.translate = `0 ${Math.max(-FAR, event.clientY - held)}px`;
    }
  };
  const up = () => {
    if (held !== null) {
      top = node.getBoundingClientRect().top;
      node.style.translate = "";
      held = null;
      queueMicrotask(snap);
    }
  };
  const snap = () => {
    const now = node.getBoundingClientRect().top;
    if (Math.abs(now - top) > 1 && !prefersReducedMotion()) {
      motion.play(node, [{ transform: `translateY(${top - now}px)` }, { transform: "none" }], { time: "--time-sheet" });
    }
    top = now;
  };

  const watching = new MutationObserver(snap);
  const around = node.closest("[data-sheet]");
  if (around !== null) {
    watching.observe(around, { attributes: true, attributeFilter: ["data-sheet"] });
  }
  const sizing = new ResizeObserver(() => {
    if (held === null && !motion.busy) {
      top = node.getBoundingClientRect().top;
    }
  });
  sizing.observe(node);
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", up);
  return () => {
    watching.disconnect();
    sizing.disconnect();
    node.removeEventListener("pointerdown", down);
    node.removeEventListener("pointermove", move);
    node.removeEventListener("pointerup", up);
    node.removeEventListener("pointercancel", up);
  };
}
