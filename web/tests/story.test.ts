import { expect, it } from "vitest";

import { told } from "../src/lib/story";
import { bare, bundleOf, Voice } from "../src/lib/voice";
import type { GameInfo, Json, Named, Told } from "../src/lib/wire";

const SOURCE = `
began = It begins.
drew = { $seat } draws { $card }.
drew-many = { $seat } draws { $count } cards: { $card }.
scored = { $seat } scores { $points }.
scored-many = { $seat } scores { $points } in all.
`;

const GAME = { card_args: ["card"] } as unknown as GameInfo;

function event(entry: number, message: string, args: Named<Json> = {}): Told {
  return { entry, message, args, clause: "" };
}

function paragraphs(events: Told[]): string[] {
  const voice = new Voice(bundleOf("en", [SOURCE]), { game: GAME, seatArgs: ["seat"], names: ["Anna", "Bruno"] });
  return told(events, voice).map((one) => bare(one.deeds.map((deed) => deed.text).join(" ")));
}

it("tells the deeds of one seat together, and folds those of a kind", () => {
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
