import { beforeEach, expect, it, vi } from "vitest";

import { Desk, type AtDesk } from "../src/board/desk.svelte";
import { answerOf } from "../src/lib/picks";
import { taste } from "../src/lib/taste.svelte";
import type { GameInfo } from "../src/lib/wire";

vi.mock("../src/lib/coach.svelte", () => ({ coachHere: () => undefined }));

const GAME = { verbs: [{ name: "travel", spelled: "travel", args: ["frame"] }] } as unknown as GameInfo;
const [ONE, OTHER] = [answerOf(GAME, "travel:1"), answerOf(GAME, "travel:2")];

/** A desk at which the server says of every answer whether it could not be taken back. */
function deskWhere(final: boolean) {
  const sent: string[] = [];
  const at = {
    session: { update: { number: 3, words: [] }, sending: null },
    moves: { isFinal: () => Promise.resolve(final), pick: (pick: string) => Promise.resolve(sent.push(pick)) },
    atOnce: [],
  };
  return { desk: new Desk(at as unknown as AtDesk), sent };
}

beforeEach(() => {
  taste.confirm = true;
});

it("asks for a yes before something that was dropped is done for good", async () => {
  const { desk, sent } = deskWhere(true);

  desk.drop("frame:1", [ONE]);
  await vi.waitFor(() => {
    expect(desk.pending).toBe(ONE);
  });

  expect(sent).toEqual([]);
});

it("does at once what can be taken back, and everything for those who want no question", async () => {
  for (const [final, confirm] of [
    [false, true],
    [true, false],
  ] as const) {
    const { desk, sent } = deskWhere(final);
    taste.confirm = confirm;
    desk.drop("frame:1", [ONE]);
    await vi.waitFor(() => {
      expect(sent).toEqual(["travel:1"]);
    });
  }
});

it("asks what was meant where a drop could mean several things", () => {
  const { desk, sent } = deskWhere(false);

  desk.drop("frame:1", [ONE, OTHER]);
  expect([desk.chosen, desk.pending, sent]).toEqual(["frame:1", null, []]);
  desk.drop("frame:2", []);
  expect(desk.chosen).toBe("frame:1");
});
