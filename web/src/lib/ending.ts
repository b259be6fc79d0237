// The end of a game in rows: from first to last, with the places that the result says.

import type { ResultInfo } from "./wire";

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
