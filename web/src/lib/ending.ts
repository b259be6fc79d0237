// The end of a game: the ranking with the places of the result, the players' plinths side by side, and where their
// points came from.

import type { Origin, ResultInfo } from "./wire";

export interface ResultRow {
  seat: number;
  place: number | null;
  score: number | null;
  /** Has won, alone or with others. */
  won: boolean;
}

export function rowsOf(result: ResultInfo): ResultRow[] {
  return result.ranking.map((seat) => ({
    seat,
    place: result.places[seat] ?? null,
    score: result.scores[seat] ?? null,
    won: result.winners.includes(seat),
  }));
}

/** The column of each row on the podium: the first in the middle, the others to its left and right in turn. */
export function podiumColumns(count: number): number[] {
  return Array.from({ length: count }, (_, row) => (row % 2 === 1 ? -1 : 1) * Math.ceil(row / 2));
}

/** How far whoever has won alone is ahead, and of whom; null where that says nothing. */
export function winningMargin(rows: readonly ResultRow[]): { points: number; seats: number[] } | null {
  const [first, second] = rows;
  if (first?.score == null || second?.score == null || second.won || first.score <= second.score) {
    return null;
  }
  const { score } = second;
  return { points: first.score - score, seats: rows.filter((row) => row.score === score).map((row) => row.seat) };
}

/** A part of somebody's points: what it is called, and what it is made of. */
export interface PointsPart {
  kind: string;
  points: number;
  origins: readonly Origin[];
}

/** What origins are called in a legend: several may have one name. */
export type OriginName = (message: string) => string;

/** The kinds of points there are, those that brought most first. */
export function kindsOf(origins: readonly Origin[][], kind: OriginName): string[] {
  const points = new Map<string, number>();
  for (const one of origins.flat()) {
    points.set(kind(one.message), (points.get(kind(one.message)) ?? 0) + one.points);
  }
  return [...points.keys()].sort((one, two) => (points.get(two) ?? 0) - (points.get(one) ?? 0));
}

/** Somebody's points by kind, in the order of the kinds. */
export function partsOf(origins: readonly Origin[], kinds: readonly string[], kind: OriginName): PointsPart[] {
  return kinds.map((name) => {
    const found = origins.filter((one) => kind(one.message) === name);
    return { kind: name, points: found.reduce((sum, one) => sum + one.points, 0), origins: found };
  });
}
