import { describe, expect, it } from "vitest";

import { added, commonChanges } from "../src/board/changes";
import { changesOf as gears } from "../src/boards/gears/changes";
import type { GearsTableView as Gears } from "../src/boards/gears/table";
import { changesOf as leaders } from "../src/boards/leaders/changes";
import type { LeadersView as Leaders } from "../src/boards/leaders/table";

const site = (frame: number, technology: string, cubes: number[], successful = true) => ({
  frame,
  technology,
  cubes,
  successful,
  modifier: 0,
});
const timeline = (changes: object = {}): Gears =>
  ({
    game: "gears",
    viewer: 0,
    round: 1,
    scores: [0, 0],
    to_move: 0,
    timeline: [site(1, "fire", [1, 0])],
    players: [
      { frame: 2, hand: ["flight", "law"], hand_size: 2 },
      { frame: 4, hand_size: 3 },
    ],
    drawn_size: 0,
    draft: [],
    ...changes,
  }) as unknown as Gears;

describe("what moves on the timeline", () => {
  it("is a card of one's own from one's hand, its cubes, and a card that was paid", () => {
    const after = timeline({
      timeline: [site(1, "fire", [1, 0]), site(2, "flight", [2, 0])],
      players: [{ frame: 2, hand: [], hand_size: 0 }, timeline().players[1]],
    });

    expect(gears(timeline(), after)).toEqual([
      { kind: "lay", card: "flight", to: "site:2:flight", from: "hand:flight", seat: 0 },
      { kind: "leave", from: "hand:law", to: null },
      { kind: "cubes", at: "site:2:flight", seat: 0, count: 2, fresh: true },
    ]);
  });

  it("is a card of somebody else, from where they sit", () => {
    const before = timeline({ to_move: 1 });
    const after = timeline({ to_move: 1, timeline: [site(1, "fire", [1, 0]), site(4, "money", [0, 1], false)] });

    expect(gears(before, after)[0]).toEqual({ kind: "lay", card: "money", to: "site:4:money", from: null, seat: 1 });
  });

  it("is a traveller, and what fails", () => {
    const after = timeline({
      timeline: [site(1, "fire", [1, 0], false)],
      players: [{ ...timeline().players[0], frame: 5 }, timeline().players[1]],
    });

    expect(gears(timeline(), after)).toEqual([
      { kind: "fail", at: "site:1:fire" },
      { kind: "travel", seat: 0, hops: 3 },
    ]);
  });

  it("is an open card that fills a gap", () => {
    const after = timeline({ draft: [{ card: "folds", cubes: [] }] });

    expect(gears(timeline(), after)).toEqual([
      { kind: "draw", seat: null, to: ["draft:folds"], count: 1, pile: "pile", back: "gears" },
    ]);
  });

  it("shows the cards that one draws, and only backs of those that others draw", () => {
    const mine = timeline({ drawn: ["money", "law"], drawn_size: 2 });
    const theirs = timeline({ to_move: 1, drawn_size: 2 });

    expect(gears(timeline(), mine)).toEqual([
      { kind: "draw", seat: 0, to: ["drawn:money", "drawn:law"], count: 2, pile: "pile", back: "gears" },
    ]);
    expect(gears(timeline({ to_move: 1 }), theirs)).toEqual([
      { kind: "draw", seat: 1, to: [], count: 2, pile: "pile", back: "gears" },
    ]);
    expect(JSON.stringify(gears(timeline({ to_move: 1 }), theirs))).not.toMatch(/money|law/);
  });
});

const city = (players: object[], changes: object = {}): Leaders =>
  ({ game: "leaders", viewer: 0, round: 1, scores: [0, 0], to_move: 0, players, ...changes }) as unknown as Leaders;
const player = (changes: object = {}) => ({
  tableau: ["bank", "parade"],
  protects: 0,
  legacies_size: 2,
  resources_size: 1,
  ...changes,
});

describe("what moves in the city", () => {
  it("is a building that rises from one's hand, and one that falls", () => {
    const before = city([player({ legacies: ["monument"], resources: [] }), player()]);
    const after = city([
      player({ tableau: ["bank", "parade", "monument"], legacies: [], legacies_size: 1, resources: [] }),
      player({ tableau: ["parade"] }),
    ]);

    expect(leaders(before, after)).toEqual([
      { kind: "rise", at: "building:0:2", from: "hand:0:monument" },
      { kind: "fall", at: "building:1:0" },
    ]);
  });

  it("is what is drawn: one's own cards, and backs of those of others", () => {
    const before = city([player({ resources: ["gold"], legacies: [] }), player()]);
    const after = city([
      player({ resources: ["gold", "brick"], resources_size: 2, legacies: [] }),
      player({ legacies_size: 3 }),
    ]);

    expect(leaders(before, after)).toEqual([
      { kind: "draw", seat: 1, to: [], count: 1, pile: "deck:legacy", back: "legacy" },
      { kind: "draw", seat: 0, to: ["resource:0:brick"], count: 1, pile: "deck:resource", back: "resource" },
    ]);
  });

  it("is nothing between two rounds, when everything is cleared away", () => {
    expect(leaders(city([player(), player()]), city([player({ tableau: [] }), player()], { round: 2 }))).toEqual([]);
  });
});

it("is in every game what becomes of points, rounds and turns", () => {
  const before = timeline({ scores: [3, 5] });

  expect(commonChanges(before, timeline({ scores: [3, 9], round: 2, to_move: 1 }))).toEqual([
    { kind: "points", seat: 1, by: 4 },
    { kind: "round" },
    { kind: "turn", from: 0, to: 1 },
  ]);
  expect(commonChanges(before, before)).toEqual([]);
});

it("counts what there is more of", () => {
  expect(added(["law", "fire"], ["law", "law", "fire"])).toEqual(["law"]);
});
