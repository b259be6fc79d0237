import { describe, expect, it } from "vitest";

import {
  withoutPicks,
  countPieces,
  drawnSections,
  groups,
  offers,
  pointedPicks,
  refusals,
  runs,
} from "../src/lib/outline";
import { withoutIsolates, bundleOf, Voice } from "../src/lib/voice";
import type { Line, Piece, Section } from "../src/lib/wire";

const SOURCE = `
section-table = Table
section-hand = Hand
section-player = Player { $seat }
line = Line { $number }.
piece = Piece { $number }
no = No.
`;

const voice = new Voice(bundleOf("en", [SOURCE]));

function piece(number: number, more: Partial<Piece> = {}): Piece {
  const says = { message: "piece", args: { number } };
  return { says, short: null, picks: [], refused: null, clause: "", aside: false, best: false, ...more };
}

function line(number: number, ...pieces: Piece[]): Line {
  return { says: { message: "line", args: { number } }, pieces, aside: false, brief: false };
}

function section(message: string, lines: Line[], more: Partial<Section> = {}): Section {
  return { title: { message, args: {} }, lines, rows: false, aside: false, ...more };
}

describe("an outline", () => {
  it("shows one's hand first and players side by side", () => {
    const of = (seat: number) =>
      section("section-player", [], { title: { message: "section-player", args: { seat } } });
    const found = drawnSections([section("section-table", []), of(0), of(1), section("section-hand", [])], voice);

    expect(found.map((one) => one.section.title.message)).toEqual([
      "section-hand",
      "section-table",
      "section-player",
      "section-player",
    ]);
    expect(groups(found).map((group) => group.length)).toEqual([1, 1, 2]);
  });

  it("lets lines without pieces run on, and leaves out those that say nothing", () => {
    const lines = [line(1), line(2), line(0), line(3, piece(1)), line(4)];

    expect(runs(section("section-table", lines), voice, []).map((run) => withoutIsolates(run.text))).toEqual([
      "Line 1. Line 2.",
      "Line 3.",
      "Line 4.",
    ]);
    expect(runs(section("section-table", lines, { rows: true }), voice, [])).toHaveLength(4);
  });

  it("counts equal pieces and keeps apart what is only to be pointed at", () => {
    const pieces = [piece(1), piece(1), piece(1, { picks: ["a"] }), piece(2, { aside: true, picks: ["b"] })];

    expect(countPieces(pieces, voice).map((one) => [one.count, one.piece.picks])).toEqual([
      [2, []],
      [1, ["a"]],
    ]);
    expect(pointedPicks(pieces)).toEqual(["b"]);
  });

  it("offers every answer and says why others cannot be given", () => {
    const why = { message: "no", args: {} };
    const question = section("section-table", [
      line(1, piece(1, { picks: ["a"] }), piece(2, { refused: why, clause: "c" })),
    ]);

    expect(offers(question, voice).map((offer) => offer.pick)).toEqual(["a"]);
    expect(refusals(question, voice).map((one) => [one.why, one.clause])).toEqual([[why, "c"]]);
    expect(offers(null, voice)).toEqual([]);
  });
});

it("nothing can be answered in what is past", () => {
  const asked = section("section-table", [
    line(1, piece(1, { picks: ["take"] }), piece(2, { refused: { message: "no", args: {} } })),
  ]);

  const [shown] = withoutPicks([asked]);

  expect(shown?.lines[0]?.pieces).toEqual([piece(1), piece(2)]);
  expect(asked.lines[0]?.pieces[0]?.picks).toEqual(["take"]);
});
