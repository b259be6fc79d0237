import { beforeEach, expect, it, vi } from "vitest";

import { call } from "../src/lib/api";
import { Moves } from "../src/lib/moves.svelte";
import type { Session } from "../src/lib/session.svelte";
import type { Voice } from "../src/lib/voice";

vi.mock("../src/lib/api", () => ({ call: vi.fn(), Refusal: Error }));

const VOICE = { say: (message: string) => message, pick: (pick: string) => pick } as unknown as Voice;
const EVENTS = ["chose", "paid-fire", "paid-folds", "told-undo"].map((message, place) => {
  return { entry: place + 1, by: place < 3 ? 0 : null, message, args: {}, clause: "" };
});

function at(undo: number | null, number = 4) {
  const update = { number, undo, undo_pick: undo === null ? null : `pick:${undo}` };
  return { table: "t", viewer: 0, playing: true, botPlays: false, events: EVENTS, update };
}

function movesAt(session: object): Moves {
  return new Moves(session as Session);
}

beforeEach(() => {
  vi.mocked(call).mockReset();
});

it("name what the server would take back, and not what was taken back already", () => {
  const moves = movesAt(at(2));

  expect(moves.canUndo).toBe(true);
  expect(moves.undoLabel(VOICE)).toContain("paid-fire");
  expect(movesAt(at(null)).canUndo).toBe(false);
  expect(movesAt({ ...at(2), botPlays: true }).canUndo).toBe(false);
});

it("name the answer where nothing has come of it yet", () => {
  expect(movesAt(at(5, 5)).undoLabel(VOICE)).toContain("pick:5");
});

it("ask the server which answers are free to take back", async () => {
  vi.mocked(call).mockResolvedValue({ number: 4, free: [2, 1] });
  const moves = movesAt(at(2));

  await moves.findFreeUndos();
  expect(moves.freeUndos).toEqual([2, 1]);
});

it("forget what is free once the game has moved on, or nobody knows", async () => {
  vi.mocked(call).mockResolvedValueOnce({ number: 3, free: [2, 1] });
  vi.mocked(call).mockRejectedValueOnce(new Error());
  const moves = movesAt(at(2));

  moves.freeUndos = [2];
  await moves.findFreeUndos();
  expect(moves.freeUndos).toEqual([]);
  await moves.findFreeUndos();
  expect(moves.freeUndos).toEqual([]);
  await movesAt(at(null)).findFreeUndos();
  expect(call).toHaveBeenCalledTimes(2);
});
