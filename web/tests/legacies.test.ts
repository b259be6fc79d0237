import { expect, test } from "vitest";

import { openFigures } from "../src/boards/legacies/offers";
import { amountIn, packOf } from "../src/boards/legacies/pack";
import { soft } from "../src/boards/legacies/pocket/soft";
import { aimAt, progressOf, type TableView } from "../src/boards/legacies/table";
import type { CardTable } from "../src/lib/wire";

const VIEW = {
  players: [{ character: "general" }, { character: "politician" }],
  global_actions: [
    { tile: "event", triggered: true },
    { tile: "income", triggered: true },
    { tile: "trade", triggered: false },
  ],
  outlook: { mandatory: ["event", "relationships"] },
  needed: 2,
} as unknown as TableView;

function answer(verb: string, args: Record<string, string>) {
  return { pick: "", verb, args, step: false };
}

test("answers point at things on the board", () => {
  const aim = aimAt(VIEW);

  expect(aim(answer("relationship", { partner: "politician" }))).toBe("track:politician");
  expect(aim(answer("relationship", { partner: "legendary" }))).toBeNull();
  expect(aim(answer("acquire", { character: "politician" }))).toBe("seat:1");
  expect(aim(answer("explore", {}))).toBe("use:explore");
  expect(aim(answer("contribute", { amount: "5" }))).toBeNull();
});

test("what a generation still needs is counted by kind", () => {
  expect(progressOf(VIEW)).toEqual({ mandatory: 1, musts: 2, others: 1, needed: 2 });
});

test("a relationship is offered with the figures that the server lets one meet", () => {
  const open_figures = [
    { figure: "ada", refused: null },
    { figure: "bruno", refused: "figure-own" },
  ];
  const view = { ...VIEW, offers: { open_figures } } as unknown as TableView;
  const found = openFigures(view, "card", ["play:card"], (slug) => slug);

  expect([...found.keys()]).toEqual(["figure:ada"]);
  expect(found.get("figure:ada")?.[0]?.picks).toEqual(["play:card", "relationship:legendary", "figure:ada"]);
});

test("amounts may be one for all centuries or one for each", () => {
  expect(amountIn(4, 3)).toBe(4);
  expect(amountIn([1, 8, 15], 2)).toBe(8);
  expect(amountIn(undefined, 1)).toBe(0);
});

test("a pack is read as the server shows it, and what it lacks is missing", () => {
  const cards = {
    names: { ball: { name: "Ball", a: "", the: "", facts: {}, icon: "" } },
    shown: {
      player_cards: [
        {
          slug: "ball",
          century: 2,
          relationships: [{ with: "general", cost: { gold: 9, fame: 0, resources: [], cards: 0 } }],
          investment: { industry: null, group: "progress" },
          opportunity: null,
          resources: ["dye"],
        },
      ],
    },
  } as unknown as CardTable;
  const pack = packOf(cards);

  expect(pack.card("ball")?.partners[0]?.price.gold).toBe(9);
  expect(pack.card("ball")?.group).toBe("progress");
  expect(pack.card("ball")?.opportunity).toBeNull();
  expect(pack.card("none")).toBeUndefined();
  expect(pack.name("ball")).toBe("Ball");
});

test("a long word of a name may break near its middle, a short one may not", () => {
  expect(soft("Contrabbandiere a riposo")).toBe("Contrab\u00adbandiere a riposo");
  expect(soft("Queen of Spies")).toBe("Queen of Spies");
});
