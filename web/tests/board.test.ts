import { describe, expect, it } from "vitest";

import { lastSettled } from "../src/board/steps";
import { linksOf } from "../src/boards/gears/links";
import { isLeaving, ready, settling, STAGE, staged, stepsOf } from "../src/boards/gears/settlement";
import { aimAt, framesOf, printsOf, technologiesOf, type TableView } from "../src/boards/gears/table";
import { treeOf } from "../src/boards/gears/tree";
import { tally } from "../src/lib/cards";
import { gains, origins, scale, series, turns } from "../src/lib/chronicle";
import { nearest } from "../src/lib/nearest";
import { answerOf, spread } from "../src/lib/picks";
import { isLast, pinched, resized, turned } from "../src/lib/sizes";
import type { CopyView } from "../src/lib/views";
import { bundleOf, Voice } from "../src/lib/voice";
import type { AskView, CardTable, GameInfo, Json, Named, Told } from "../src/lib/wire";

const GAME: GameInfo = {
  game: "gears",
  lesson: false,
  extends: "",
  rules: 1,
  fewest: 2,
  most: 4,
  players_clause: "",
  options: [],
  sets: [],
  standard_set: "",
  card_args: ["technology", "card"],
  verbs: [
    { name: "travel", spelled: "travel", args: ["frame"], step: false },
    { name: "establish", spelled: "establish", args: ["technology"], step: false },
    { name: "influence", spelled: "influence", args: ["technology"], step: false },
    { name: "fate", spelled: "fate", args: ["fate"], step: false },
    { name: "on", spelled: "on", args: ["frame", "technology"], step: false },
    { name: "choose-card", spelled: "choose:card", args: ["card"], step: false },
    { name: "place", spelled: "place", args: ["draft"], step: false },
    { name: "draw", spelled: "draw", args: [], step: false },
  ],
};

const words = (name: string, needs: string[]) => ({
  name,
  a: name,
  the: name,
  icon: "gears",
  facts: { cost: 2, reward: 3, needs },
});

const CARDS: CardTable = {
  set: "toy",
  sha256: "",
  names: { fire: words("Fire", []), wheel: words("Wheel", []), engine: words("Engine", ["wheel", "fire"]) },
  shown: { technologies: [{ slug: "fire" }, { slug: "wheel" }, { slug: "engine" }] },
};

const player = (more: Partial<TableView["players"][number]>): TableView["players"][number] => ({
  score: 0,
  pool: 2,
  frame: 4,
  hand_size: 0,
  fate_size: 0,
  character: null,
  pursuit: null,
  position: null,
  ...more,
});

const FIRE = { frame: 1, technology: "fire" };
const WHEEL = { frame: 2, technology: "wheel" };

const site = (frame: number, technology: string, cubes: number[], met_by: CopyView[] = []) => ({
  frame,
  technology,
  cubes,
  successful: true,
  modifier: 0,
  met_by,
});

const VIEW: TableView = {
  game: "gears",
  viewer: 0,
  over: false,
  scores: [0, 0],
  to_move: 0,
  ask: { seat: 0, prompt: "ask-act", args: {} },
  round: 1,
  turn: 1,
  order: [0, 1],
  actions_left: 3,
  present: 5,
  capacities: [4, 3, 2, 1],
  frames: [3, 2, 0, 1].map((left, place) => ({ frame: place + 1, left })),
  more_time: false,
  players: [
    player({
      frame: 3,
      hand: ["engine", "fire", "fire"],
      hand_size: 3,
      chances: [
        { technology: "engine", works_from: 4, works_here: false, missing: ["wheel"], met_by: [FIRE] },
        { technology: "fire", works_from: 1, works_here: true, missing: [], met_by: [] },
      ],
    }),
    player({ frame: 1 }),
  ],
  timeline: [
    site(1, "fire", [1, 0]),
    site(2, "wheel", [0, 2]),
    site(2, "fire", [0, 1]),
    site(3, "engine", [1, 1], [FIRE, WHEEL]),
  ],
  fate_in_play: [],
  deck_size: 0,
  discard_size: 0,
  drawn: ["wheel"],
  drawn_size: 1,
  removed: [],
  removed_unseen: 0,
  draft: [],
  spliced: false,
  more_time_is_free: false,
  hoped_reward: 0,
  projection: null,
};

