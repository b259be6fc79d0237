// Moving over a board with the arrow keys: the Tab key stops once, arrows go from there to the nearest thing each way.

import { nearest, type Direction } from "../lib/nearest";

const STOPS = "[data-stop]";
const DIRECTIONS: Record<string, Direction | undefined> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

export function arrowKeys(node: HTMLElement): () => void {
  const stops = () => [...node.querySelectorAll<HTMLElement>(STOPS)];

  const setTabStop = (one: HTMLElement | undefined) => {
    for (const stop of stops()) {
      stop.tabIndex = stop === one ? 0 : -1;
    }
  };

  const ensureTabStop = () => {
    const all = stops();
    setTabStop(
      all.find((stop) => stop === document.activeElement) ?? all.find((stop) => stop.tabIndex === 0) ?? all[0],
    );
  };

  const go = (one: HTMLElement | undefined) => {
    if (one !== undefined) {
      setTabStop(one);
      one.focus();
      one.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
  };

  const press = (event: KeyboardEvent) => {
    const all = stops();
    const current = all.findIndex((stop) => stop === document.activeElement);
    const direction = DIRECTIONS[event.key];
    if (current < 0 || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    if (direction !== undefined) {
      event.preventDefault();
      go(
        all[
          nearest(
            all.map((stop) => stop.getBoundingClientRect()),
            current,
            direction,
          )
        ],
      );
    } else if (event.key === "Home" || event.key === "End") {
      event.preventDefault();
      go(event.key === "Home" ? all[0] : all.at(-1));
    }
  };

  const enter = (event: FocusEvent) => {
    const stop = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>(STOPS) : null;
    if (stop !== null) {
      setTabStop(stop);
    }
  };

  const watcher = new MutationObserver(ensureTabStop);
  watcher.observe(node, { childList: true, subtree: true });
  node.dataset["arrows"] = ""; // the tests plan their ways by it
  node.addEventListener("keydown", press);
  node.addEventListener("focusin", enter);
  ensureTabStop();
  return () => {
    watcher.disconnect();
    node.removeEventListener("keydown", press);
    node.removeEventListener("focusin", enter);
  };
}

/** The focus goes to where one is, or begins, in a part of the board. */
export function focusStop(where: string): void {
  const [part] = document.querySelectorAll(where);
  const stop = part?.querySelector<HTMLElement>(`${STOPS}[tabindex="0"]`) ?? part?.querySelector<HTMLElement>(STOPS);
  stop?.focus();
}
