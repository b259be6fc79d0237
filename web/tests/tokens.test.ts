// The contrasts of the palette and the distances between seats, worked out from tokens.css and the
// colours of each game.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { describe, expect, it } from "vitest";

const FILES = ["src/tokens.css", "src/boards/gears/theme.css", "src/boards/leaders/theme.css"];
const CSS = FILES.map((file) => readFileSync(resolve(file), "utf-8")).join("\n");

type Theme = "light" | "dark";
type Colour = [number, number, number];

/** What a block of the file sets. */
function block(selector: string): Record<string, string> {
  const start = CSS.indexOf(`${selector} {`);
  const body = CSS.slice(CSS.indexOf("{", start) + 1, CSS.indexOf("\n}", start));
  const lines = body.matchAll(/--([\w-]+):\s*([^;]+);/g);
  return Object.fromEntries([...lines].map(([, name = "", value = ""]) => [name, value.trim()]));
}

const ROOT = block(":root");

function colour(value: string, theme: Theme): Colour {
  const pair = /^light-dark\((#\w+), (#\w+)\)$/.exec(value);
  const named = /^var\(--([\w-]+)\)$/.exec(value);
  if (named !== null) {
    return colour(ROOT[named[1] ?? ""] ?? "", theme);
  }
  const hex = pair === null ? value : (pair[theme === "light" ? 1 : 2] ?? "");
  expect(hex).toMatch(/^#[\da-f]{6}$/);
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as Colour;
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

function light(one: Colour): number {
  const [r, g, b] = one.map(linear) as Colour;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: Colour, other: Colour): number {
  const [high = 0, low = 0] = [light(one), light(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function between(one: string, other: string, theme: Theme, set = ROOT): number {
  const find = (name: string) => colour(set[name] ?? ROOT[name] ?? name, theme);
  return contrast(find(one), find(other));
}

const TEXT = 4.5;
const THEMES: Theme[] = ["light", "dark"];
const SEATS = [0, 1, 2, 3, 4, 5].map((seat) => block(`[data-colour="${seat}"]`));
const KINDS = ["1", "2", "3", "4", "fate", "failed"].map((era) => `[data-era="${era}"]`);
const CITY = ["building-1", "building-2", "building-3", "destroys", "specials", "resource-1", "resource-2"]
  .concat(["resource-3", "resource-4"])
  .map((kind) => `[data-kind="${kind}"]`);
const MACHINES = ["1", "2", "3", "4"].map((era) => `[data-material="machines"] [data-era="${era}"]`);

describe("the palette", () => {
  it.each(THEMES)("can be read in the %s theme", (theme) => {
    for (const ground of ["sheet", "room", "raised", "tint"]) {
      for (const text of ["ink", "soft", "good", "bad", "link", "lamp-text"]) {
        expect([text, ground, between(text, ground, theme) >= TEXT]).toEqual([text, ground, true]);
      }
    }
    for (const text of ["on-night", "night-soft", "night-number"]) {
      expect(between(text, "night", theme)).toBeGreaterThan(10);
      expect(between(text, "night-raised", theme)).toBeGreaterThan(TEXT);
    }
    expect(between("on-lamp", "lamp", theme)).toBeGreaterThan(9);
    expect(between("on-turn", "turn", theme)).toBeGreaterThan(9);
    expect(between("on-turn", "turn-to", theme)).toBeGreaterThan(5.7);
    expect(between("on-cog", "cog", theme)).toBeGreaterThan(9);
    for (const text of ["on-ivory", "ivory-soft", "ivory-good", "ivory-bad"]) {
      expect(between(text, "ivory", theme)).toBeGreaterThan(TEXT);
    }
    for (const paper of ["hand-card", "hand-fate"]) {
      for (const text of ["ink", "soft", "good", "bad"]) {
        expect([text, paper, between(text, paper, theme) >= TEXT]).toEqual([text, paper, true]);
      }
    }
  });

  it.each(THEMES)("tells controls from what they lie on in the %s theme", (theme) => {
    expect(between("edge", "sheet", theme)).toBeGreaterThan(3);
    expect(between("edge", "room", theme)).toBeGreaterThan(3);
  });

  it.each([...KINDS, ...MACHINES, ...CITY])("has white text on the band of %s", (selector) => {
    const kind = block(selector);
    expect(between("#ffffff", "band", "light", kind)).toBeGreaterThan(5.5);
    expect(between("#ffffff", "band-deep", "light", kind)).toBeGreaterThan(5.5);
    expect(between("tone-c", "window", "light", kind)).toBeGreaterThan(3);
  });

  it("can be read on a street at night", () => {
    const street = block('[data-material="leaders"]');
    for (const ground of ["head", "pavement", "sky-top"]) {
      expect(between("#ffffff", ground, "light", street)).toBeGreaterThan(10);
      expect(between("head-soft", ground, "light", street)).toBeGreaterThan(TEXT);
    }
    expect(between("night-number", "head", "light", street)).toBeGreaterThan(10);
  });
});

describe("the seats", () => {
  it("have a shape that is seen on them, and a colour that can be read", () => {
    for (const seat of SEATS) {
      expect(between("seat-mark", "seat-fill", "light", seat)).toBeGreaterThan(5.9);
      for (const theme of THEMES) {
        expect(between("seat", "sheet", theme, seat)).toBeGreaterThan(5.5);
      }
    }
  });

  it.each([
    ["with all colours", null, 49],
    ["without red", "protan", 25],
    ["without green", "deutan", 25],
    ["without blue", "tritan", 20],
  ] as const)("are told apart %s", (_, lacking, least) => {
    const fills = SEATS.map((seat) => lab(seen(colour(seat["seat-fill"] ?? "", "light"), lacking)));
    const distances = fills.flatMap((one, at) => fills.slice(at + 1).map((other) => apart(one, other)));
    expect(Math.min(...distances)).toBeGreaterThan(least);
  });
});

/** What somebody sees who lacks one kind of cones altogether (Machado, Oliveira and Fernandes 2009). */
const LACKING = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Linear light of a colour, as it is seen. */
function seen(one: Colour, lacking: keyof typeof LACKING | null): Colour {
  const parts = one.map(linear) as Colour;
  return lacking === null ? parts : (LACKING[lacking].map((row) => product(row, parts)) as Colour);
}

function product(row: number[], parts: Colour): number {
  return Math.min(
    1,
    Math.max(
      0,
      row.reduce((sum, part, at) => sum + part * (parts[at] ?? 0), 0),
    ),
  );
}

function lab(parts: Colour): Colour {
  const f = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = f(product([0.4124, 0.3576, 0.1805], parts) / 0.95047);
  const y = f(product([0.2126, 0.7152, 0.0722], parts));
  const z = f(product([0.0193, 0.1192, 0.9505], parts) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function apart(one: Colour, other: Colour): number {
  return Math.hypot(...one.map((part, at) => part - (other[at] ?? 0)));
}