const told = (message: string, args: Named<Json> = {}, entry = 1): Told => ({
  entry,
  by: null,
  message,
  args,
  clause: "a.b",
});
const aim = aimAt(VIEW);
const at = (pick: string) => aim(answerOf(GAME, pick));

describe("answers over a board", () => {
  it("point at what their arguments name", () => {
    expect(answerOf(GAME, "on:2:wheel")).toEqual({
      pick: "on:2:wheel",
      step: false,
      verb: "on",
      args: { frame: "2", technology: "wheel" },
    });
    expect(at("travel:2")).toBe("frame:2");
    expect(at("influence:engine")).toBe("site:3:engine");
    expect(at("on:2:wheel")).toBe("site:2:wheel");
    expect(at("choose:card:wheel")).toBe("drawn:wheel");
    expect(at("choose:card:fire")).toBe("hand:fire");
    expect(at("fate:fire")).toBe("hand:fire");
    expect(at("fate:elsewhere")).toBe("fate:elsewhere");
    expect(at("place:none")).toBeNull();
    expect(at("draw")).toBeNull();
  });

  it("lie together with those that cannot be given", () => {
    const refused = { pick: "establish:engine", message: "refused", clause: "a.b", args: {} };
    const ask: AskView = { seat: 0, prompt: "", args: {}, options: ["establish:fire", "draw"], refused: [refused] };
    const found = spread(ask, GAME, aim);

    expect([...found.at.keys()]).toEqual(["hand:fire", "hand:engine"]);
    expect(found.at.get("hand:engine")).toEqual({ picks: [], refused: [refused] });
    expect(found.loose.map((one) => one.pick)).toEqual(["draw"]);
    expect(spread(null, GAME, aim).at.size).toBe(0);
  });
});

describe("walking", () => {
  const box = (left: number, top: number) => ({ left, right: left + 10, top, bottom: top + 10 });

  it("leads to the nearest thing that way, and stays where there is none", () => {
    const boxes = [box(0, 0), box(20, 2), box(20, 40), box(0, 40)];

    expect(nearest(boxes, 0, "right")).toBe(1);
    expect(nearest(boxes, 1, "down")).toBe(2);
    expect(nearest(boxes, 2, "left")).toBe(3);
    expect(nearest(boxes, 3, "up")).toBe(0);
    expect(nearest(boxes, 0, "left")).toBe(0);
    expect(nearest(boxes, 9, "left")).toBe(9);
  });
});

describe("sizes", () => {
  it("go up and down in steps, and end", () => {
    expect(resized(1, 1)).toBe(1.2);
    expect(resized(0.9, -1)).toBe(0.86);
    expect(isLast(resized(0.86, -1), -1)).toBe(true);
    expect(isLast(1, 1)).toBe(false);
  });

  it("follow two fingers and the wheel within limits", () => {
    expect(pinched(1, 1.3)).toBe(1.3);
    expect(pinched(1, 9)).toBe(1.75);
    expect(pinched(1, 0.1)).toBe(0.72);
    expect(turned(1, -100)).toBeCloseTo(1.2, 1);
    expect(turned(turned(1, 40), -40)).toBeCloseTo(1);
  });
});

