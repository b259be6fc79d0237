import { expect, test } from "vitest";

import type { Scene } from "../src/board/steps";
import { nextQuestion } from "../src/boards/legacies/bill";
import { explain } from "../src/boards/legacies/explain";
import { openFigures, spaceParts, tradesByIndustry } from "../src/boards/legacies/offers";
import { amountIn, packOf, type Pack } from "../src/boards/legacies/pack";
import { withSoftHyphens } from "../src/boards/legacies/pocket/hyphens";
import { isGameEnd, STAGE } from "../src/boards/legacies/stage";
import { aimAt, type LegaciesView } from "../src/boards/legacies/table";
import type { Voice } from "../src/lib/voice";
import type { CardTable, Planned, Told } from "../src/lib/wire";

const VIEW = {
  players: [{ character: "general" }, { character: "politician" }],
} as unknown as LegaciesView;

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

test("a relationship is offered with the figures that the server lets one meet", () => {
  const open_figures = [
    { figure: "ada", refused: null },
    { figure: "bruno", refused: "figure-own" },
  ];
  const view = { ...VIEW, offers: { open_figures } } as unknown as LegaciesView;
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
  expect(withSoftHyphens("Contrabbandiere a riposo")).toBe("Contrab\u00adbandiere a riposo");
  expect(withSoftHyphens("Queen of Spies")).toBe("Queen of Spies");
});

test("a plan that ends at a question of one's own is no sum yet", () => {
  const plan = (prompt: string, whole = true) =>
    ({ whole, refused: null, ask: { seat: 0, prompt, args: {} } }) as unknown as Planned;

  expect(nextQuestion(plan("ask-steal-from"))?.prompt).toBe("ask-steal-from");
  expect(nextQuestion(plan("ask-act"))).toBeNull();
  expect(nextQuestion(plan("ask-steal-from", false))).toBeNull();
  expect(nextQuestion(null)).toBeNull();
});

test("what is traded by a card is shown at its industry where its zone is not drawn", () => {
  const share = { size: "minor", gold: 8, plain: 8, row: 5, dividend: 2, refused: null };
  const offers = {
    cards: [{ card: "ball", industries: ["law"], uses: [] }],
    industries: [{ industry: "law", buy: [share], sell: [], pays: 0 }],
  };
  const view = { ...VIEW, offers } as unknown as LegaciesView;

  const [path] = tradesByIndustry(view, "ball", ["play:ball"], (slug) => slug).get("industry:law") ?? [];

  expect(path?.at).toBe("industry:law");
});

test("things on the board are explained from what the server sends", () => {
  const voice = {
    player: (seat: number) => `Player ${seat}`,
    aboutCard: (slug: string, key: string) => `${key} of ${slug}`,
    fact: (found: string) => found,
  } as unknown as Voice;
  const offer = { tile: "income", refused: null, ends: false, commodity: "gold", pays: [12, 6] };
  const tracks = [{ character: "general", bonus: "parcel", spaces: [] }];
  const view = { ...VIEW, viewer: 0, tracks, offers: { globals: [offer], tracks: [] } } as unknown as LegaciesView;
  const fact = (slug: string, key: string) => `${key} of ${slug}`;
  const pack = { name: (slug: string) => slug.toUpperCase(), fact } as unknown as Pack;

  expect(explain("tile:exotic", view, pack, voice)).toEqual(["Scores of exotic."]);
  expect(explain("global:income", view, pack, voice, true)).toEqual(["About of global-income."]);
  expect(explain("space:general:2", view, pack, voice)).toEqual(["Spaces of general."]);
  expect(explain("bonus:general", view, pack, voice)).toEqual(["PARCEL: Effect of parcel."]);
  expect(explain("global:income", view, pack, voice)).toHaveLength(2);
  expect(explain("card:ball", view, pack, voice)).toEqual([]);
});

test("a space that counts something shows what it would pay now, any other what is printed", () => {
  const gain = { op: "gain", gold: 4 };
  const each = { op: "for-each", counter: "investments", do: [gain] };
  const spaces = [[[gain]], [[gain, each]], [[each, { op: "draw-card", amount: 1 }]], [[each]]];
  const pack = { spaces: () => spaces } as unknown as Pack;
  const none = { foundation: 0, fame: 0, resources: 0, gold: 0 };
  const pays = { 2: { ...none, gold: 12, fame: 1 }, 3: { ...none, gold: 8 }, 4: none };
  const view = { ...VIEW, century: 1, offers: { tracks: [{ character: "general", pays }] } } as unknown as LegaciesView;
  const shown = [0, 1, 2, 3].map((space) =>
    spaceParts(view, pack, "general", space).map((part) =>
      part.kind === "count" ? `${part.count} ${part.name}` : part.kind === "text" ? part.text : part.kind,
    ),
  );

  expect(shown).toEqual([["4 gold"], ["1 fame", "12 gold"], ["4 gold", "×", "icon"], ["4 gold", "×"]]);

  const voice = {
    aboutCard: () => "each space",
    listed: (words: string[]) => words.join("+"),
  } as unknown as Voice;
  expect(explain("space:general:2", view, pack, voice)).toHaveLength(2);
  expect(explain("track:general", view, pack, voice)).toHaveLength(3);
  expect(explain("space:general:1", view, pack, voice)).toHaveLength(1);
});

test("what an end counts is read from what its events say, not from their names", () => {
  const told = (args: Told["args"]): Told => ({ entry: 1, by: null, message: "m", args, clause: "" });
  const events = [
    told({ seat: 1, for: "magnetic", kind: "century-tile" }),
    told({ seat: 1, for: "wealthy", kind: "game-tile" }),
    told({ seat: 1, for: "foundation", kind: "goods" }),
    told({ seat: 1 }),
  ];
  const steps = events.map((event) => ({ events: [event] })) as unknown as Scene<LegaciesView>[];

  expect(events.map((event) => STAGE.keysOf(event).filter((key) => key !== ""))).toEqual([
    ["tile:magnetic", "seat:1"],
    ["tile:wealthy", "seat:1"],
    ["tile:foundation", "goods", "seat:1"],
    ["seat:1"],
  ]);
  expect([1, 2, 3, 4].map((at) => isGameEnd(steps, at))).toEqual([false, true, true, true]);
  expect(STAGE.keysOf(told({ seat: 0, partner: "general" }))).toEqual(["track:general", "seat:0"]);
});
