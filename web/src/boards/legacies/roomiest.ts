// The roomiest of several ways to draw something in which nothing is cut off.

/** Parts that want to be seen whole carry this mark. */
const WHOLE = "[data-whole]";
const FRACTION = 0.1; // pixels

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
    document.fonts.addEventListener("loadingdone", settle);
    return () => {
      watcher.disconnect();
      document.fonts.removeEventListener("loadingdone", settle);
    };
  };
}

function isCut(node: HTMLElement): boolean {
  return [...node.querySelectorAll<HTMLElement>(WHOLE)].some((one) => {
    const around = one.closest<HTMLElement>("[data-frame]") ?? node;
    const { width, height } = one.getBoundingClientRect();
    return (
      one.scrollWidth > one.clientWidth + 1 ||
      widthOf(one) > width + FRACTION ||
      height > around.getBoundingClientRect().height + 1
    );
  });
}

/** How wide what is in it is: an ellipsis comes where it lacks a fraction of a pixel, which `scrollWidth` rounds away. */
function widthOf(one: HTMLElement): number {
  const range = document.createRange();
  range.selectNodeContents(one);
  return range.getBoundingClientRect().width;
}