describe("the board of gears", () => {
  it("has its frames with their room", () => {
    expect(framesOf(VIEW).map((one) => [one.frame, one.capacity, one.sites.length, one.left])).toEqual([
      [1, 4, 1, 3],
      [2, 3, 2, 2],
      [3, 2, 1, 0],
      [4, 1, 0, 1],
    ]);
    expect(tally(["a", "b", "a"])).toEqual([
      { card: "a", count: 2 },
      { card: "b", count: 1 },
    ]);
  });

  it("draws lines between what the view says to meet a need and what has it, and no others", () => {
    expect(linksOf(VIEW, "site:3:engine").map((one) => one.from)).toEqual(["site:1:fire", "site:2:wheel"]);
    expect(linksOf(VIEW, "site:1:fire")).toEqual([{ from: "site:1:fire", to: "site:3:engine", kind: "use" }]);
    expect(linksOf(VIEW, "site:2:fire")).toEqual([]);
    expect(linksOf(VIEW, "hand:engine")).toEqual([{ from: "site:1:fire", to: "frame:3", kind: "need" }]);
    expect(linksOf(VIEW, "hand:fire")).toEqual([]);
    expect(linksOf(VIEW, null)).toEqual([]);
  });

  it("lays the tree out with everything to the right of what it needs", () => {
    const tree = treeOf(technologiesOf(CARDS), printsOf(CARDS));

    expect(tree.knots.map((one) => [one.slug, one.column])).toEqual([
      ["fire", 0],
      ["wheel", 0],
      ["engine", 1],
    ]);
    expect(new Set(tree.knots.map((one) => `${one.column} ${one.row}`)).size).toBe(3);
    expect(tree.lines).toHaveLength(2);
  });
});

describe("a settlement", () => {
  const voice = new Voice(
    bundleOf("en", [
      "round-ends = R\nleft-no-cubes = L\nawarded-reward = A\ncube-returned = C\ncube-returned-many = CC\ncube-lost = X",
    ]),
    { game: GAME },
  );
  const events = [
    told("turn-ended"),
    told("round-ends", { round: 1 }),
    told("left-no-cubes", { frame: 1, technology: "fire" }),
    told("awarded-reward", { seat: 1, points: 3, technology: "wheel" }),
    told("cube-returned", { seat: 1, frame: 2, technology: "wheel" }),
    told("cube-returned", { seat: 1, frame: 3, technology: "engine" }),
    told("cube-lost", { seat: 0, frame: 3, technology: "engine" }),
    told("refilled-unseen", { seat: 1, count: 2 }),
  ];
  const steps = stepsOf(settling(events), voice);

  it("is what happened between the end of a round and the preparation of the next", () => {
    expect(steps.map((step) => step.text)).toEqual(["R", "L", "A", "CC", "X"]);
    expect(steps[2]).toMatchObject({ keys: ["site:*:wheel"], seat: 1, points: 3, clause: "a.b" });
    expect(settling([told("turn-ended")])).toEqual([]);
    expect(steps.map(isLeaving)).toEqual([false, true, false, false, false]);
  });

  it("moves the pieces step by step", () => {
    expect(staged(VIEW, steps.slice(0, 1)).players.map((one) => one.frame)).toEqual([5, 5]);
    expect(staged(VIEW, steps.slice(0, 2)).timeline.map((one) => one.technology)).toEqual(["wheel", "fire", "engine"]);
    const after = staged(VIEW, steps);
    expect(after.scores).toEqual([0, 3]);
    expect(after.players.map((one) => one.pool)).toEqual([2, 4]);
    expect(after.timeline.map((one) => one.cubes)).toEqual([
      [0, 1],
      [0, 1],
      [0, 0],
    ]);
    expect(VIEW.scores).toEqual([0, 0]);
  });
});

