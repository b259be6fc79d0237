import { describe, expect, it } from "vitest";

import {
  appended,
  Announcements,
  ChatAnnouncements,
  type Announcement,
  type AnnouncerState,
} from "../src/lib/announcements";
import { bundleOf, Voice } from "../src/lib/voice";
import type { ChatSent, Told } from "../src/lib/wire";

const WORDS = ["began", "moved", "ends", "paid", "left", "next"];
const VOICE = new Voice(bundleOf("en", [WORDS.map((word) => `${word} = It ${word}.`).join("\n")]), {});
const NONE: AnnouncerState["settling"] = { openEvents: [], shownEvents: [] };

const event = (entry: number, message: string): Told => ({ entry, by: null, message, args: {}, clause: "" });
const ask = (number: number, text = "What now?") => ({ number, text });

function scene(events: Told[], more: Partial<AnnouncerState> = {}): AnnouncerState {
  return { events, voice: VOICE, question: null, past: false, settling: NONE, ...more };
}

describe("lines that are read out", () => {
  it("never have the same key, whatever happens at the same entry", () => {
    let lines: Announcement[] = [];
    for (const text of ["What now?", "E adesso?", "What now?"]) {
      lines = appended(lines, [text, text]);
    }

    expect(lines.map((line) => line.key)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("go when they are old, but none before it was read", () => {
    const lines = appended(appended([], ["old"]), Array<string>(30).fill("new"));

    expect(lines.map((line) => line.text)).toEqual(Array<string>(30).fill("new"));
    expect(appended(lines, ["newest"])).toHaveLength(24);
  });
});

describe("the announcements", () => {
  it("says what is new and what is asked, each once", () => {
    const announcements = new Announcements();
    const first = [event(0, "began")];
    const second = [...first, event(1, "moved")];

    expect(announcements.next(scene(first, { question: ask(0) }))).toEqual([]);
    expect(announcements.next(scene(first, { question: ask(0) }))).toEqual([]);
    expect(announcements.next(scene(second, { question: ask(1) }))).toEqual(["It moved.", "What now?"]);
    expect(announcements.next(scene(second, { question: ask(1) }))).toEqual([]);
    expect(announcements.next(scene(second, { question: ask(1, "E adesso?") }))).toEqual(["E adesso?"]);
  });

  it("keeps silent about questions of the past, and tells after it what has happened meanwhile", () => {
    const announcements = new Announcements();
    const [first, later] = [[event(0, "began")], [event(0, "began"), event(1, "moved")]];
    announcements.next(scene(first, { question: ask(0) }));

    expect(announcements.next(scene(first, { question: ask(0, "What then?"), past: true }))).toEqual([]);
    expect(announcements.next(scene(first, { question: ask(0) }))).toEqual([]);
    expect(announcements.next(scene(later, { question: ask(1, "What then?"), past: true }))).toEqual([]);
    expect(announcements.next(scene(later, { question: ask(1) }))).toEqual(["It moved.", "What now?"]);
  });

  describe("at the end of a round", () => {
    const first = [event(0, "began")];
    const open = [event(1, "ends"), event(1, "paid"), event(1, "left")];
    const events = [...first, event(1, "moved"), ...open, event(1, "next")];

    function settled(...shown: number[]): string[] {
      const announcements = new Announcements();
      announcements.next(scene(first));
      const question = ask(1);
      expect(
        announcements.next(scene(events, { question, settling: { openEvents: open, shownEvents: open.slice(0, 1) } })),
      ).toEqual(["It moved."]);
      for (const count of shown) {
        expect(
          announcements.next(
            scene(events, { question, settling: { openEvents: open, shownEvents: open.slice(0, count) } }),
          ),
        ).toEqual([]);
      }
      return announcements.next(
        scene(events, { question, settling: { openEvents: [], shownEvents: open.slice(0, shown.at(-1) ?? 1) } }),
      );
    }

    it("leaves the settlement to the settlement", () => {
      expect(settled(2, 3)).toEqual(["It next.", "What now?"]);
    });

    it("says what was skipped of it", () => {
      expect(settled()).toEqual(["It paid.", "It left.", "It next.", "What now?"]);
    });

    it("says all of a settlement that is not shown", () => {
      const announcements = new Announcements();
      announcements.next(scene(first));

      expect(announcements.next(scene(events))).toHaveLength(5);
    });

    it("says what happens while a settlement is shown once more", () => {
      const announcements = new Announcements();
      announcements.next(scene(events));
      const settling = { openEvents: open, shownEvents: open };

      expect(announcements.next(scene([...events, event(2, "moved")], { settling }))).toEqual(["It moved."]);
    });

    it("says what is left of a settlement when the next one begins", () => {
      const announcements = new Announcements();
      announcements.next(scene(first));
      announcements.next(scene(events, { settling: { openEvents: open, shownEvents: open.slice(0, 1) } }));
      const next = [event(2, "ends")];

      expect(
        announcements.next(scene([...events, ...next], { settling: { openEvents: next, shownEvents: next } })),
      ).toEqual(["It paid.", "It left.", "It next."]);
    });
  });
});

it("hears in the chat what is said after one came", () => {
  const line = (n: number) => ({ type: "chat", n, text: `${n}` }) as ChatSent;
  const listener = new ChatAnnouncements();

  expect(listener.news([], false)).toEqual([]);
  expect(listener.news([line(1), line(2)], false)).toEqual([]);
  expect(listener.news([line(1), line(2)], true)).toEqual([]);
  expect(listener.news([line(1), line(2), line(4)], true)).toEqual([line(4)]);
  expect(listener.news([line(1), line(2), line(4)], true)).toEqual([]);
});
