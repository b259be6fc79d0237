import { describe, expect, it } from "vitest";

import { CLOCKS, inUnits, isShown, timeLeft, clockText, urgency, warningBetween } from "../src/lib/clock";
import { newTableRequest, defaultPlan } from "../src/lib/tablePlan";
import type { ClockInfo, GameInfo } from "../src/lib/wire";

const CLOCK: ClockInfo = {
  kind: "bank",
  seconds: 600,
  increment: 10,
  left: [90_000, 45_000],
  seat: 0,
  due: 1_000_090_000,
  now: 1_000_000_000,
};
const unit = (count: number, name: string) => `${count}${name[0] ?? ""}`;

describe("a clock", () => {
  it("runs by the server's time, for whoever is asked only, and never below zero", () => {
    const reading = { clock: CLOCK, at: 5_000 };

    expect(timeLeft(reading, 0, 5_000)).toBe(90_000);
    expect(timeLeft(reading, 0, 35_000)).toBe(60_000);
    expect(timeLeft(reading, 0, 999_000)).toBe(0);
    expect(timeLeft(reading, 1, 35_000)).toBe(45_000);
    expect(timeLeft(reading, 2, 35_000)).toBeNull();
  });

  it("is shown for every seat, but where each turn has its own time only for the one that runs", () => {
    expect(isShown(CLOCK, 1)).toBe(true);
    expect(isShown({ ...CLOCK, kind: "move" }, 1)).toBe(false);
    expect(isShown({ ...CLOCK, kind: "move" }, 0)).toBe(true);
  });

  it("is read as on a watch, and in days and hours where there is that much", () => {
    expect(clockText(0, unit)).toBe("0:00");
    expect(clockText(9_001, unit)).toBe("0:10");
    expect(clockText(127_000, unit)).toBe("2:07");
    expect(clockText(3_727_000, unit)).toBe("1:02:07");
    expect(clockText(86_400_000 * 2 + 3_600_000 * 5, unit)).toBe("2d 5h");
  });

  it("warns at one minute and at ten seconds, once each", () => {
    expect(warningBetween(61_000, 60_000)).toBe(60_000);
    expect(warningBetween(60_000, 59_000)).toBeNull();
    expect(warningBetween(10_100, 9_900)).toBe(10_000);
    expect(warningBetween(70_000, 5_000)).toBe(10_000);
    expect(warningBetween(5_000, 65_000)).toBeNull();
    expect(warningBetween(200, 0)).toBeNull();
    expect([61_000, 60_000, 10_000].map(urgency)).toEqual([0, 1, 2]);
  });
});

it("lengths of time are said in whole units", () => {
  expect(inUnits(259_200)).toEqual([3, "day"]);
  expect(inUnits(300)).toEqual([5, "minute"]);
  expect(inUnits(90)).toEqual([90, "second"]);
  expect(inUnits(0)).toEqual([0, "second"]);
});

it("a clock is part of a plan where one was chosen", () => {
  const game = { game: "toy", fewest: 2, most: 2, options: [], standard_set: "toy", bots: [] } as unknown as GameInfo;
  const [clock = null] = CLOCKS;

  expect(newTableRequest(game, { ...defaultPlan(game), clock }, String).clock).toEqual({ kind: "move", seconds: 60 });
  expect(newTableRequest(game, defaultPlan(game), String)).not.toHaveProperty("clock");
});

it("an absence is part of a plan where another one was chosen", () => {
  const game = { game: "toy", fewest: 2, most: 2, options: [], standard_set: "toy", bots: [] } as unknown as GameInfo;

  expect(newTableRequest(game, { ...defaultPlan(game), absence: 3600 }, String).absence).toBe(3600);
  expect(newTableRequest(game, defaultPlan(game), String)).not.toHaveProperty("absence");
});

it("how quickly bots answer is part of a plan where somebody likes it otherwise", () => {
  const game = { game: "toy", fewest: 2, most: 2, options: [], standard_set: "toy", bots: [] } as unknown as GameInfo;

  expect(newTableRequest(game, { ...defaultPlan(game), pause: "none" }, String).pause).toBe("none");
  expect(newTableRequest(game, defaultPlan(game), String)).not.toHaveProperty("pause");
});
