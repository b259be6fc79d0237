// The story of the scores: what each event brought, round by round, and where the lead changed hands.

import type { Told } from "./wire";

const ROUND = "round-began";
const LOST = "lost-";

export interface Gain {
  round: number;
  entry: number;
  seat: number;
  points: number;
  /** The message of the event, which says why. */
  why: string;
}

/** Every event that brought points, with its round. */
export function gains(events: Told[]): Gain[] {
  let round = 1;
  const found: Gain[] = [];
  for (const event of events) {
    const { seat, points } = event.args;
    if (event.message === ROUND) {
      round = Number(event.args["round"]);
    } else if (typeof seat === "number" && typeof points === "number" && event.message !== "won") {
      const { entry, message } = event;
      found.push({ round, entry, seat, points: message.startsWith(LOST) ? -points : points, why: message });
    }
  }
  return found;
}

/** The entry after which a round was scored. */
export function scoredAt(found: Gain[], round: number): number {
  return Math.max(0, ...found.filter((gain) => gain.round === round).map((gain) => gain.entry));
}

/** The scores of each seat after each round, beginning with nothing. */
export function series(found: Gain[], seats: number): number[][] {
  const rounds = Math.max(0, ...found.map((gain) => gain.round));
  return Array.from({ length: seats }, (_, seat) =>
    Array.from({ length: rounds + 1 }, (_, round) =>
      found.filter((gain) => gain.seat === seat && gain.round <= round).reduce((sum, gain) => sum + gain.points, 0),
    ),
  );
}

/** The points at which the chart has a line, each once. */
export function scale(bottom: number, top: number): number[] {
  return [...new Set([bottom, Math.round((top + bottom) / 2), top])];
}

export interface Origin {
  why: string;
  points: number;
}

/** Where the points of a seat came from, most first. */
export function origins(found: Gain[], seat: number): Origin[] {
  const sums = new Map<string, number>();
  for (const gain of found.filter((one) => one.seat === seat)) {
    sums.set(gain.why, (sums.get(gain.why) ?? 0) + gain.points);
  }
  return [...sums].map(([why, points]) => ({ why, points })).sort((one, other) => other.points - one.points);
}

export interface Turn {
  round: number;
  /** Who leads from then on; several where they are level. */
  seats: number[];
  points: number;
}

/** The rounds after which somebody else led than before. */
export function turns(scores: number[][]): Turn[] {
  const found: Turn[] = [];
  const rounds = scores[0]?.length ?? 0;
  for (let round = 1; round < rounds; round++) {
    const now = scores.map((one) => one[round] ?? 0);
    const points = Math.max(...now);
    const seats = now.flatMap((score, seat) => (score === points ? [seat] : []));
    if (found.at(-1)?.seats.join() !== seats.join()) {
      found.push({ round, seats, points });
    }
  }
  return found;
}
