import { describe, expect, it } from "vitest";

import { labelsOf, playerLine, stepsIn } from "../src/boards/leaders/labels";
import { scenesOf } from "../src/board/steps";
import { newsOf } from "../src/boards/leaders/news";
import { STAGE } from "../src/boards/leaders/stage";
import { streetsOf } from "../src/boards/leaders/measures";
import {
  aimAt,
  placesIn,
  planOf,
  printsOf,
  sightsOf,
  type LeadersPlayerView,
  type LeadersView,
} from "../src/boards/leaders/table";
import { answerOf, layOutQuestion } from "../src/lib/picks";
import { bundleOf, Voice } from "../src/lib/voice";
import type { AskView, CardTable, GameInfo, Json, Named, Outline, Steps, Told } from "../src/lib/wire";

const GAME: GameInfo = {
  game: "leaders",
  bots: [],
  lessons: [],
  extends: "",
  rules: 1,
  fewest: 2,
  most: 6,
  players_clause: "",
  options: [],
  sets: [],
  standard_set: "",
  card_args: ["card"],
  verbs: [
    { name: "look", spelled: "look", args: [], step: false },
    { name: "work", spelled: "work", args: [], step: false },
    { name: "keep", spelled: "keep", args: ["card"], step: false },
    { name: "swap", spelled: "swap", args: ["seat"], step: false },
    { name: "protect", spelled: "protect", args: [], step: false },
    { name: "build", spelled: "build", args: ["card"], step: false },
    { name: "destroy", spelled: "destroy", args: ["card"], step: false },
    { name: "taken", spelled: "taken", args: ["card"], step: false },
    { name: "ruin", spelled: "ruin", args: ["card"], step: false },
    { name: "also", spelled: "also", args: ["other"], step: false },
  ],
};

const words = (name: string, price: string[] = []) => ({ name, a: name, the: name, icon: "x", facts: { price } });
const special = (name: string, verb: string, stays: string) => ({ ...words(name), facts: { verb, stays } });
const CARDS: CardTable = {
  set: "toy",
  sha256: "",
  names: {
    gold: words("Gold"),
    bank: words("Bank", ["gold", "gold"]),
    thief: words("Thief", ["gold"]),
    barter: special("Barter", "swap", "no"),
    watch: special("Watch", "protect", "yes"),
  },
  shown: {
    resources: [{ slug: "gold" }],
    buildings: [{ slug: "bank" }],
    destroys: [{ slug: "thief", target: "bank" }],
  },
};

const player = (more: Partial<LeadersPlayerView>): LeadersPlayerView => ({
  resources_size: 0,
  legacies_size: 0,
  tableau: [],
  dedications: [],
  protects: 0,
  finished: false,
  total: 0,
  awards: [],
  majority: null,
  ...more,
});

const view = (ask: Partial<AskView>): LeadersView => ({
  game: "leaders",
  viewer: 0,
  over: false,
  scores: [0, 0],
  to_move: 0,
  ask: { seat: 0, prompt: "", args: {}, ...ask },
  round: 1,
  rounds: 1,
  step: "work",
  dealer: 1,
  target: 3,
  idle: 0,
  standstill: 0,
  first_finisher: null,
  players: [
    player({ tableau: ["parade"], dedications: [null] }),
    player({ tableau: ["bank", "parade", "bank"], dedications: ["to tea", null, null], protects: 1 }),
  ],
  drawn: ["bank", "thief", "bank"],
  drawn_size: 3,
  paid: [],
  resource_deck_size: 0,
  resource_discard: [],
  legacy_deck_size: 0,
  legacy_discard: [],
  legacy_discard_size: 0,
});

const told = (message: string, args: Named<Json> = {}): Told => ({
  entry: 1,
  by: null,
  message,
  args,
  clause: "a.b",
});

