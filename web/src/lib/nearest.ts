// Which of several rectangles is the next one to the left, to the right, above or below another.

export type Way = "left" | "right" | "up" | "down";

export interface Rectangle {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const ASKEW = 2.5; // a step aside counts more than a step ahead

/** The place of the nearest box that way, or `here` if there is none. */
export function nearest(boxes: Rectangle[], here: number, way: Way): number {
  const from = boxes[here];
  if (from === undefined) {
    return here;
  }
  let best = here;
  let least = Infinity;
  boxes.forEach((box, place) => {
    const [ahead, aside] = apart(from, box, way);
    const cost = ahead + aside * ASKEW;
    if (place !== here && ahead > 0 && cost < least) {
      best = place;
      least = cost;
    }
  });
  return best;
}

/** How far ahead the middle of a box is, and how far aside. */
function apart(from: Rectangle, to: Rectangle, way: Way): [number, number] {
  const x = (to.left + to.right - from.left - from.right) / 2;
  const y = (to.top + to.bottom - from.top - from.bottom) / 2;
  const ahead = { left: -x, right: x, up: -y, down: y }[way];
  return [Math.abs(ahead) < 1 ? 0 : ahead, Math.abs(way === "left" || way === "right" ? y : x)];
}
