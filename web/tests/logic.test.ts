import { afterEach, describe, expect, it, vi } from "vitest";

import { queryString } from "../src/lib/api";
import { winningMargin, kindsOf, partsOf, rowsOf, podiumColumns } from "../src/lib/ending";
import { shortcutFor } from "../src/lib/keys";
import { markOf, SHAPES } from "../src/lib/marks";
import { newTableRequest, needsPublic, resized, seatPlan, defaultPlan, defaultValue } from "../src/lib/tablePlan";
import { addressOf, routeOf, screenOf, tokenIn, type Route } from "../src/lib/route";
import { byChapter, searchRules } from "../src/lib/search";
import type { ClauseInfo, GameInfo, Rules } from "../src/lib/wire";

const ROUNDS = { name: "rounds", default: "1", clause: "", values: [], least: 1, most: null, usual: { "2": "5" } };
const GAME: GameInfo = {
  game: "toy",
  bots: ["beginner", "casual"],
  lessons: [],
  extends: "",
  rules: 1,
  fewest: 2,
  most: 4,
  players_clause: "",
  options: [ROUNDS],
  sets: ["toy"],
  standard_set: "toy",
  card_args: [],
  verbs: [],
};

describe("addresses", () => {
  it("lead where they say", () => {
    const places: Route[] = [
      { screen: "lobby" },
      { screen: "new", game: "toy" },
      { screen: "learn", game: "toy" },
      { screen: "table", table: "a_b-c" },
      { screen: "review", table: "a_b-c", at: 57 },
      { screen: "practice" },
      { screen: "practice", item: "abc" },
      { screen: "me" },
      { screen: "help" },
      { screen: "help", part: "deal" },
    ];

    for (const place of places) {
      expect(routeOf(addressOf(place))).toEqual(place);
    }
    expect(routeOf("#/table/abc?at=57")).toEqual({ screen: "table", table: "abc", at: 57 });
    expect(routeOf("#/table/abc?at=x")).toEqual({ screen: "table", table: "abc" });
    expect(addressOf({ screen: "table", table: "abc", at: 0 })).toBe("#/table/abc?at=0");
    expect(routeOf("#/nowhere/at/all")).toEqual({ screen: "lobby" });
    expect(routeOf("#/table/%")).toEqual({ screen: "lobby" });
  });

  it("carry tokens in links only, never in addresses of the client", () => {
    expect(routeOf("#join=abc_D-1")).toEqual({ screen: "join", token: "abc_D-1", watch: false });
    expect(routeOf("#watch=abc")).toEqual({ screen: "join", token: "abc", watch: true });
    expect(routeOf("#recover=abc")).toEqual({ screen: "recover", token: "abc" });
    expect(addressOf({ screen: "join", token: "secret", watch: false })).not.toContain("secret");
    expect(tokenIn(" https://host.example/#watch=abc ")).toEqual({ screen: "join", token: "abc", watch: true });
    expect(tokenIn("https://host.example/")).toBeNull();
    expect(routeOf("#join=<script>")).toEqual({ screen: "lobby" });
  });

  it("are of one screen for all moments of a game, and of another for everything else", () => {
    const places = ["#/", "#/me", "#/help", "#/help/deal", "#/new/toy", "#/table/a", "#/table/b", "#join=a"].map(
      routeOf,
    );

    expect(screenOf(routeOf("#/table/a?at=5"))).toBe(screenOf(routeOf("#/table/a")));
    expect(new Set(places.map(screenOf)).size).toBe(places.length);
  });

  it("write questions", () => {
    expect(queryString({ mine: true, game: "a b", before: null })).toBe("?mine=1&game=a+b");
    expect(queryString(undefined)).toBe("");
  });
});

describe("a plan", () => {
  it("is sensible from the beginning", () => {
    expect(newTableRequest(GAME, defaultPlan(GAME), () => "hash")).toEqual({
      game: "toy",
      seats: [
        { kind: "me", commitment: "hash" },
        { kind: "bot", bot: "casual" },
        { kind: "bot", bot: "casual" },
      ],
      options: {},
      cards: "toy",
      public: false,
    });
  });

  it("grows and shrinks, and sends only what was changed", () => {
    const plan = { ...defaultPlan(GAME), options: { rounds: "3" } };

    expect(resized(plan.seats, 2)).toHaveLength(2);
    expect(resized(plan.seats, 4)[3]).toEqual({ kind: "bot" });
    expect(newTableRequest(GAME, plan, String).options).toEqual({ rounds: "3" });
    expect(defaultValue(ROUNDS, 2)).toBe("5");
    expect(newTableRequest(GAME, { ...plan, options: { rounds: "1" } }, String).options).toEqual({});
    expect(
      newTableRequest(GAME, { ...plan, seats: resized(plan.seats, 2), options: { rounds: "1" } }, String).options,
    ).toEqual({
      rounds: "1",
    });
    expect(seatPlan("bot", "random")).toEqual({ kind: "bot", bot: "random" });
    expect(seatPlan("link", "random")).toEqual({ kind: "link" });
  });

  it("wants a public table for whoever comes", () => {
    const plan = { ...defaultPlan(GAME), seats: [seatPlan("me"), seatPlan("open")] };

    expect(needsPublic(plan)).toBe(true);
    expect(needsPublic({ ...plan, public: true })).toBe(false);
  });
});

