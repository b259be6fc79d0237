import { describe, expect, it } from "vitest";

import { soundOf, soundsOf } from "../src/lib/sounds";
import type { Json, Named, Told } from "../src/lib/wire";

const told = (entry: number, message: string, args: Named<Json>): Told => ({
  entry,
  message,
  args,
  clause: "",
  by: null,
});
const CARDS = ["card", "building"];

describe("a sound", () => {
  it("goes by what events have in common", () => {
    expect(soundOf(told(1, "built", { seat: 0, card: "bank" }), CARDS)).toBe("laid");
    expect(soundOf(told(1, "destroyed", { seat: 0, victim: 1, building: "bank" }), CARDS)).toBe("struck");
    expect(soundOf(told(1, "scored", { seat: 0, points: 3 }), CARDS)).toBe("points");
    expect(soundOf(told(1, "scored", { seat: 0, points: 0 }), CARDS)).toBe(null);
    expect(soundOf(told(1, "lost-points", { seat: 0, points: 3 }), CARDS)).toBe("struck");
    expect(soundOf(told(1, "turn-began", { seat: 0 }), CARDS)).toBe(null);
  });

  it("may be named by a board", () => {
    const own = { fell: "struck", built: null } as const;

    expect(soundOf(told(1, "fell", {}), CARDS, own)).toBe("struck");
    expect(soundOf(told(1, "built", { seat: 0, card: "bank" }), CARDS, own)).toBe(null);
  });
});

describe("sounds of a table", () => {
  const before = { number: 3, mine: false, over: false };
  const events = [
    told(3, "destroyed", { seat: 0, victim: 1 }),
    told(4, "built", { seat: 1, card: "bank" }),
    told(5, "scored", { seat: 1, points: 2 }),
  ];

  it("are the most telling of what is new, then one's turn", () => {
    expect(soundsOf(before, { number: 4, mine: false, over: false }, events.slice(0, 2), CARDS)).toEqual(["laid"]);
    expect(soundsOf(before, { number: 5, mine: true, over: false }, events, CARDS)).toEqual(["points", "turn"]);
  });

  it("say nothing twice", () => {
    const now = { number: 5, mine: true, over: false };

    expect(soundsOf(now, now, events, CARDS)).toEqual([]);
    expect(soundsOf({ ...now, over: true }, { ...now, over: true }, events, CARDS)).toEqual([]);
  });

  it("are not made of a whole game at once", () => {
    expect(soundsOf(before, { number: 90, mine: true, over: false }, events, CARDS)).toEqual(["turn"]);
    expect(soundsOf(before, { number: 90, mine: false, over: true }, events, CARDS)).toEqual(["over"]);
  });
});
