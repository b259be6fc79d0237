import { readdirSync, readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import * as boards from "../src/boards/list";
import { tickBetween } from "../src/lib/clock";
import { soundOf, SOUNDS, soundsOf } from "../src/lib/sounds";
import type { Json, Named, Told } from "../src/lib/wire";

const told = (entry: number, message: string, args: Named<Json>): Told => ({
  entry,
  message,
  args,
  clause: "",
  by: null,
});
const CARDS = ["card", "building"];
const heard = (...given: Parameters<typeof soundOf>) => soundOf(...given)?.sound ?? null;

describe("a sound", () => {
  it("goes by what events have in common", () => {
    expect(heard(told(1, "built", { seat: 0, card: "bank" }), CARDS)).toBe("card");
    expect(heard(told(1, "drew-unseen", { seat: 0, count: 2 }), CARDS)).toBe("draw");
    expect(heard(told(1, "destroyed", { seat: 0, victim: 1, building: "bank" }), CARDS)).toBe("struck");
    expect(heard(told(1, "scored", { seat: 0, points: 3 }), CARDS)).toBe("points");
    expect(heard(told(1, "scored", { seat: 0, points: 0 }), CARDS)).toBe(null);
    expect(heard(told(1, "lost-points", { seat: 0, points: 3 }), CARDS)).toBe("struck");
    expect(heard(told(1, "turn-began", { seat: 0 }), CARDS)).toBe(null);
  });

  it("may be named by a board, and varies by seat", () => {
    const own = { fell: "fail", built: null } as const;

    expect(soundOf(told(1, "fell", { seat: 2 }), CARDS, own)).toEqual({ sound: "fail", seat: 2 });
    expect(heard(told(1, "built", { seat: 0, card: "bank" }), CARDS, own)).toBe(null);
  });

  it("is a file that was made", () => {
    const files = readdirSync("src/sounds").map((name) => name.replace(".wav", ""));

    expect(files.sort()).toEqual([...SOUNDS].sort());
  });
});

describe("the timeline", () => {
  const own = boards.gears.sounds ?? {};
  const travelled = (before: number, frame: number) =>
    soundOf(told(1, "travelled", { seat: 1, before, frame }), CARDS, own);

  it("ticks for every frame that is travelled, upwards or downwards", () => {
    expect(travelled(2, 8)).toEqual({ sound: "travel", times: 6, rises: 1 });
    expect(travelled(3, 2)).toEqual({ sound: "travel", times: 4, rises: -1 });
  });

  it("names only what its game tells", () => {
    const words = readFileSync("../src/posterity/games/gears/text/en.ftl", "utf8");

    expect(Object.keys(own).filter((message) => !new RegExp(`^${message} =`, "m").test(words))).toEqual([]);
  });

  it("has a bell, wood and a spring", () => {
    expect(heard(told(1, "established", { seat: 0, technology: "fire" }), CARDS, own)).toBe("bell");
    expect(heard(told(1, "influenced", { seat: 0, technology: "fire" }), CARDS, own)).toBe("cube");
    expect(heard(told(1, "became-failed", { technology: "fire" }), CARDS, own)).toBe("fail");
  });
});

describe("sounds of a table", () => {
  const before = { number: 3, mine: false, over: false, won: false };
  const events = [
    told(3, "destroyed", { seat: 0, victim: 1 }),
    told(4, "built", { seat: 1, card: "bank" }),
    told(5, "scored", { seat: 1, points: 2 }),
  ];
  const names = (...given: Parameters<typeof soundsOf>) => soundsOf(...given).map((note) => note.sound);

  it("are the most telling of what is new, then one's turn", () => {
    expect(names(before, { ...before, number: 4 }, events, CARDS)).toEqual(["card"]);
    expect(names(before, { ...before, number: 5, mine: true }, events, CARDS)).toEqual(["points", "turn"]);
  });

  it("say nothing twice", () => {
    const now = { ...before, number: 5, mine: true };

    expect(names(now, now, events, CARDS)).toEqual([]);
    expect(names({ ...now, over: true }, { ...now, over: true }, events, CARDS)).toEqual([]);
  });

  it("are not made of a whole game at once", () => {
    expect(names(before, { ...before, number: 90, mine: true }, events, CARDS)).toEqual(["turn"]);
  });

  it("end with a chord, for whoever has won and for whoever has not", () => {
    expect(names(before, { ...before, number: 90, over: true, won: true }, events, CARDS)).toEqual(["win"]);
    expect(names(before, { ...before, number: 90, over: true }, events, CARDS)).toEqual(["close"]);
  });
});

it("ticks each second of the last twenty", () => {
  expect([tickBetween(20_100, 19_900), tickBetween(19_900, 19_200), tickBetween(19_200, 18_900)]).toEqual([
    true,
    false,
    true,
  ]);
  expect([tickBetween(61_000, 60_000), tickBetween(500, 0)]).toEqual([false, false]);
});
