import { describe, expect, it } from "vitest";

import {
  withoutIsolates,
  bundleOf,
  withoutNeedlessIsolates,
  pickSays,
  rendered,
  tallied,
  Voice,
} from "../src/lib/voice";
import type { GameInfo } from "../src/lib/wire";

const SOURCE = `
nothing = nothing
list-and = { $first } and { $last }
player-number = seat { $number }
automaton-rising-star = Astro Nascente
value-on = on
value-rivals-star-nemesis = { $number ->
    [one] a star and one rival
   *[other] a star and { $number } rivals
}
built = { $you ->
    [seat] You build { $a-card }.
   *[none] { $seat } builds { $a-card }.
}
hand = Hand: { $cards }.
row = Row: { $in_order }.
cubes = Cubes: { $by_seat }.
won = { $you ->
    [seat] You win: { $seats }.
   *[none] { $seats } win.
}
cost = { $price-card ->
    [none] { $card } is free.
   *[other] { $card } costs { $price-card }.
}
pick-build = Build { $a-card }
pick-go-far = Go far to { $place }
both = { $parts }
one = { $number } more
left = { $card } leaves ({ $rule }).
`;

const GAME: GameInfo = {
  game: "toy",
  bots: [],
  lessons: [],
  extends: "",
  rules: 1,
  fewest: 2,
  most: 3,
  players_clause: "",
  options: [],
  sets: ["toy"],
  standard_set: "toy",
  card_args: ["card", "cards", "in_order"],
  verbs: [
    { name: "build", spelled: "build", args: ["card"], step: false },
    { name: "go", spelled: "go", args: ["first", "second"], step: false },
    { name: "go-far", spelled: "go:far", args: ["place"], step: false },
  ],
};

const CARDS = {
  bank: { name: "Bank", a: "a Bank", the: "the Bank", facts: { price: ["gold", "gold", "brick"] }, icon: "" },
  gold: { name: "Gold", a: "a Gold", the: "the Gold", facts: {}, icon: "" },
  brick: { name: "Brick", a: "a Brick", the: "the Brick", facts: { price: [] }, icon: "" },
  oracle: {
    icon: "",
    name: "Oracle",
    a: "an Oracle",
    the: "the Oracle",
    facts: {
      price: {
        message: "both",
        args: {},
        parts: [
          { message: "one", args: { number: 1 }, parts: [] },
          { message: "one", args: { number: 2 }, parts: [] },
        ],
      },
    },
  },
};

function voice(viewer: number | null): Voice {
  return new Voice(bundleOf("en", [SOURCE]), {
    game: GAME,
    seatArgs: ["seat", "victim", "other"],
    cards: CARDS,
    names: ["Anna", "Rising Star", "Rising Star"],
    people: 2,
    viewer,
  });
}

it("leaves the ids of clauses out of sentences: they are links beside them", () => {
  const said = new Voice(bundleOf("en", [SOURCE]), { game: GAME, cards: CARDS }).say("left", {
    card: "bank",
    rule: "toy.leave.no-cubes",
  });

  expect(withoutIsolates(said)).toBe("Bank leaves.");
});

it("writes numbers in groups of three digits in every language", () => {
  expect(
    ["en", "it"].map((lang) => withoutIsolates(rendered(bundleOf(lang, [SOURCE]), "one", { number: 2100 }))),
  ).toEqual(["2,100 more", "2.100 more"]);
});

