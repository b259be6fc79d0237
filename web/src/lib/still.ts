// Whether somebody wants nothing to move.

export function still(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
