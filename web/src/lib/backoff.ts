// How long to wait before the next try: twice as long each time, up to a limit, with jitter.

const FIRST = 400;
const LONGEST = 15_000;

export function waitBefore(attempt: number, random: number): number {
  const most = Math.min(LONGEST, FIRST * 2 ** Math.min(attempt, 10));
  return Math.round(most * (0.6 + 0.4 * random));
}
