// Moving over a board with the arrow keys: the Tab key stops once, arrows go from there to the nearest thing each way.

import { nearest, type Way } from "../lib/nearest";

const STOPS = "[data-stop]";
const WAYS: Record<string, Way | undefined> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

export function arrowKeys(node: HTMLElement): () => void {
  const stops = () => [...node.querySelectorAll<HTMLElement>(STOPS)];

  const only = (one: HTMLElement | undefined) => {
    for (const stop of stops()) {
      stop.tabIndex = stop === one ? 0 : -1;
    }
  };

  const tidy = () => {
    const all = stops();
    only(all.find((stop) => stop === document.activeElement) ?? all.find((stop) => stop.tabIndex === 0) ?? all[0]);
  };

  const go = (one: HTMLElement | undefined) => {
    if (one !== undefined) {
      only(one);
      one.focus();
      one.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
  };

  const press = (event: KeyboardEvent) => {
    const all = stops();
    const here = all.findIndex((stop) => stop === document.activeElement);
    const way = WAYS[event.key];
    if (here < 0 || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    if (way !== undefined) {
      event.preventDefault();
      go(
        all[
          nearest(
            all.map((stop) => stop.getBoundingClientRect()),
            here,
            way,
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
      only(stop);
    }
  };

  const watcher = new MutationObserver(tidy);
  watcher.observe(node, { childList: true, subtree: true });
  node.addEventListener("keydown", press);
  node.addEventListener("focusin", enter);
  tidy();
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
