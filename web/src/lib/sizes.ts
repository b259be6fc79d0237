// How large something on a board is drawn, in steps.

const STEPS = [0.72, 0.86, 1, 1.2, 1.45, 1.75];

/** The next size up or down from one that may lie between two steps. */
export function resized(now: number, by: 1 | -1): number {
  const found = by > 0 ? STEPS.find((step) => step > now + 0.01) : STEPS.findLast((step) => step < now - 0.01);
  return found ?? now;
}

export function isLast(now: number, by: 1 | -1): boolean {
  return resized(now, by) === now;
}
