import { describe, expect, it } from "vitest";

import { scenesOf } from "../src/board/steps";
import { linksOf } from "../src/boards/gears/links";
import { newsOf } from "../src/boards/gears/news";
import { STAGE } from "../src/boards/gears/stage";
import {
  aimAt,
  framesOf,
  missingAt,
  planOf,
  printsOf,
  technologiesOf,
  type GearsTableView,
} from "../src/boards/gears/table";
import { treeOf } from "../src/boards/gears/tree";
import { tally } from "../src/lib/cards";
import { linesOf, scale } from "../src/lib/chart";
import { nearest } from "../src/lib/nearest";
import { answerOf, layOutQuestion } from "../src/lib/picks";
import type { CopyView } from "../src/lib/views";
import { bundleOf, Voice } from "../src/lib/voice";
import type { AskView, CardTable, GameInfo, Json, Named, Steps, Told } from "../src/lib/wire";

const GAME: GameInfo = {
  game: "gears",
  bots: [],
  lessons: [],
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

const player = (more: Partial<GearsTableView["players"][number]>): GearsTableView["players"][number] => ({
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
  leaders: [],
  met_by,
  missing: [],
});

const VIEW: GearsTableView = {
  game: "gears",
  viewer: 0,
  over: false,
  scores: [0, 0],
  to_move: 0,
  ask: { seat: 0, prompt: "ask-act", args: {} },
  round: 1,
  rounds: 4,
  turn: 1,
  turns: 4,
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
    const found = layOutQuestion(ask, GAME, aim);

    expect([...found.at.keys()]).toEqual(["hand:fire", "hand:engine"]);
    expect(found.at.get("hand:engine")).toEqual({ picks: [], refused: [refused] });
    expect(found.loose.map((one) => one.pick)).toEqual(["draw"]);
    expect(layOutQuestion(null, GAME, aim).at.size).toBe(0);
  });
});

describe("what is about to be built", () => {
  const prints = printsOf(CARDS);

  it("is what is being paid for, with what the view says was paid", () => {
    const ask = { seat: 0, prompt: "ask-pay", args: { technology: "engine" } };
    const plan = { technology: "engine", frame: 3, cost: 2, paying: true };

    expect(planOf({ ...VIEW, ask, paid: ["fire"] }, undefined, prints)).toEqual({ ...plan, paid: ["fire"] });
    expect(planOf(VIEW, answerOf(GAME, "establish:engine"), prints)).toEqual({ ...plan, paying: false, paid: [] });
    expect(planOf(VIEW, undefined, prints)).toBeNull();
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

  it("stays in its row where there is something that way, however near another row is", () => {
    const boxes = [box(200, 30), box(0, 30), box(197, 0), box(203, 60)];

    expect(nearest(boxes, 0, "left")).toBe(1);
    expect(nearest(boxes, 0, "up")).toBe(2);
    expect(nearest(boxes, 0, "down")).toBe(3);
    expect(nearest(boxes, 0, "right")).toBe(3);
  });
});

describe("the board of gears", () => {
  it("says of a settlement what the server says is missing, not what is printed", () => {
    const engine = { ...site(3, "engine", [1, 0], [WHEEL]), successful: false };

    expect(missingAt({ ...VIEW, projection: null }, { ...engine, missing: ["fire"] })).toEqual(["fire"]);
    expect(missingAt({ ...VIEW, projection: null }, engine)).toEqual([]);
  });

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

    expect(tree.nodes.map((one) => [one.slug, one.column])).toEqual([
      ["fire", 0],
      ["wheel", 0],
      ["engine", 1],
    ]);
    expect(new Set(tree.nodes.map((one) => `${one.column} ${one.row}`)).size).toBe(3);
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
  const home = VIEW.players.map((one) => ({ ...one, frame: 5 }));
  const ended = { ...VIEW, players: home };
  const gone = { ...ended, timeline: VIEW.timeline.slice(1) };
  const paid = { ...gone, scores: [0, 3] };
  const pool = (more: number) => ({
    ...paid,
    players: home.map((one, seat) => ({ ...one, pool: one.pool + more * seat })),
  });
  const step = (event: Told, view: GearsTableView) => ({ event, view }) as unknown as Steps["steps"][number];
  const steps = scenesOf<GearsTableView>(
    {
      before: VIEW,
      steps: [
        step(told("round-ends", { round: 1 }), ended),
        step(told("left-no-cubes", { frame: 1, technology: "fire" }), gone),
        step(told("awarded-reward", { seat: 1, points: 3, technology: "wheel" }), paid),
        step(told("cube-returned", { seat: 1, frame: 2, technology: "wheel" }), pool(1)),
        step(told("cube-returned", { seat: 1, frame: 3, technology: "engine" }), pool(2)),
        step(told("cube-lost", { seat: 0, frame: 3, technology: "engine" }), pool(2)),
      ],
    },
    STAGE,
    voice,
  );

  it("says each step, those of several cubes at once, and lights what they speak of", () => {
    expect(steps.map((one) => one.text)).toEqual(["R", "L", "A", "CC", "X"]);
    expect(steps[2]).toMatchObject({ keys: ["site:*:wheel"], seat: 1, clause: "a.b", from: '[data-site="wheel"]' });
  });

  it("goes from one view of the server to the next", () => {
    expect(steps.map((one) => one.view)).toEqual([ended, gone, paid, pool(2), pool(2)]);
    expect(steps.map((one) => one.before)).toEqual([VIEW, ended, gone, paid, pool(2)]);
    expect(steps.map((one) => STAGE.isLeaving(one.before, one.view))).toEqual([false, true, false, false, false]);
  });

  it("lets fly what the second view has more of", () => {
    expect(steps.map((one) => one.flights)).toEqual([
      [],
      [],
      [{ seat: 1, words: "+3" }],
      [{ seat: 1, words: "■×2" }],
      [],
    ]);
  });
});

describe("news on the timeline", () => {
  const [first, second, third, ...rest] = VIEW.timeline;
  if (first === undefined || second === undefined || third === undefined) {
    throw new Error("there are too few");
  }

  it("are the technologies that have come or failed since then", () => {
    const works = { ...VIEW, timeline: [first, { ...second, successful: true }, third, ...rest] };
    const failed = { ...second, successful: false };
    const now = { ...VIEW, timeline: [first, failed, third, ...rest, { ...first, frame: 4 }] };

    expect(newsOf(VIEW, VIEW).size).toBe(0);
    expect([...newsOf(works, now)]).toEqual([`site:2:${second.technology}`, `site:4:${first.technology}`]);
  });

  it("are none where only cubes have changed, as after a settlement", () => {
    const fate = { card: "plans", by: 0, frame: first.frame, technology: first.technology, removes: null };
    const timeline = VIEW.timeline.map((site) => ({ ...site, cubes: [1, 2], modifier: 1 }));
    expect(newsOf(VIEW, { ...VIEW, timeline, fate_in_play: [fate] }).size).toBe(0);
  });
});

describe("a chart of scores", () => {
  it("has each line of its scale once, however few points there are", () => {
    expect(scale(0, 1)).toEqual([0, 1]);
    expect(scale(-1, 0)).toEqual([-1, 0]);
    expect(scale(0, 9)).toEqual([0, 5, 9]);
  });

  it("draws the scores that the server tells", () => {
    const rounds = [
      { round: 1, entry: 9, scores: [3, 1] },
      { round: 2, entry: 20, scores: [2, null] },
    ];

    expect(linesOf({ rounds }, 2)).toEqual([
      [0, 3, 2],
      [0, 1, 0],
    ]);
  });
});
