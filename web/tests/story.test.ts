import { expect, it } from "vitest";

import { partStartsIn, partAt } from "../src/lib/partStarts";
import { isNewParagraph, paragraphsOf, storyUntil } from "../src/lib/story";
import { withoutIsolates, bundleOf, Voice } from "../src/lib/voice";
import type { GameInfo, Json, Named, Told } from "../src/lib/wire";

const SOURCE = `
began = It begins.
undone = { $seat } takes something back.
drew = { $seat } draws { $card }.
drew-many = { $seat } draws { $count } cards: { $card }.
scored = { $seat } scores { $points }.
scored-many = { $seat } scores { $points } in all.
paid = { $seat } gets { $points } for { $card } through { $other }.
paid-many = { $seat } gets { $points }: { $each }.
paid-each = { $points } for { $card } through { $other }
`;

const GAME = { card_args: ["card"] } as unknown as GameInfo;

function event(entry: number, message: string, args: Named<Json> = {}, by: number | null = null): Told {
  return { entry, by, message, args, clause: "" };
}

function paragraphs(events: Told[]): string[] {
  const voice = new Voice(bundleOf("en", [SOURCE]), { game: GAME, seatArgs: ["seat"], names: ["Anna", "Bruno"] });
  return paragraphsOf(events, voice).map((one) => withoutIsolates(one.lines.map((line) => line.text).join(" ")));
}

it("tells the lines of one seat together, and folds those of a kind", () => {
  const events = [
    event(0, "began"),
    event(1, "drew", { seat: 0, card: "x" }),
    event(2, "drew", { seat: 0, card: "y" }),
    event(3, "scored", { seat: 0, points: 2 }),
    event(3, "scored", { seat: 0, points: 3 }),
    event(4, "drew", { seat: 1, card: "z" }),
  ];

  expect(paragraphs(events)).toEqual([
    "It begins.",
    "Anna draws 2 cards: x, y. Anna scores 5 in all.",
    "Bruno draws z.",
  ]);
});

it("pairs what belongs together where many events are told as one", () => {
  const events = [
    event(1, "paid", { seat: 0, points: 2, card: "x", other: "a" }),
    event(1, "paid", { seat: 0, points: 3, card: "y", other: "b" }),
  ];

  expect(paragraphs(events)).toEqual(["Anna gets 5: 2 for x through a; 3 for y through b."]);
});

const VOICE = new Voice(bundleOf("en", [`${SOURCE}\nbegan-heading = Part { $part }\n`]), {
  game: GAME,
  seatArgs: ["seat"],
  names: ["Anna", "Bruno"],
});

it("tells apart what is new since an entry", () => {
  const events = [event(1, "drew", { seat: 0, card: "x" }, 0), event(2, "drew", { seat: 0, card: "y" }, 1)];

  expect(paragraphsOf(events, VOICE).map((one) => one.lines.map((line) => line.entry))).toEqual([[2]]);
  expect(paragraphsOf(events, VOICE, 1).map((one) => one.lines.map((line) => line.entry))).toEqual([[1], [2]]);
});

it("calls nothing new that one did or took back oneself", () => {
  const events = [
    event(1, "drew", { seat: 1, card: "x" }, 1),
    event(2, "drew", { seat: 0, card: "y" }, 0),
    event(3, "scored", { seat: 0, points: 1 }, 1),
    event(4, "undone", { seat: 0 }),
  ];
  const news = paragraphsOf(events, VOICE, 0).map((one) => isNewParagraph(one, 0, 0));

  expect(paragraphsOf(events, VOICE, 0).map((one) => one.lines.map((line) => line.entry))).toEqual([[1], [2, 3, 4]]);
  expect(news).toEqual([true, false]);
  expect(paragraphsOf(events.slice(2), VOICE, 0).map((one) => isNewParagraph(one, 0, 0))).toEqual([true]);
  expect(paragraphsOf(events.slice(3), VOICE, 0).map((one) => isNewParagraph(one, 0, 0))).toEqual([false]);
});

it("finds where parts and turns begin", () => {
  const events = [
    event(0, "began", { part: 1 }),
    event(1, "drew", {}, 1),
    event(2, "drew", {}, 1),
    event(3, "drew", {}, 0),
    event(4, "drew", {}, 0),
    event(4, "began", { part: 2 }, 0),
    event(5, "drew", {}, 0),
  ];
  const found = partStartsIn(events, VOICE);

  expect(found.map((one) => [one.at, one.heading === null ? one.seat : withoutIsolates(one.heading)])).toEqual([
    [0, "Part 1"],
    [0, 1],
    [2, 0],
    [4, "Part 2"],
    [4, 0],
  ]);
  expect(partAt(found, 1)).toBe(1);
  expect(partAt(found, 4)).toBe(4);
  expect(partAt([], 4)).toBe(-1);
});

it("is told up to an event of an entry, and no further", () => {
  const events = [event(0, "began"), event(2, "moved"), event(2, "scored"), event(2, "won"), event(3, "dealt")];
  const messages = (entry: number, place: number) => storyUntil(events, { entry, place }).map((one) => one.message);

  expect(messages(2, 0)).toEqual(["began", "moved"].slice(0, 1));
  expect(messages(2, 2)).toEqual(["began", "moved", "scored"]);
  expect(messages(1, 5)).toEqual(["began"]);
  expect(messages(4, 0)).toHaveLength(5);
});