describe("answers over the board of leaders", () => {
  const at = (ask: Partial<AskView>) =>
    layOutQuestion({ seat: 0, prompt: "", args: {}, ...ask }, GAME, aimAt(view(ask), CARDS));

  it("point at cards, at players, and at both", () => {
    const found = at({ options: ["look", "work", "swap:1", "protect", "keep:bank"], refused: [] });

    expect([...found.at.keys()]).toEqual([
      ...["deck:legacy", "hand:0:barter", "seat:1", "hand:0:watch"],
      ...["drawn:0", "drawn:2"],
    ]);
    expect(found.loose.map((one) => one.pick)).toEqual(["look", "work"]);
  });

  it("point into the tableau of whom the question is about", () => {
    const args = { victim: 1 };

    expect([...at({ args, options: ["taken:bank"] }).at.keys()]).toEqual(["building:1:0", "building:1:2"]);
    expect([...at({ args, options: ["ruin:watch", "ruin:parade"] }).at.keys()]).toEqual(["protect:1", "building:1:1"]);
    expect(at({ options: ["also:1", "also:none"] }).loose.map((one) => one.pick)).toEqual(["also:none"]);
  });
});

describe("the board of leaders", () => {
  const prints = printsOf(CARDS);

  it("reads what is printed on the cards from their table", () => {
    expect(prints("thief")).toMatchObject({ group: "destroys", price: ["gold"], target: "bank" });
    expect(prints("gold").group).toBe("resources");
  });

  it("shows what a card in hand, or the one being played, would hit, where the view says so", () => {
    const playing = { ...view({}), tableaux: { "destroy:thief": [1] } };
    const answers = [answerOf(GAME, "destroy:thief")];

    expect(sightsOf(playing, prints, answers, "hand:0:thief")).toEqual({ building: "bank", seats: [1] });
    expect(sightsOf(view({}), prints, [], "hand:0:thief")).toBeNull();
    expect(sightsOf(view({ args: { card: "thief", victim: 1 } }), prints, [], null)).toEqual({
      building: "bank",
      seats: [1],
    });
    expect(sightsOf(view({}), prints, [], "building:1:0")).toBeNull();
  });

  it("has what is chosen or paid for rise where the view says, with what was laid down for it", () => {
    const asked = { ...view({}), tableaux: { "build:bank": [0] } };
    const build = answerOf(GAME, "build:bank");
    const paying = { ...view({ prompt: "ask-pay", args: { card: "bank" } }), paid: ["gold"] };
    const plan = { card: "bank", seats: [0], price: ["gold", "gold"] };

    expect(planOf(asked, build, prints)).toEqual({ ...plan, paid: [], paying: false });
    expect(planOf(paying, undefined, prints)).toEqual({
      ...plan,
      paid: ["gold"],
      paying: true,
    });
    expect(planOf(asked, undefined, prints)).toBeNull();
  });

  it("puts the streets of the others side by side as long as they are wide enough", () => {
    expect(streetsOf("desk", 1280, 3)).toMatchObject({ across: 3, rows: 1, spare: 0 });
    expect(streetsOf("desk", 1280, 5)).toMatchObject({ across: 3, rows: 2, spare: 1 });
    expect(streetsOf("rails", 2560, 5)).toMatchObject({ across: 5, rows: 1, spare: 0 });
    expect(streetsOf("tablet", 820, 5)).toMatchObject({ across: 2, rows: 3, spare: 1 });
    expect(streetsOf("phone", 360, 5)).toMatchObject({ across: 1, rows: 1 });
  });

  it("keeps free places in a tableau", () => {
    expect(placesIn(player({ tableau: ["bank"], dedications: ["to tea"] }), 2)).toEqual([
      { place: 0, card: "bank", words: "to tea" },
      { place: 1, card: null, words: null },
    ]);
  });

  it("says of everything what the outline says", () => {
    const voice = new Voice(bundleOf("en", ["a = A\nb = B { $n }\nsection-player = Bruno\npiece-protect = P"]), {});
    const piece = (n: number, message = "b") => ({
      says: { message, args: { n } },
      short: null,
      picks: [],
      refused: null,
      clause: "",
      aside: false,
      best: false,
    });
    const line = (message: string, pieces: ReturnType<typeof piece>[]) => ({
      says: { message, args: {} },
      pieces,
      aside: false,
      brief: false,
    });
    const outline: Outline = {
      sections: [
        {
          title: { message: "section-player", args: { seat: 1 } },
          lines: [line("a", [piece(1), piece(2)]), line("a", [piece(1, "piece-protect")])],
          rows: false,
          aside: false,
        },
      ],
      question: null,
    };
    const labels = labelsOf(outline, voice);

    expect(labels.get("building:1:1")).toContain("B");
    expect(labels.get("protect:1")).toBe("P");
    expect(labels.get("seat:1")).toContain("Bruno. A B");
    expect(playerLine(outline, 1, "a")?.pieces).toHaveLength(2);
    expect(playerLine(outline, 0, "a")).toBeUndefined();
  });

  it("has the steps of a turn from the outline, with what is done", () => {
    const voice = new Voice(bundleOf("en", ["draw = Draw { $count }"]), {});
    const step = (state: string) => ({
      says: { message: "draw", args: { state, count: 2 } },
      short: null,
      picks: [],
      refused: null,
      clause: "",
      aside: false,
      best: false,
    });
    const line = { says: { message: "table-steps", args: {} }, pieces: [step("done"), step("now")], aside: true };
    const title = { message: "section-table", args: {} };
    const lines = [{ ...line, brief: false }];
    const outline: Outline = { sections: [{ title, lines, rows: false, aside: false }], question: null };
    const steps = stepsIn(outline, voice);

    expect(steps.map((one) => one.state)).toEqual(["done", "now"]);
    expect(steps[0]?.text).toMatch(/^Draw .*2/);
    expect(stepsIn(null, voice)).toEqual([]);
    expect(labelsOf(outline, voice).size).toBe(0);
  });
});

