// Bringing a thing into sight within what scrolls around it, without moving the page.

import { still } from "../lib/still";

const MARGIN = 16; // pixels around the thing

export function bring(ground: HTMLElement | undefined, thing: Element | null | undefined): void {
  if (ground === undefined || thing === null || thing === undefined) {
    return;
  }
  const [around, box] = [ground.getBoundingClientRect(), thing.getBoundingClientRect()];
  ground.scrollBy({
    left: shift(box.left - around.left, box.right - around.right),
    top: shift(box.top - around.top, box.bottom - around.bottom),
    behavior: still() ? "auto" : "smooth",
  });
}

/** How far to go, by how far a thing lies inside the near edge and beyond the far one. */
function shift(near: number, far: number): number {
  if (near < MARGIN) {
    return near - MARGIN;
  }
  return far > -MARGIN ? Math.min(far + MARGIN, near - MARGIN) : 0;
}
