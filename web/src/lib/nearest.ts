// Which of several rectangles is the next one to the left, to the right, above or below another.

export type Direction = "left" | "right" | "up" | "down";

export interface Rectangle {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const ASKEW = 2.5; // a step aside counts more than a step ahead
const OBLIQUE = 2; // more steps aside than this for each one ahead are hardly that way at all
const HARDLY = 100_000; // more than any distance on a screen

/** The place of the nearest box that way, or `from` if there is none; what is hardly that way only if nothing else is. */
export function nearest(boxes: Rectangle[], from: number, direction: Direction): number {
  const start = boxes[from];
  if (start === undefined) {
    return from;
  }
  let best = from;
  let least = Infinity;
  boxes.forEach((box, place) => {
    const [ahead, aside] = distances(start, box, direction);
    const cost = ahead + aside * ASKEW + (aside > ahead * OBLIQUE ? HARDLY : 0);
    if (place !== from && ahead > 0 && cost < least) {
      best = place;
      least = cost;
    }
  });
  return best;
}

/** How far ahead the middle of a box is, and how far aside. */
function distances(from: Rectangle, to: Rectangle, direction: Direction): [number, number] {
  const x = (to.left + to.right - from.left - from.right) / 2;
  const y = (to.top + to.bottom - from.top - from.bottom) / 2;
  const ahead = { left: -x, right: x, up: -y, down: y }[direction];
  return [Math.abs(ahead) < 1 ? 0 : ahead, Math.abs(direction === "left" || direction === "right" ? y : x)];
}
