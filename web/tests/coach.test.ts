import { beforeEach, expect, it, vi } from "vitest";

import type { Session } from "../src/lib/session.svelte";

beforeEach(() => {
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("location", { hash: "" });
});

it("begins a lesson anew from where the game stands by then", async () => {
  const { Coach } = await import("../src/lib/coach.svelte");
  const acts: [string, object][] = [];
  const session = {
    table: "t",
    viewer: 0,
    update: { number: 7, status: "running" },
    act: (act: string, given: object) => {
      acts.push([act, given]);
      session.update = { ...session.update, number: 8 }; // meanwhile a bot has moved
      return Promise.resolve({});
    },
  };

  await new Coach(session as unknown as Session).restartPart();

  expect(acts).toEqual([
    ["lesson", { follow: true }],
    ["undo", { number: 8, to: 1, seat: 0, ask: false }],
  ]);
});
