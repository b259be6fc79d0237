import { describe, expect, it } from "vitest";

import { reading, turnedAt, turnedBy } from "../src/lib/lesson";
import type { LessonInfo } from "../src/lib/wire";

const PAGES = ["goal", "cards", "choose"].map((name) => ({ message: `lesson-${name}`, clauses: [], shows: [name] }));

function lesson(more: Partial<LessonInfo> = {}): LessonInfo {
  return { pages: PAGES, first: 0, steps: 9, pick: "work", any: false, leads: true, ...more };
}

describe("a lesson", () => {
  it("begins with the first new page and points at what that shows", () => {
    const found = reading(lesson(), "on", 0, null);

    expect([found.at, found.page?.message, found.pick]).toEqual([0, "lesson-goal", null]);
    expect(found.shown).toEqual(["goal"]);
  });

  it("waits for the answer once everything was read", () => {
    const found = reading(lesson(), "on", 0, { number: 0, page: 2 });

    expect(found.pick).toBe("work");
    expect(found.shown).toEqual(["work", "choose"]);
  });

  it("is open at the page that was turned to here, and nowhere else", () => {
    const turned = { number: 4, page: 0 };

    expect(reading(lesson({ first: 1 }), "on", 4, turned).at).toBe(0);
    expect(reading(lesson({ first: 1 }), "on", 5, turned).at).toBe(1);
    expect(reading(lesson({ pages: PAGES.slice(0, 1) }), "on", 4, { number: 4, page: 7 }).at).toBe(0);
  });

  it("has an end and a beginning", () => {
    const first = reading(lesson(), "on", 3, null);
    const last = reading(lesson({ first: 2 }), "on", 3, null);

    expect(turnedBy(first, -1, 3)).toEqual({ number: 3, page: 0 });
    expect(turnedBy(first, 1, 3)).toEqual({ number: 3, page: 1 });
    expect(turnedBy(last, 1, 3)).toEqual({ number: 3, page: 2 });
  });

  it("points at nothing where nobody follows, and where nothing is taught", () => {
    expect(reading(lesson({ first: 2 }), "left", 0, null)).toMatchObject({ pick: null, shown: [] });
    expect(reading(null, null, 0, null)).toMatchObject({ page: null, pick: null, shown: [] });
  });

  it("reads what the browser has kept, whatever that is", () => {
    expect(turnedAt({ number: 1, page: 2 })).toEqual({ number: 1, page: 2 });
    for (const broken of [null, undefined, 7, "x", { number: "1", page: 2 }, []]) {
      expect(turnedAt(broken)).toBeNull();
    }
  });
});
