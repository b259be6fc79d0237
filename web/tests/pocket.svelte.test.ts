// Which tab a board that is held in hands turns to.

import { flushSync } from "svelte";
import { afterEach, expect, it, vi } from "vitest";

import { Pocket, type AtPocket } from "../src/boards/legacies/pocket/pocket.svelte";

vi.mock("../src/board/viewport.svelte", () => ({ viewport: { shape: "phone" } }));

/** A table at which one sits; things can be touched, and a swap and a choice begun. */
class Toys {
  question = $state.raw({ at: new Map([["card:kite", []]]) });
  choosing = $state.raw<{ at: Map<string, unknown[]> } | null>(null);
  taking = $state<string | null>(null);
  giving = $state<string | null>(null);

  readonly at = {
    desk: { canTouch: () => true },
    planner: {},
    deciding: false,
    seated: true,
  } as unknown as AtPocket;

  constructor() {
    Object.defineProperty(this.at.desk, "question", { get: () => this.question });
    for (const name of ["choosing", "taking", "giving"] as const) {
      Object.defineProperty(this.at.planner, name, { get: () => this[name] });
    }
  }
}

let stop: () => void = () => undefined;

afterEach(() => {
  stop();
});

function pocketOf(toys: Toys): Pocket {
  let pocket: Pocket | undefined;
  stop = $effect.root(() => {
    pocket = new Pocket(toys.at);
  });
  flushSync();
  if (pocket === undefined) {
    throw new Error("no pocket");
  }
  return pocket;
}

it("turns to where something is to be chosen, and back", () => {
  const toys = new Toys();
  const pocket = pocketOf(toys);

  toys.choosing = { at: new Map([["industry:fashion", []]]) };
  flushSync();
  expect(pocket.shown).toBe("industries");

  toys.choosing = null;
  flushSync();
  expect(pocket.shown).toBe("me");
});

it("turns there for a card that is swapped for from the market, too", () => {
  const toys = new Toys();
  const pocket = pocketOf(toys);
  toys.taking = "race";
  toys.giving = "kite";
  flushSync();
  expect(pocket.shown).toBe("me");

  toys.choosing = { at: new Map([["track:inventor", []]]) };
  flushSync();
  expect(pocket.shown).toBe("tracks");
});
