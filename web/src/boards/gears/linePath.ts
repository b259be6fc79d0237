// How a line gets from one card on the timeline to another without running over a third: out into the gap beside its
// column, below everything between, and up again in the gap before the other.

import type { Rectangle } from "../../lib/nearest";

const HALF = 3; // half of the gap between two columns, and so much more where a card is narrower than its column
const BELOW = 9; // pixels below what lies between
const APART = 4; // pixels between two lines

/** `place` is the number of the line, so that lines beside each other can be told apart. */
export function linePath(from: Rectangle, to: Rectangle, boxes: readonly Rectangle[], place: number): string {
  const [start, end] = [middle(from), middle(to) + (place % 3) * APART - APART];
  const [out, into] = [from.right + HALF + 3, to.left - HALF - 3];
  const between = boxes.filter((box) => box.left > from.right - 1 && box.right < to.left + 1);
  if (into - out < 12 || between.length === 0) {
    return `M${from.right} ${start}H${(out + into) / 2}V${end}H${to.left}`;
  }
  const low = Math.max(...between.map((box) => box.bottom)) + BELOW + (place % 4) * APART;
  const isFree = between.every((box) => start < box.top || start > box.bottom);
  const across = isFree ? start : low;
  return `M${from.right} ${start}H${out}V${across}H${into}V${end}H${to.left}`;
}

function middle(box: Rectangle): number {
  return Math.round((box.top + box.bottom) / 2);
}
