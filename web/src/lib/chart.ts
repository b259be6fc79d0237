// The geometry of a chart of scores: its lines, and the points at which its scale is marked.

import type { Scores } from "./wire";

/** The line of each seat, which begins with nothing and has a point after each round. */
export function linesOf({ rounds }: Pick<Scores, "rounds">, seats: number): number[][] {
  return Array.from({ length: seats }, (_, seat) => [0, ...rounds.map((round) => round.scores[seat] ?? 0)]);
}

/** The points at which the chart has a line, each once. */
export function scale(bottom: number, top: number): number[] {
  return [...new Set([bottom, Math.round((top + bottom) / 2), top])];
}
