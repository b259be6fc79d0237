import { describe, expect, it } from "vitest";

import { viewportShapeOf } from "../src/board/viewportShape";
import { measured } from "../src/boards/gears/measures";
import { linePath } from "../src/boards/gears/linePath";
import type { Rectangle } from "../src/lib/nearest";
import { treeOf } from "../src/boards/gears/tree";
import { outlined, SHAPES } from "../src/lib/marks";
import type { GearsPrint } from "../src/boards/gears/table";

describe("the shape of the room", () => {
  it.each([
    [360, 740, "phone"],
    [740, 360, "sideways"],
    [820, 1180, "tablet"],
    [1280, 800, "desk"],
    [1440, 900, "desk"],
    [1920, 1080, "rail"],
    [2560, 1080, "rails"],
    [640, 400, "sideways"], // a desk at twice the size
  ] as const)("of %d by %d is %s", (width, height, shape) => {
    expect(viewportShapeOf(width, height)).toBe(shape);
  });
});

describe("the fullest timeline", () => {
  it.each([
    ["desk", 1252, 556],
    ["desk", 1412, 640],
    ["rail", 1538, 780],
    ["rails", 1824, 744],
    ["tablet", 804, 801],
  ] as const)("fits on %s of %d by %d", (shape, width, height) => {
    const { column, across, edge, marker, rail, head, tile, gap } = measured(shape, width, height, 9, 9);
    expect(10 * (column + across) + 2 * edge).toBeLessThanOrEqual(width);
    expect(marker + rail + head + 9 * (tile + gap)).toBeLessThanOrEqual(height);
    expect(tile).toBeGreaterThanOrEqual(44);
  });

  it("has larger tiles where there are fewer frames, up to a size", () => {
    const [full, few] = [measured("desk", 1252, 556, 9, 9), measured("desk", 1252, 556, 4, 4)];
    expect([full.compact, few.compact]).toEqual([true, false]);
    expect([few.column, few.tile]).toEqual([220, 84]);
    expect(few.name).toBeGreaterThan(full.name);
  });
});

const box = (left: number, top: number): Rectangle => ({ left, top, right: left + 100, bottom: top + 40 });

describe("lines over the timeline", () => {
  const between = [box(120, 0), box(120, 50), box(120, 100)];

  it("run beside the column where there is nothing between", () => {
    expect(linePath(box(0, 0), box(120, 50), [], 1)).toBe("M100 20H110V70H120");
  });

  it("run below what lies between", () => {
    const found = linePath(box(0, 50), box(240, 0), between, 0);
    const low = Number(/V(\d+)H/.exec(found)?.[1]);
    expect(low).toBeGreaterThan(140);
  });
});

describe("the tree", () => {
  const needs: Record<string, string[]> = { fire: [], wheel: [], engine: ["wheel", "fire"], flight: ["engine"] };
  const prints = (slug: string) => ({ slug, needs: needs[slug] ?? [] }) as unknown as GearsPrint;

  it("gives each need a lane of its own beside its column", () => {
    const { lines, columns } = treeOf(Object.keys(needs), prints);
    const lanes = lines.filter((line) => line.to.slug === "engine").map(({ lane, lanes }) => [lane, lanes]);
    expect(columns).toBe(3);
    expect(lanes.toSorted()).toEqual([
      [0, 2],
      [1, 2],
    ]);
  });
});

it("draws another shape for every seat", () => {
  expect(new Set(SHAPES.map((shape) => outlined(shape, 10, 10, 5))).size).toBe(SHAPES.length);
});

describe("the fullest timeline", () => {
  it("has pictures that can be told apart, and names that grow with the screen", () => {
    const sizes = (
      [
        ["desk", 1252, 556],
        ["desk", 1412, 640],
        ["rail", 1538, 780],
      ] as const
    ).map(([shape, width, height]) => measured(shape, width, height, 9, 9));

    expect(sizes.map((one) => one.icon >= 20)).toEqual([true, true, true]);
    expect(sizes[2]?.icon).toBeGreaterThanOrEqual(26);
    expect(sizes.map((one) => one.name)).toEqual([11, 12, 13]);
  });
});
