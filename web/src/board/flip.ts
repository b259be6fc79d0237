// Things that keep their key from view to view move from where they were to where they are; so do cards put elsewhere.

import { motion } from "./motion";

interface Thing {
  node: HTMLElement;
  box: DOMRect;
}

/** The things on the screen and their places. */
export interface ScreenSnapshot {
  keys: Map<string, Thing>;
  /** Things that are cards, by their card, and then by what names this one. */
  cards: Map<string, Map<string, Thing>>;
  /** What is about to be built. */
  building: HTMLElement | null;
  /** That of a card. */
  ghost: (card: string) => HTMLElement | undefined;
}

const FAR = 2; // pixels; less is no motion
const CARD = "[data-card], [data-building], [data-site]";

/** What lies on the screen now. */
export function takeSnapshot(): ScreenSnapshot {
  const keys = new Map<string, Thing>();
  const cards: ScreenSnapshot["cards"] = new Map<string, Map<string, Thing>>();
  for (const node of document.querySelectorAll<HTMLElement>(`[data-key], ${CARD}`)) {
    const { key, card, building, site } = node.dataset;
    const thing = { node, box: node.getBoundingClientRect() };
    if (thing.box.width === 0) {
      continue;
    }
    if (key !== undefined && !keys.has(key)) {
      keys.set(key, thing);
    }
    const named = card ?? building ?? site;
    if (named !== undefined) {
      const same = cards.get(named) ?? new Map<string, Thing>();
      same.set(key ?? `building:${named}`, thing);
      cards.set(named, same);
    }
  }
  const building = document.querySelector<HTMLElement>("[data-building]");
  return { keys, cards, building, ghost: (card) => cards.get(card)?.get(`building:${card}`)?.node };
}

/** Everything that has another place now goes there, but for the `animatedCards`, which a change animates in its own way. */
export function shift(then: ScreenSnapshot, now: ScreenSnapshot, animatedCards: ReadonlySet<string>): void {
  for (const [key, { node, box }] of now.keys) {
    const old = then.keys.get(key);
    if (old !== undefined) {
      go(node, old.box, box);
    }
  }
  for (const [card, things] of now.cards) {
    const before = then.cards.get(card);
    if (animatedCards.has(card) || before === undefined) {
      continue;
    }
    const gone = [...before].filter(([name]) => !things.has(name)).map(([, thing]) => thing);
    const come = [...things].filter(([name]) => !before.has(name)).map(([, thing]) => thing);
    come.slice(0, gone.length).forEach(({ node, box }, place) => {
      const from = gone[place]?.box;
      if (from !== undefined) {
        go(node, from, box, from.width / box.width);
      }
    });
  }
}

function go(node: Element, from: DOMRect, to: DOMRect, scale = 1): void {
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  if (Math.hypot(x, y) > FAR) {
    motion.play(node, [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: "none" }], {
      time: "--time-shift",
    });
  }
}
