// The end of a game: from first to last with the places that the result says, how they stand side by side, and where
// their points came from.

import type { Origin, ResultInfo } from "./wire";

export interface Row {
  seat: number;
  place: number | null;
  score: number | null;
  /** Has won, alone or with others. */
  won: boolean;
}

export function rowsOf(result: ResultInfo): Row[] {
  return result.ranking.map((seat) => ({
    seat,
    place: result.places[seat] ?? null,
    score: result.scores[seat] ?? null,
    won: result.winners.includes(seat),
  }));
}

/** Where each row stands, from left to right: the first in the middle, the others to its left and right in turn. */
export function stands(count: number): number[] {
  return Array.from({ length: count }, (_, row) => (row % 2 === 1 ? -1 : 1) * Math.ceil(row / 2));
}

/** How far whoever has won alone is ahead, and of whom; null where that says nothing. */
export function ahead(rows: readonly Row[]): { points: number; seats: number[] } | null {
  const [first, second] = rows;
  if (first?.score == null || second?.score == null || second.won || first.score <= second.score) {
    return null;
  }
  const { score } = second;
  return { points: first.score - score, seats: rows.filter((row) => row.score === score).map((row) => row.seat) };
}

/** A part of somebody's points. */
export interface Part {
  message: string;
  points: number;
}

export const REST = "other";

/** The kinds of points there are, those with a name first; what has none is one kind. */
export function kindsOf(origins: readonly Origin[][], isNamed: (message: string) => boolean): string[] {
  const found = [...new Set(origins.flat().map((one) => one.message))];
  const named = found.filter(isNamed);
  return found.length > named.length ? [...named, REST] : named;
}

/** Somebody's points by kind, in the order of the kinds. */
export function partsOf(origins: readonly Origin[], kinds: readonly string[]): Part[] {
  return kinds.map((message) => ({
    message,
    points: origins
      .filter((one) => one.message === message || (message === REST && !kinds.includes(one.message)))
      .reduce((sum, one) => sum + one.points, 0),
  }));
}
