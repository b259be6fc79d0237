// What a board says of an answer whose name is the question.

import { describe, expect, it } from "vitest";

import { remainder, repeats } from "../src/board/remainder";

describe("what is left to say", () => {
  it("is what stands in brackets after the name", () => {
    expect(remainder("Establish \u2068Writing\u2069 (cost 2, reward 1)", "Establish Writing")).toBe("Cost 2, reward 1");
  });

  it("keeps what follows the brackets", () => {
    const said = "Establish Flight (cost 2, reward 5): fails here, without Engine";
    expect(remainder(said, "Establish Flight")).toBe("Cost 2, reward 5: fails here, without Engine");
  });

  it("is everything where it is said otherwise", () => {
    expect(remainder("Pay with Fire", "Pay with Fire")).toBe("Pay with Fire");
    expect(remainder("Draw two cards", "Draw")).toBe("Draw two cards");
  });

  it("is nothing new where the question holds it all", () => {
    expect(repeats("Build a Bank (Gold ×2, Brick)", "Bank (Gold ×2, Brick).")).toBe(true);
    expect(repeats("Build a Bank", "Monument.")).toBe(false);
    expect(repeats("Build a Bank", "")).toBe(false);
  });
});