describe("the rules", () => {
  const clause = (id: string, chapter: string, title: string, text: string): ClauseInfo => {
    return { id, chapter, kind: "rule", title, text, ruling: null, example: null, behaviour: true };
  };
  const rules: Rules = {
    game: "toy",
    clauses: [
      clause("toy.hand.limit", "hand", "Più carte", "Nobody holds more than six."),
      clause("toy.turn.draw", "turn", "Drawing", "Draw up to the hand limit."),
    ],
    terms: [{ slug: "limit", name: "Limit", forms: [], unless: [], text: "The most there may be.", clauses: [] }],
    chapters: { hand: "Hands", turn: "Turns" },
  };

  it("are found by id, title and text, without accents", () => {
    expect(searchRules(rules, "toy.turn.draw").clauses.map((one) => one.id)).toEqual(["toy.turn.draw"]);
    expect(searchRules(rules, "piu").clauses.map((one) => one.id)).toEqual(["toy.hand.limit"]);
    expect(searchRules(rules, "lim").clauses.map((one) => one.id)).toEqual(["toy.hand.limit", "toy.turn.draw"]);
    expect(searchRules(rules, "lim").terms).toHaveLength(1);
    expect(searchRules(rules, "zebra").clauses).toEqual([]);
    expect(searchRules(rules, " ").clauses).toHaveLength(2);
  });

  it("come by chapter", () => {
    expect(byChapter(rules.clauses).map((one) => one.id)).toEqual(["hand", "turn"]);
  });
});

it("every seat has a shape and a colour of its own", () => {
  const marks = SHAPES.map((_, seat) => JSON.stringify(markOf(seat)));

  expect(new Set(marks).size).toBe(SHAPES.length);
  expect(markOf(6)).toEqual(markOf(0));
});

describe("a key", () => {
  const next = { key: "ArrowRight", run: () => undefined };
  const press = (more: Partial<KeyboardEvent> = {}): KeyboardEvent =>
    ({ key: "ArrowRight", target: null, ...more }) as KeyboardEvent;

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it("means what it is for, unless it was pressed with others or something has taken it already", () => {
    vi.stubGlobal("HTMLElement", EventTarget);

    expect(shortcutFor(press(), [next])).toBe(next);
    expect(shortcutFor(press({ key: "x" }), [next])).toBeUndefined();
    expect(shortcutFor(press({ ctrlKey: true }), [next])).toBeUndefined();
    expect(shortcutFor(press({ defaultPrevented: true }), [next])).toBeUndefined();
  });
});

describe("the end of a game", () => {
  it("has the places and winners that the result says, shared ones too", () => {
    const result = { scores: [6, 3, 6, null], ranking: [0, 2, 1], places: [1, 3, 1, null], winners: [0, 2] };

    expect(rowsOf(result)).toEqual([
      { seat: 0, place: 1, score: 6, won: true },
      { seat: 2, place: 1, score: 6, won: true },
      { seat: 1, place: 3, score: 3, won: false },
    ]);
  });
});

describe("the end of a game", () => {
  const row = (seat: number, score: number | null, won = false) => ({ seat, place: seat + 1, score, won });

  it("has whoever has won in the middle, the others to the left and right in turn", () => {
    expect(podiumColumns(5)).toEqual([0, -1, 1, -2, 2]);
  });

  it("says how far ahead whoever won alone was, and of whom", () => {
    expect(winningMargin([row(0, 9, true), row(1, 7), row(2, 7)])).toEqual({ points: 2, seats: [1, 2] });
    expect(winningMargin([row(0, 9, true), row(1, 9, true)])).toBeNull();
    expect(winningMargin([row(0, 9, true), row(1, null)])).toBeNull();
    expect(winningMargin([])).toBeNull();
  });

  it("adds up what has one name", () => {
    const origins = [
      [
        { message: "a", points: 5 },
        { message: "x", points: 2 },
        { message: "y", points: 1 },
      ],
      [{ message: "b", points: 3 }],
    ];
    const named = (message: string) => ("ab".includes(message) ? message : "other");
    const kinds = kindsOf(origins, named);

    expect(kinds).toEqual(["a", "other", "b"]);
    expect(partsOf(origins[0] ?? [], kinds, named).map((part) => part.points)).toEqual([5, 3, 0]);
    expect(partsOf(origins[0] ?? [], kinds, named)[1]?.origins.map((one) => one.message)).toEqual(["x", "y"]);
  });
});