describe("a voice", () => {
  it("speaks to whoever reads", () => {
    const event = { seat: 0, card: "bank" };

    expect(withoutIsolates(voice(0).say("built", event))).toBe("You build a Bank.");
    expect(withoutIsolates(voice(1).say("built", event))).toBe("Anna builds a Bank.");
    expect(withoutIsolates(voice(null).say("built", { ...event, seat: "0" }))).toBe("Anna builds a Bank.");
  });

  it("counts cards, or tells them in their order", () => {
    expect(withoutIsolates(voice(0).say("hand", { cards: ["gold", "brick", "gold"] }))).toBe("Hand: Gold ×2, Brick.");
    expect(withoutIsolates(voice(0).say("hand", { cards: [] }))).toBe("Hand: nothing.");
    expect(withoutIsolates(voice(0).say("hand", { cards: { gold: 2, brick: 1 } }))).toBe("Hand: Gold ×2, Brick ×1.");
    expect(withoutIsolates(voice(0).say("row", { in_order: ["gold", "brick", "gold"] }))).toBe(
      "Row: Gold, Brick, Gold.",
    );
  });

  it("names seats", () => {
    expect(withoutIsolates(voice(null).say("won", { seats: [0, 2] }))).toBe("Anna and Astro Nascente win.");
    expect(withoutIsolates(voice(2).say("won", { seats: [0, 2] }))).toBe("You win: Anna and Astro Nascente.");
    expect(withoutIsolates(voice(0).say("cubes", { by_seat: { "0": 2, "1": 0 } }))).toBe("Cubes: Anna ×2.");
    expect(withoutIsolates(voice(0).say("cubes", { by_seat: { "0": 0 } }))).toBe("Cubes: none.");
    expect(withoutIsolates(voice(0).say("built", { seat: 7, card: "gold" }))).toBe("seat 7 builds a Gold.");
    expect(withoutIsolates(voice(0).say("built", { seat: 2, card: "gold" }))).toBe("Astro Nascente builds a Gold.");
  });

  it("leaves people the names they have given themselves", () => {
    expect(withoutIsolates(voice(0).say("built", { seat: 1, card: "gold" }))).toBe("Rising Star builds a Gold.");
  });

  it("says the values of options", () => {
    expect(voice(0).value("rivals", "star+nemesis:1")).toBe("a star and one rival");
    expect(voice(0).value("rivals", "star+nemesis:3")).toBe("a star and 3 rivals");
    expect(voice(0).value("rivals", "on")).toBe("on");
    expect(voice(0).value("rounds", "6")).toBe("6");
  });

  it("says what is printed on a card", () => {
    expect(withoutIsolates(voice(0).say("cost", { card: "bank" }))).toBe("Bank costs Gold ×2, Brick.");
    expect(withoutIsolates(voice(0).say("cost", { card: "gold" }))).toBe("Gold is free.");
    expect(withoutIsolates(voice(0).say("cost", { card: "brick" }))).toBe("Brick is free.");
    expect(withoutIsolates(voice(0).say("cost", { card: "oracle" }))).toBe("Oracle costs 1 more and 2 more.");
  });

  it("says answers with the longest verb that fits", () => {
    expect(withoutIsolates(voice(0).pick("build:bank"))).toBe("Build a Bank");
    expect(pickSays(GAME, "go:far:away")).toEqual({ message: "pick-go-far", args: { place: "away" } });
    expect(pickSays(GAME, "go:here:there")).toEqual({ message: "pick-go", args: { first: "here", second: "there" } });
    expect(pickSays(undefined, "pass")).toEqual({ message: "pick-pass", args: {} });
  });

  it("keeps apart what is written from right to left", () => {
    const said = voice(null).say("built", { seat: 0, card: "bank" });
    const leftward = new Voice(bundleOf("en", [SOURCE]), {
      game: GAME,
      seatArgs: ["seat"],
      cards: CARDS,
      names: ["\u05d0\u05d1"],
    });

    expect(withoutNeedlessIsolates(said)).toBe(withoutIsolates(said));
    expect(withoutNeedlessIsolates(leftward.say("built", { seat: 0, card: "bank" }))).toContain(
      "\u2068\u05d0\u05d1\u2069",
    );
  });

  it("tallies words", () => {
    expect(tallied(["a", "b", "a"])).toBe("a ×2, b");
  });
});
