// The roomiest of several ways to draw something in which nothing is cut off.

/** Parts that want to be seen whole carry this mark. */
const WHOLE = "[data-whole]";

/** Tries the ways one after the other, as `data-way`, whenever the room or `what` changes; the last is taken anyhow. */
export function roomiest(ways: readonly string[], what: unknown): (node: HTMLElement) => () => void {
  return (node) => {
    void what;
    const settle = () => {
      for (const way of ways) {
        node.dataset["way"] = way;
        if (!isCut(node)) {
          return;
        }
      }
    };
    const watcher = new ResizeObserver(settle);
    watcher.observe(node);
    void document.fonts.ready.then(settle);
    return () => {
      watcher.disconnect();
    };
  };
}

function isCut(node: HTMLElement): boolean {
  return [...node.querySelectorAll<HTMLElement>(WHOLE)].some((one) => {
    const around = one.closest<HTMLElement>("[data-frame]") ?? node;
    return (
      one.scrollWidth > one.clientWidth + 1 ||
      one.getBoundingClientRect().height > around.getBoundingClientRect().height + 1
    );
  });
}
