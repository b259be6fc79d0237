import { beforeEach, expect, it, vi } from "vitest";

import { Desk, type DeskSource } from "../src/board/desk.svelte";
import { answerOf } from "../src/lib/picks";
import { preferences } from "../src/lib/preferences.svelte";
import type { GameInfo } from "../src/lib/wire";

vi.mock("../src/lib/coach.svelte", () => ({ getCoach: () => undefined }));
vi.mock("../src/lib/lights.svelte", () => ({ getLights: () => undefined }));

const VERBS = [
  { name: "travel", spelled: "travel", args: ["frame"], step: false },
  { name: "pay", spelled: "pay", args: ["card"], step: true },
];
const GAME = { verbs: VERBS } as unknown as GameInfo;
const [ONE, OTHER] = [answerOf(GAME, "travel:1"), answerOf(GAME, "travel:2")];

/** A desk at which the server says of every answer whether it could not be taken back. */
function deskWhere(final: boolean, best?: string) {
  const sent: string[] = [];
  const ask = { seat: 0, prompt: "", args: {}, options: ["travel:1", "pay:wheel"], refused: [], default: best };
  const at = {
    game: GAME,
    aim: ({ pick }: { pick: string }) => pick,
    session: { mine: true, replay: null, update: { number: 3, words: [], view: { ask } }, sending: null },
    moves: { isFinal: () => Promise.resolve(final), pick: (pick: string) => Promise.resolve(sent.push(pick)) },
  };
  return { desk: new Desk(at as unknown as DeskSource), sent };
}

beforeEach(() => {
  preferences.confirm = true;
});

it("does at once what is dropped, whether it could be taken back or not", () => {
  for (const final of [false, true]) {
    const { desk, sent } = deskWhere(final);
    desk.drop("frame:1", [ONE]);
    expect(sent).toEqual(["travel:1"]);
  }
});

it("shows at the first touch what would happen, and does it at the second", () => {
  const { desk, sent } = deskWhere(true);

  desk.touch("travel:1");
  expect([desk.chosen, sent]).toEqual(["travel:1", []]);
  desk.touch("travel:1");
  expect([desk.chosen, sent]).toEqual([null, ["travel:1"]]);
});

it("goes by the same rule where an answer is a button", () => {
  const { desk, sent } = deskWhere(false);

  desk.press(ONE);
  desk.press(OTHER);
  expect([desk.pending, sent]).toEqual([OTHER, []]);
  desk.press(OTHER);
  expect(sent).toEqual(["travel:2"]);
});

it("plays with one click for those who like that", async () => {
  preferences.confirm = false;
  const { desk, sent } = deskWhere(true);

  desk.touch("travel:1");
  await vi.waitFor(() => {
    expect(sent).toEqual(["travel:1"]);
  });
});

it("asks what was meant where a drop could mean several things", () => {
  const { desk, sent } = deskWhere(false);

  desk.drop("frame:1", [ONE, OTHER]);
  expect([desk.chosen, desk.pending, sent]).toEqual(["frame:1", null, []]);
  desk.drop("frame:2", []);
  expect(desk.chosen).toBe("frame:1");
});

it("takes a step of a payment at a touch if it can be taken back, and asks for a yes to everything else", async () => {
  const { desk, sent } = deskWhere(false);

  desk.touch("travel:1");
  expect([desk.chosen, sent]).toEqual(["travel:1", []]);
  desk.touch("pay:wheel");
  await vi.waitFor(() => {
    expect(sent).toEqual(["pay:wheel"]);
  });
});

it("knows the best answer, where it lies, and gives it if it could be taken back", async () => {
  const { desk, sent } = deskWhere(false, "travel:1");

  expect([desk.best?.pick, desk.isBest("travel:1"), desk.isBest("pay:wheel")]).toEqual(["travel:1", true, false]);
  desk.takeBest();
  await vi.waitFor(() => {
    expect(sent).toEqual(["travel:1"]);
  });
});

it("asks for a yes to the best answer that could not be taken back, and gives none where there is none", async () => {
  const { desk, sent } = deskWhere(true, "travel:1");
  const { desk: other, sent: nothing } = deskWhere(false);

  desk.takeBest();
  other.takeBest();
  await vi.waitFor(() => {
    expect(desk.pending?.pick).toBe("travel:1");
  });

  expect([sent, nothing, other.best, other.isBest("travel:1")]).toEqual([[], [], null, false]);
});

it("asks for a yes to a step of a payment that the server says cannot be taken back", async () => {
  const { desk, sent } = deskWhere(true);

  desk.touch("pay:wheel");
  await vi.waitFor(() => {
    expect(desk.pending?.pick).toBe("pay:wheel");
  });

  expect(sent).toEqual([]);
});