describe("the scoring of leaders", () => {
  const voice = new Voice(bundleOf("en", ["points-majority = M\npoints-other = O\nscored = S"]), {});
  const scored = (points: number) => ({ ...view({}), scores: [0, points] });
  const step = (event: Told, points: number) => ({ event, view: scored(points) }) as unknown as Steps["steps"][number];
  const steps = scenesOf<LeadersView>(
    {
      before: scored(0),
      steps: [
        step(told("points-majority", { seat: 1, points: 6, card: "parade" }), 6),
        step(told("points-other", { seat: 1, points: 1, card: "parade" }), 7),
        step(told("scored", { seat: 1, points: 7 }), 7),
      ],
    },
    STAGE,
    voice,
  );

  it("goes part by part, and lights what each part is for", () => {
    expect(steps.map((one) => one.text)).toEqual(["M", "O", "S"]);
    expect(steps.map((one) => one.keys)).toEqual([["kind:1:parade"], ["rest:1:parade"], []]);
    expect(steps.map((one) => one.flights.map((flight) => flight.words))).toEqual([["+6"], ["+1"], []]);
  });
});

describe("news on the board of leaders", () => {
  const with_ = (round: number, ...players: Partial<LeadersPlayerView>[]) => ({
    ...view({}),
    round,
    players: players.map((one) => player(one)),
  });

  it("are what came last, and what is gone", () => {
    const then = with_(1, { tableau: ["bank", "gate", "gate"] }, { tableau: ["bank"], protects: 0 });
    const now = with_(1, { tableau: ["bank", "gate"] }, { tableau: ["bank", "bank"], protects: 1 });

    const news = newsOf(then, now, "watch");
    expect([...news.keys]).toEqual(["building:1:1", "protect:1"]);
    expect(news.lost).toEqual(new Map([[0, ["gate"]]]));
    expect(newsOf(then, then, "watch")).toEqual({ keys: new Set(), lost: new Map() });
    expect(newsOf(now, then, "watch").lost).toEqual(new Map([[1, ["bank", "watch"]]]));
  });

  it("see both sides of a swap, and forget everything before a new round", () => {
    const then = with_(1, { tableau: ["gate", "bank"] }, { tableau: ["arch"] });
    const now = with_(1, { tableau: ["bank", "arch"] }, { tableau: ["gate"] });

    expect([...newsOf(then, now, "watch").keys]).toEqual(["building:0:1", "building:1:0"]);
    expect(newsOf(then, { ...now, round: 2 }, "watch").lost.size).toBe(0);
    expect(newsOf(then, { ...now, round: 2 }, "watch").keys.size).toBe(3);
  });
});
