import { flushSync } from "svelte";
import { beforeEach, expect, it, vi } from "vitest";

import { Settling } from "../src/board/settling.svelte";
import type { Stage } from "../src/board/steps";
import { viewAt } from "../src/lib/replay.svelte";
import type { Session } from "../src/lib/session.svelte";
import type { Voice } from "../src/lib/voice";
import type { Told, Update } from "../src/lib/wire";

vi.mock("../src/lib/replay.svelte", () => ({ viewAt: vi.fn() }));

interface Toy {
  round: number;
  points: number;
}

const STAGE: Stage<Toy> = {
  found: (events) => events.filter((event) => event.message === "scored").slice(-1),
  stepsOf: (events) =>
    events.map((event) => ({
      events: [event],
      text: "",
      clause: "",
      keys: [],
      seat: 0,
      points: 3,
      flies: "",
      from: "",
    })),
  ready: (view, events) => ({ ...view, points: view.points + events.length }),
  staged: (view, steps) => ({ ...view, points: view.points + steps.reduce((sum, step) => sum + step.points, 0) }),
  isLeaving: () => false,
};

const event = (entry: number, message: string): Told => ({ entry, by: 0, message, args: {}, clause: "" });
const update = (number: number, round: number, seat = 0) =>
  ({ number, seat, view: { round, points: number } }) as unknown as Update;

/** A table as a board sees it. */
class Toys {
  update = $state.raw<Update | null>(null);
  events = $state.raw<Told[]>([]);
  replay = $state.raw<object | null>(null);
  hidden = $state(false);
  table = "t";
  viewer: number | null = $derived(this.update?.seat ?? null);

  hears(now: Update, ...events: Told[]): void {
    this.events = [...this.events, ...events];
    this.update = now;
    flushSync();
  }
}

function board(session: Toys): Settling<Toy> {
  let made: Settling<Toy> | undefined;
  $effect.root(() => {
    made = new Settling(
      () => session as unknown as Session,
      () => ({}) as Voice,
      STAGE,
    );
  });
  flushSync();
  if (made === undefined) {
    throw new Error("there is no board");
  }
  return made;
}

beforeEach(() => {
  vi.mocked(viewAt).mockReset();
});

it("begins by itself when a round ends, from the board that was seen", async () => {
  const session = new Toys();
  session.hears(update(4, 1), event(4, "moved"));
  const settling = board(session);
  expect(settling.there).toBe(false);

  session.hears(update(5, 2), event(5, "moved"), event(5, "scored"));

  await vi.waitFor(() => {
    expect(settling.view).toEqual({ round: 1, points: 4 + 1 + 3 });
  });
  expect(settling.round).toBe(1);
  expect(viewAt).not.toHaveBeenCalled();
  settling.stop();
  expect([settling.view, settling.there]).toEqual([null, true]);
});

it("begins with the board before it also for whoever was away", async () => {
  const session = new Toys();
  session.hears(update(2, 1));
  const settling = board(session);
  vi.mocked(viewAt).mockResolvedValue(update(4, 1));

  session.hears(update(9, 2), event(3, "moved"), event(5, "moved"), event(5, "scored"), event(9, "moved"));
  await vi.waitFor(() => {
    expect(settling.view).toEqual({ round: 1, points: 4 + 1 + 3 });
  });

  expect(viewAt).toHaveBeenCalledWith("t", 0, { at: 4, outline: false });
});

it("is offered to whoever comes later, and says why it cannot be shown", async () => {
  const session = new Toys();
  session.hears(update(9, 2), event(5, "scored"), event(9, "moved"));
  const settling = board(session);
  expect([settling.view, settling.there]).toEqual([null, true]);
  vi.mocked(viewAt).mockRejectedValueOnce(new Error("away"));
  await settling.again();
  expect([settling.view, settling.refusal instanceof Error]).toEqual([null, true]);
  vi.mocked(viewAt).mockResolvedValue(update(4, 1));

  await settling.again();

  expect(settling.view).toEqual({ round: 1, points: 4 + 3 });
  expect(settling.refusal).toBeNull();
  session.replay = {};
  flushSync();
  expect([settling.view, settling.there]).toEqual([null, false]);
});

it("is another one from another seat", async () => {
  const session = new Toys();
  session.hears(update(9, 2), event(5, "scored"));
  const settling = board(session);
  vi.mocked(viewAt).mockResolvedValue(update(4, 1));
  await settling.again();

  session.hears(update(9, 2, 1));
  expect([settling.view, settling.there]).toEqual([null, true]);
  vi.mocked(viewAt).mockResolvedValue(update(4, 1, 1));
  await settling.again();

  expect(settling.view).not.toBeNull();
  expect(vi.mocked(viewAt).mock.calls.map(([, seat]) => seat)).toEqual([0, 1]);
});

it("knows what is on the screen and how much of it was shown", () => {
  const session = new Toys();
  session.hears(update(4, 1));
  const settling = board(session);
  const paid = event(5, "scored");
  session.hears(update(5, 2), paid);
  expect(settling.open).toEqual([paid]);
  expect(settling.shown).toEqual([paid]);

  settling.stop();
  expect(settling.open).toEqual([]);
  expect(settling.shown).toEqual([paid]);

  session.replay = {};
  session.hears(update(6, 3), event(6, "scored"));
  expect([settling.open, settling.shown]).toEqual([[], []]);
});
