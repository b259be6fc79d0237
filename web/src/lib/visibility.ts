// Whether a thing can be seen on the screen.

/** Tells whether at least such a part of it is in sight, now and whenever that changes. */
export function observeVisibility(part: number, tell: (seen: boolean) => void): (node: HTMLElement) => () => void {
  return (node) => {
    const watcher = new IntersectionObserver(
      (found) => {
        tell((found.at(-1)?.intersectionRatio ?? 0) >= part);
      },
      { threshold: part },
    );
    watcher.observe(node);
    return () => {
      watcher.disconnect();
    };
  };
}
