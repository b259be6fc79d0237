// Clocks: the kinds to choose from, and how much time is left by the server's time.

import type { ClockInfo, ClockPlan } from "./wire";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What can be chosen for a table, from quick to slow. */
export const CLOCKS: ClockPlan[] = [
  { kind: "move", seconds: 60 },
  { kind: "move", seconds: 5 * 60 },
  { kind: "move", seconds: 24 * 3600 },
  { kind: "move", seconds: 3 * 24 * 3600 },
  { kind: "bank", seconds: 10 * 60, increment: 10 },
  { kind: "bank", seconds: 20 * 60, increment: 15 },
  { kind: "bank", seconds: 45 * 60, increment: 30 },
];

/** Milliseconds left at which one is warned, and at which it is told. */
const WARNINGS = [MINUTE, 10 * SECOND] as const;

/** A clock as the server told it, and when that was by `performance.now()`. */
export interface ClockReading {
  clock: ClockInfo;
  at: number;
}

/** What a seat has left now, in milliseconds; null where nothing is known. */
export function timeLeft({ clock, at }: ClockReading, seat: number, now: number): number | null {
  if (clock.seat === seat && clock.due !== null) {
    return Math.max(0, clock.due - (clock.now + now - at));
  }
  return clock.left[seat] ?? null;
}

/** Is it worth showing? With so much for each turn only the clock that runs is. */
export function isShown(clock: ClockInfo, seat: number): boolean {
  return clock.kind === "bank" || clock.seat === seat;
}

/** The warning that was reached between two looks at a clock, the last one of several. */
export function warningBetween(before: number, after: number): number | null {
  return WARNINGS.findLast((warning) => before > warning && after <= warning && after > 0) ?? null;
}

/** How much the time presses: not at all, somewhat, very much. */
export function urgency(left: number): 0 | 1 | 2 {
  return left > WARNINGS[0] ? 0 : left > WARNINGS[1] ? 1 : 2;
}

/** Time on a clock: 2:07, 1:02:07; more than a day in days and hours, which `unit` says. */
export function clockText(left: number, unit: (count: number, name: "day" | "hour") => string): string {
  const seconds = Math.ceil(left / SECOND);
  if (left >= DAY) {
    return `${unit(Math.floor(left / DAY), "day")} ${unit(Math.floor((left % DAY) / HOUR), "hour")}`;
  }
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [first = 0, ...rest] = parts[0] === 0 ? parts.slice(1) : parts;
  return [String(first), ...rest.map((part) => String(part).padStart(2, "0"))].join(":");
}

/** A length of time in the largest unit that it is a whole number of. */
export function inUnits(seconds: number): [number, "day" | "hour" | "minute" | "second"] {
  const units = [
    [24 * 3600, "day"],
    [3600, "hour"],
    [60, "minute"],
  ] as const;
  const found = units.find(([size]) => seconds >= size && seconds % size === 0);
  return found === undefined ? [seconds, "second"] : [seconds / found[0], found[1]];
}

const TICKING = 20 * SECOND;

/** Has a second passed between two looks at a clock that has little left? */
export function tickBetween(before: number, after: number): boolean {
  return after > 0 && after < TICKING && Math.ceil(before / SECOND) > Math.ceil(after / SECOND);
}
