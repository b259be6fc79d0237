import { describe, expect, it } from "vitest";

import { keepTogether, Terms } from "../src/lib/terms";
import type { TermInfo } from "../src/lib/wire";

function term(name: string, ...forms: string[]): TermInfo {
  return {
    slug: name.toLowerCase().replaceAll(" ", "-"),
    name,
    forms,
    unless: [],
    text: `About ${name}.`,
    clauses: [],
  };
}

const TERMS = new Terms([
  term("Cube", "cubes"),
  term("Influence Cube"),
  term("Capacità"),
  term("Last tour"),
  term("Tour"),
  { ...term("Hand", "hands"), unless: ["you hand", "hand over"] },
]);

function marked(sentence: string): string {
  return TERMS.parts(sentence)
    .map((part) => (part.term === null ? part.text : `[${part.term.slug}:${part.text}]`))
    .join("");
}

describe("the words of a game in a sentence", () => {
  it("are found by their name and by their other forms, in small and capital letters", () => {
    expect(marked("Two cubes, one tour.")).toBe("Two [cube:cubes], one [tour:tour].");
  });

  it("are the longest that fit", () => {
    expect(marked("The last tour needs an Influence Cube.")).toBe(
      "The [last-tour:last tour] needs an [influence-cube:Influence Cube].",
    );
  });

  it("are not what only looks like them", () => {
    expect(marked("You hand cubes on; then hand over your hand.")).toBe(
      "You hand [cube:cubes] on; then hand over your [hand:hand].",
    );
    expect(marked("Thank you, hands and a hand overcome.")).toBe("Thank you, [hand:hands] and a hand overcome.");
  });

  it("are whole words, also with letters of other languages", () => {
    expect(marked("Detours and cubed tour-like things; la capacità è tre.")).toBe(
      "Detours and cubed tour-like things; la [capacità:capacità] è tre.",
    );
  });

  it("are explained once in a sentence", () => {
    expect(marked("A cube is a cube.")).toBe("A [cube:cube] is a cube.");
  });

  it("leave a sentence as it is, every letter of it", () => {
    for (const sentence of ["", "tour", "A tour (a tour).", "\u2068Anna\u2069 takes the cubes", "Nothing."]) {
      expect(
        TERMS.parts(sentence)
          .map((part) => part.text)
          .join(""),
      ).toBe(sentence);
    }
  });

  it("keep what precedes them without a space on their line, but no word of its own", () => {
    const parts = keepTogether(TERMS.parts("L'tour of cubes"));

    expect(parts.map(({ head, text, tail }) => [head, text, tail])).toEqual([
      ["", "", ""],
      ["L'", "tour", ""],
      ["", " of ", ""],
      ["", "cubes", ""],
    ]);
  });

  it("keep what follows them without a space on their line", () => {
    const parts = keepTogether(TERMS.parts("A tour (one) of cubes. Tours"));

    expect(parts.map(({ text, tail }) => [text, tail])).toEqual([
      ["A ", ""],
      ["tour", ""],
      [" (one) of ", ""],
      ["cubes", "."],
      [" Tours", ""],
    ]);
  });

  it("may be none at all", () => {
    expect(new Terms([]).parts("Anything.")).toEqual([{ text: "Anything.", term: null }]);
  });
});