describe("a settlement that is shown again", () => {
  const before = [
    told("travelled", { seat: 0, frame: 2 }, 6),
    told("influenced", { seat: 0, frame: 3, technology: "engine", cubes: 2 }, 7),
    told("turn-ended", { seat: 0 }, 7),
  ].map((event) => ({ ...event, by: 0 }));
  const end = [
    told("round-ends", { round: 1 }, 7),
    told("cube-returned", { seat: 0, frame: 3, technology: "engine" }, 7),
    told("refilled-unseen", { seat: 1, count: 2 }, 7),
  ].map((event) => ({ ...event, by: 0 }));
  const later = { ...told("travelled", { seat: 1, frame: 2 }, 8), by: 1 };

  it("is found in the story, with what its entry has brought before", () => {
    const found = lastSettled(STAGE, [...before, ...end, later]);

    expect(found?.entry).toBe(7);
    expect(found?.earlier.map((event) => event.message)).toEqual(["influenced", "turn-ended"]);
    expect(found?.events.map((event) => event.message)).toEqual(["round-ends", "cube-returned"]);
    expect(lastSettled(STAGE, [...before, later])).toBeNull();
    expect(lastSettled(STAGE, [...before, ...end, told("told-undo", { count: 1 }, 8)])).toBeNull();
  });

  it("begins with everything where it lay in the end", () => {
    const view = ready({ ...VIEW, round: 1 }, before.slice(1));

    expect(view.timeline.map((one) => one.cubes)).toEqual([
      [1, 0],
      [0, 2],
      [0, 1],
      [3, 1],
    ]);
    expect(view.players.map((one) => one.pool)).toEqual([0, 2]);
    expect(view.drawn).toEqual([]);
  });

  it("knows every way in which pieces move", () => {
    const moves = [
      told("established", { seat: 0, frame: 3, technology: "fire", cubes: 2, successful: "no", missing: [] }),
      told("became-successful", { frame: 3, technology: "fire" }),
      told("paid", { seat: 0, card: "fire" }),
      told("paid-unseen", { seat: 1 }),
      told("played-fate-on", { seat: 1, fate: "bloodline-influence", frame: 3, technology: "fire" }),
      told("played-fate-on", { seat: 1, fate: "perfectly-laid-plans", frame: 2, technology: "wheel" }),
      told("willed", { seat: 0, frame: 3, technology: "engine", removed: "fire" }),
      told("folded", { seat: 0, victim: 1, before: 1, frame: 2 }),
      told("moved-cubes", { seat: 1, technology: "wheel", frame: 3, target: "engine", cubes: 2 }),
      told("modified", { seat: 1, frame: 3, technology: "engine", by: 1, worth: 4 }),
      told("lost-points", { seat: 0, points: 2, score: -2 }),
    ];
    const view = ready(
      { ...VIEW, players: [player({ hand: ["fire", "fire"], hand_size: 3 }), player({ hand_size: 4 })] },
      moves,
    );

    expect(view.timeline.map((one) => [one.frame, one.technology, one.cubes, one.successful, one.modifier])).toEqual([
      [1, "fire", [1, 0], true, 0],
      [2, "wheel", [0, 0], true, 0],
      [2, "fire", [0, 1], true, 0],
      [3, "engine", [1, 3], true, 1],
      [3, "fire", [2, 1], true, 0],
    ]);
    expect(view.players.map((one) => [one.hand, one.hand_size, one.frame])).toEqual([
      [[], 0, 4],
      [undefined, 1, 2],
    ]);
    expect(view.fate_in_play.map((one) => [one.card, one.by, one.removes])).toEqual([
      ["perfectly-laid-plans", 1, null],
      ["willed-into-existence", 0, "fire"],
    ]);
    expect(view.scores).toEqual([-2, 0]);
  });
});

describe("a chronicle", () => {
  it("has each line of its chart once, however few points there are", () => {
    expect(scale(0, 1)).toEqual([0, 1]);
    expect(scale(-1, 0)).toEqual([-1, 0]);
    expect(scale(0, 9)).toEqual([0, 5, 9]);
  });

  const events = [
    told("round-began", { round: 1 }),
    told("awarded-reward", { seat: 0, points: 3 }),
    told("awarded-reward", { seat: 1, points: 1 }),
    told("round-began", { round: 2 }),
    told("awarded-dependency", { seat: 1, points: 4 }),
    told("lost-points", { seat: 0, points: 1 }),
    told("won", { seat: 1, points: 5 }),
  ];
  const found = gains(events);

  it("tells the scores after each round", () => {
    expect(series(found, 2)).toEqual([
      [0, 3, 2],
      [0, 1, 5],
    ]);
  });

  it("tells where the points came from, and where the lead changed hands", () => {
    expect(origins(found, 1)).toEqual([
      { why: "awarded-dependency", points: 4 },
      { why: "awarded-reward", points: 1 },
    ]);
    expect(turns(series(found, 2))).toEqual([
      { round: 1, seats: [0], points: 3 },
      { round: 2, seats: [1], points: 5 },
    ]);
  });
});
