// How large something on a board is drawn: in steps, or as far as somebody pinches it.

const STEPS = [0.72, 0.86, 1, 1.2, 1.45, 1.75];
const [LEAST, MOST] = [0.72, 1.75];
const NOTCH = 550; // so far a wheel has to turn to change the size by the factor e

/** The next size up or down from one that may lie between two steps. */
export function resized(now: number, by: 1 | -1): number {
  const found = by > 0 ? STEPS.find((step) => step > now + 0.01) : STEPS.findLast((step) => step < now - 0.01);
  return found ?? now;
}

/** The size after two fingers have gone apart by a factor. */
export function pinched(from: number, factor: number): number {
  return Math.min(MOST, Math.max(LEAST, from * factor));
}

/** The size after the wheel has turned; pinching on a touchpad turns it in many small steps. */
export function turned(from: number, by: number): number {
  return pinched(from, Math.exp(-by / NOTCH));
}

export function isLast(now: number, by: 1 | -1): boolean {
  return resized(now, by) === now;
}
