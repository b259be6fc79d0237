// A city at night behind a street, drawn from a number: always the same one for the same seat.

export interface Skyline {
  towers: string;
  windows: string;
  stars: string;
}

export const [WIDE, HIGH] = [640, 240];
const GROUND = HIGH - 28;

/** Numbers from 0 to 1, one after the other. */
function luck(seed: number): () => number {
  let state = (seed + 1) * 2654435761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) >>> 0;
    return state / 4294967296;
  };
}

export function skylineOf(seed: number): Skyline {
  const next = luck(seed);
  const found: Skyline = { towers: "", windows: "", stars: "" };
  for (let x = -10; x < WIDE; x += 6 + Math.round(next() * 4)) {
    const width = 18 + Math.round(next() * 26);
    const top = GROUND - 34 - Math.round(next() * next() * 120);
    found.towers += `M${x} ${HIGH}V${top}h${width}V${HIGH}z`;
    for (let across = x + 5; across < x + width - 5; across += 8) {
      for (let down = top + 8; down < GROUND - 12; down += 11) {
        found.windows += next() < 0.24 ? `M${across} ${down}h3v4h-3z` : "";
      }
    }
    x += width;
  }
  for (let star = 0; star < 46; star += 1) {
    const [x, y, size] = [next() * WIDE, next() * HIGH * 0.58, 0.8 + next() * 1.2].map((one) => one.toFixed(1));
    found.stars += `M${x} ${y}h${size}v${size}h-${size}z`;
  }
  return found;
}
