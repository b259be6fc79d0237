// Reviews and hints without a browser: the entries of a review step by step, its chart, and what is lit.

import { describe, expect, it } from "vitest";

import { lightOfPath, lightsByKey, type Light } from "../src/lib/lightKinds";
import { bandOf, barsOf, lineOf, pathOf, scaleOf, spread } from "../src/lib/reviewChart";
import { percent, signed, stepsOf, verdictOf } from "../src/lib/reviewSteps";
import type { ReviewEntryInfo } from "../src/lib/wire";

function entry(n: number, more: Partial<ReviewEntryInfo> = {}): ReviewEntryInfo {
  return {
    n,
    seat: 0,
    kind: "decision",
    pass: 2,
    pick: "a",
    before: [0.5, 0.5],
    after: [0.5, 0.5],
    band: [0.1, 0.1],
    change: [0, 0],
    cost: 0,
    cost_band: 0,
    verdict: "best",
    best: [],
    open: null,
    why: [],
    plan: [],
    ...more,
  };
}

const luck = (n: number, after: number[], change: number[]) =>
  entry(n, { kind: "chance", seat: null, verdict: null, cost: null, after, change });

describe("the entries of a review", () => {
  it("come together by their numbers, an answer with its chance", () => {
    const steps = stepsOf([entry(1), luck(1, [0.6, 0.4], [10, -10]), entry(2)]);

    expect(steps.map((step) => [step.n, step.answer?.kind, step.chance?.kind])).toEqual([
      [1, "decision", "chance"],
      [2, "decision", undefined],
    ]);
  });

  it("are called faults where they were, luck where chance did more, else as the server says", () => {
    const [bad, drawn, plain] = stepsOf([
      entry(1, { verdict: "slip", change: [-4, 2] }),
      luck(1, [0.9, 0.1], [40, -40]),
      entry(2, { change: [1, 0] }),
      luck(2, [0.9, 0.1], [40, -40]),
      entry(3, { change: [5, 0] }),
    ]);

    expect([bad, drawn, plain].map((step) => verdictOf(step ?? null))).toEqual(["slip", "luck", "best"]);
    expect(verdictOf(stepsOf([entry(4, { kind: "forced", verdict: null })])[0] ?? null)).toBe("");
    expect([signed(3), signed(-3), signed(0), percent(0.126)]).toEqual(["+3", "−3", "0", 13]);
  });
});

describe("the chart of a review", () => {
  const same = (value: number) => value;

  it("has a point before the first entry and one after each, half way to what chance added", () => {
    const line = lineOf([entry(3, { after: [0.4, 0.6] }), luck(3, [0.7, 0.3], [30, -30]), entry(4, { pass: 1 })], 0);

    expect(line.map(({ x, chance, close }) => [x, chance, close])).toEqual([
      [2, 0.5, true],
      [2.5, 0.4, true],
      [3, 0.7, true],
      [4, 0.5, false],
    ]);
    expect(pathOf(line, true, same, same)).toBe("M2 0.5L2.5 0.4L3 0.7");
    expect(pathOf(line, false, same, same)).toBe("M3 0.7L4 0.5");
    expect(lineOf([], 0)).toEqual([]);
  });

  it("keeps bands within what can be", () => {
    const band = bandOf([{ x: 1, chance: 0.95, band: 0.1, close: true }], same, same);

    expect(band.startsWith("M1 1L1 0.85")).toBe(true);
  });

  it("lays medals apart, and none beyond the end", () => {
    expect(spread([10, 12, 90, 99], 20, 100)).toEqual([10, 30, 80, 100]);
  });

  it("has one scale for all values, and bars that go on where the last has ended", () => {
    expect(
      scaleOf([
        { low: 0.321, high: 0.4 },
        { low: 0.35, high: 0.579 },
      ]),
    ).toEqual({ from: 32, to: 58 });
    expect(barsOf(50, [-46, 12, -16])).toEqual([
      { from: 50, to: 4 },
      { from: 4, to: 16 },
      { from: 16, to: 0 },
    ]);
  });
});

describe("what is lit", () => {
  const lights: Light[] = [
    { kind: "answer", pick: "play:a" },
    { kind: "plan", pick: "use" },
    { kind: "matters", thing: "seat:1" },
    { kind: "runner", pick: "play:b" },
  ];

  it("lies where answers point, the first light first", () => {
    const found = lightsByKey(lights, (pick) => (pick === "use" ? [null, "hand"] : ["hand", pick]));

    expect([...found]).toEqual([
      ["hand", "answer"],
      ["play:a", "answer"],
      ["seat:1", "matters"],
      ["play:b", "runner"],
    ]);
  });

  it("stands for a row of answers only if all of them belong to the plan", () => {
    expect(lightOfPath(lights, ["play:a", "use"])).toBe("answer");
    expect(lightOfPath(lights, ["play:a", "other"])).toBe(undefined);
    expect(lightOfPath(lights, ["play:b", "other"])).toBe("runner");
    expect(lightOfPath(lights.slice(0, 1), ["play:a", "other"])).toBe("answer");
  });
});
