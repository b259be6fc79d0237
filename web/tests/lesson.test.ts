import { describe, expect, it } from "vitest";

import { nextPart, pointsAt, openPage, parseTurnedPage, turnPage } from "../src/lib/lesson";
import type { LessonInfo } from "../src/lib/wire";

const PAGES = ["goal", "cards", "choose"].map((name) => ({
  message: `lesson-${name}`,
  clauses: [],
  shows: [name],
  hint: false,
}));

function lesson(more: Partial<LessonInfo> = {}): LessonInfo {
  return {
    pages: PAGES,
    first: 0,
    steps: 9,
    pick: "work",
    then: [],
    any: false,
    leads: true,
    done: false,
    part: "turns",
    next: null,
    before: 0,
    ...more,
  };
}

describe("a lesson", () => {
  it("begins with the first new page and points at what that shows", () => {
    const found = openPage(lesson(), "on", 0, null);

    expect([found.at, found.page?.message, found.pick]).toEqual([0, "lesson-goal", null]);
    expect(found.shown).toEqual(["goal"]);
  });

  it("waits for the answer once everything was read", () => {
    const found = openPage(lesson(), "on", 0, { number: 0, page: 2 });

    expect(found.pick).toBe("work");
    expect(found.shown).toEqual(["work", "choose"]);
  });

  it("is open at the page that was turned to here, and nowhere else", () => {
    const turned = { number: 4, page: 0 };

    expect(openPage(lesson({ first: 1 }), "on", 4, turned).at).toBe(0);
    expect(openPage(lesson({ first: 1 }), "on", 5, turned).at).toBe(1);
    expect(openPage(lesson({ pages: PAGES.slice(0, 1) }), "on", 4, { number: 4, page: 7 }).at).toBe(0);
  });

  it("has an end and a beginning", () => {
    const first = openPage(lesson(), "on", 3, null);
    const last = openPage(lesson({ first: 2 }), "on", 3, null);

    expect(turnPage(first, -1, 3)).toEqual({ number: 3, page: 0 });
    expect(turnPage(first, 1, 3)).toEqual({ number: 3, page: 1 });
    expect(turnPage(last, 1, 3)).toEqual({ number: 3, page: 2 });
  });

  it("points at nothing where nobody follows, and where nothing is taught", () => {
    expect(openPage(lesson({ first: 2 }), "left", 0, null)).toMatchObject({ pick: null, shown: [] });
    expect(openPage(null, null, 0, null)).toMatchObject({ page: null, pick: null, shown: [] });
  });

  it("counts its steps without the hints between them", () => {
    const hint = { message: "lesson-hint-trade", clauses: [], shows: [], hint: true };
    const pages = [...PAGES.slice(0, 2), hint, ...PAGES.slice(2)];
    const steps = pages.map((_, page) => openPage(lesson({ pages }), "on", 0, { number: 0, page }).step);

    expect(steps).toEqual([1, 2, null, 3]);
  });

  it("points at one touch that stands for the answers it waits for, or for a path that is shown", () => {
    const waiting = lesson({ first: 2, pick: "play:ball", then: ["relationship:general", "gain:iron"] });
    const found = openPage(waiting, "on", 0, null);

    expect(pointsAt(found, waiting, ["play:ball", "relationship:general"])).toBe(true);
    expect(pointsAt(found, waiting, ["play:ball", "relationship:general", "gain:iron"])).toBe(true);
    expect(pointsAt(found, waiting, ["play:ball", "explore"])).toBe(false);
    expect(pointsAt(found, waiting, [])).toBe(false);

    const pages = [{ message: "lesson-choice", clauses: [], shows: ["play:ball,explore"], hint: false }];
    const free = lesson({ pages, pick: null });

    expect(pointsAt(openPage(free, "on", 0, null), free, ["play:ball", "explore"])).toBe(true);
  });

  it("is best gone on with where one has not been yet", () => {
    const part = (name: string, done: boolean) => ({ part: name, title: "", minutes: 5, done, begun: null });

    expect(nextPart([part("a", true), part("b", false), part("c", false)])?.part).toBe("b");
    expect(nextPart([part("a", true), part("b", true)])?.part).toBe("a");
    expect(nextPart([])).toBeUndefined();
  });

  it("reads what the browser has kept, whatever that is", () => {
    expect(parseTurnedPage({ number: 1, page: 2 })).toEqual({ number: 1, page: 2 });
    for (const broken of [null, undefined, 7, "x", { number: "1", page: 2 }, []]) {
      expect(parseTurnedPage(broken)).toBeNull();
    }
  });
});
