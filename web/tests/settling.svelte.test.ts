import { flushSync } from "svelte";
import { beforeEach, expect, it, vi } from "vitest";

import { Settling } from "../src/board/settling.svelte";
import type { Stage } from "../src/board/steps";
import { call } from "../src/lib/api";
import { viewAt } from "../src/lib/replay.svelte";
import type { Playback, Session } from "../src/lib/session.svelte";
import { ViewAfterOwnMove } from "../src/lib/viewAfterOwnMove.svelte";
import { bundleOf, Voice } from "../src/lib/voice";
import type { SettledInfo, Steps, Told, Update } from "../src/lib/wire";

vi.mock("../src/lib/api", () => ({ call: vi.fn() }));
vi.mock("../src/lib/replay.svelte", () => ({ viewAt: vi.fn() }));

interface Toy {
  round: number;
  scores: number[];
}

const STAGE: Stage<Toy> = {
  keysOf: () => [],
  fromOf: () => "",
  gained: () => "",
  isLeaving: () => false,
  isTogether: () => false,
};
const VOICE = new Voice(bundleOf("en", ["scored = S"]), {});

const event = (entry: number, message: string): Told => ({ entry, by: 0, message, args: {}, clause: "" });
const toy = (round: number, points: number): Toy => ({ round, scores: [points] });
const update = (number: number, round: number, more: Partial<Update> = {}) =>
  ({ table: "t", number, seat: 0, settled: null, own: null, view: toy(round, number), ...more }) as unknown as Update;
const steps = (entry: number, seat: number | null = 0) =>
  ({
    table: "t",
    entry,
    seat,
    first: 1,
    before: toy(1, 4),
    steps: [7, 9].map((points) => ({ event: event(entry, "scored"), view: toy(1, points) })),
  }) as unknown as Steps;
const settled = (entry: number): SettledInfo => ({ entry, first: 1 });
const TOLD = [event(5, "moved"), event(5, "scored"), event(5, "scored"), event(5, "won")];

/** A table as a board sees it. */
class Toys {
  update = $state.raw<Update | null>(null);
  events = $state.raw<Told[]>([]);
  replay = $state.raw<object | null>(null);
  playback = $state.raw<Playback | null>(null);

  setPlayback(_: string, playback: Playback | null): void {
    this.playback = playback;
  }

  endingHidden = $state(false);
  table = "t";
  viewer: number | null = $derived(this.update?.seat ?? null);
  playing: boolean = $derived(this.replay === null);

  hears(now: Update, ...events: Told[]): void {
    this.events = [...this.events, ...events];
    this.update = now;
    flushSync();
  }
}

function rooted<T>(make: () => T): T {
  let made: T | undefined;
  $effect.root(() => {
    made = make();
  });
  flushSync();
  if (made === undefined) {
    throw new Error("there is no board");
  }
  return made;
}

function board(session: Toys): Settling<Toy> {
  return rooted(
    () =>
      new Settling<Toy>(
        () => session as unknown as Session,
        () => VOICE,
        STAGE,
      ),
  );
}

/** A round has just ended before one's eyes. */
async function ending(session: Toys): Promise<Settling<Toy>> {
  session.hears(update(4, 1), event(4, "moved"));
  const settling = board(session);
  vi.mocked(call).mockResolvedValue(steps(5));
  session.hears(update(5, 2, { settled: settled(5) }), ...TOLD);
  await vi.waitFor(() => {
    expect(settling.step).not.toBeNull();
  });
  flushSync();
  return settling;
}

beforeEach(() => {
  vi.mocked(call).mockReset();
  vi.mocked(viewAt).mockReset();
});

it("begins by itself when a round ends, and shows the views of the server one after the other", async () => {
  const session = new Toys();
  const settling = await ending(session);

  expect([settling.view, settling.round]).toEqual([toy(1, 7), 1]);
  settling.at = 2;
  expect(settling.view).toEqual(toy(1, 9));
  settling.stop();
  expect([settling.view, settling.available]).toEqual([null, true]);
});

it("keeps the board as it was until the steps have come", () => {
  const session = new Toys();
  session.hears(update(4, 1));
  const settling = board(session);
  vi.mocked(call).mockReturnValue(new Promise(() => undefined));

  session.hears(update(5, 2, { settled: settled(5) }), ...TOLD);

  expect([settling.view, settling.step, settling.round]).toEqual([toy(1, 4), null, 1]);
  expect(session.playback?.storyLimit).toEqual({ entry: 5, place: 1 });
  settling.stop();
  expect(settling.view).toBeNull();
});

it("lets the story be told as far as it was shown, and all of it in the end", async () => {
  const session = new Toys();
  const settling = await ending(session);
  const storyLimit = () => {
    flushSync();
    return session.playback?.storyLimit;
  };

  expect(storyLimit()).toEqual({ entry: 5, place: 2 });
  settling.at = 2;
  expect(storyLimit()).toEqual({ entry: 5, place: 3 });
  settling.at = 1;
  expect(storyLimit()).toEqual({ entry: 5, place: 3 });
  session.playback?.stop();
  flushSync();
  expect(session.playback).toBeNull();

  await settling.replay(); // everybody has read on long since
  expect(settling.view).toEqual(toy(1, 7));
  expect(storyLimit()).toBeNull();
});

it("is offered to whoever comes later, and says why it cannot be shown", async () => {
  const session = new Toys();
  session.hears(update(9, 2, { settled: settled(5) }), ...TOLD, event(9, "moved"));
  const settling = board(session);
  expect([settling.view, settling.available]).toEqual([null, true]);
  vi.mocked(call).mockRejectedValueOnce(new Error("away"));
  await settling.replay();
  expect([settling.view, settling.refusal instanceof Error]).toEqual([null, true]);
  vi.mocked(call).mockResolvedValue(steps(5));

  await settling.replay();

  expect(settling.view).toEqual(toy(1, 7));
  expect(settling.refusal).toBeNull();
  session.replay = {};
  flushSync();
  expect([settling.view, settling.available]).toEqual([null, false]);
});

it("is another one from another seat, and for whoever watches", async () => {
  const session = new Toys();
  session.hears(update(9, 2, { settled: settled(5) }));
  const settling = board(session);
  for (const seat of [0, 1, null]) {
    session.hears(update(9, 2, { settled: settled(5), seat }));
    expect([settling.view, settling.available]).toEqual([null, true]);
    vi.mocked(call).mockResolvedValue(steps(5, seat));
    await settling.replay();
    expect(settling.view).not.toBeNull();
  }

  expect(vi.mocked(call).mock.calls.map(([, given]) => given.query)).toEqual([{ seat: 0 }, { seat: 1 }, {}]);
});

it("is gone when its round was taken back", async () => {
  const session = new Toys();
  const settling = await ending(session);

  session.hears(update(6, 1), event(6, "told-undo"));

  expect([settling.view, settling.available]).toEqual([null, false]);
  expect(session.playback).toBeNull();
});

/** A round that has ended, and the answer with its steps, which has not come yet. */
function asked(session: Toys): { settling: Settling<Toy>; answer: (found: Steps) => Promise<void> } {
  session.hears(update(4, 1), event(4, "moved"));
  const settling = board(session);
  let give: (found: Steps) => void = () => undefined;
  const promise = new Promise<Steps>((resolve) => (give = resolve));
  vi.mocked(call).mockReturnValue(promise);
  session.hears(update(5, 2, { settled: settled(5) }), ...TOLD);
  return {
    settling,
    answer: async (found) => {
      give(found);
      await promise;
      await Promise.resolve();
      flushSync();
    },
  };
}

it("does not begin once somebody has left it, though its steps were being fetched", async () => {
  const { settling, answer } = asked(new Toys());

  settling.stop();
  await answer(steps(5));

  expect([settling.view, settling.step, settling.available]).toEqual([null, null, true]);
});

it("shows nothing of an earlier one while its steps are being fetched", async () => {
  const session = new Toys();
  const settling = await ending(session);
  settling.stop();
  vi.mocked(call).mockReturnValue(new Promise(() => undefined));

  session.hears(update(9, 3, { settled: settled(9) }), event(9, "scored"));

  expect([settling.step, settling.steps]).toEqual([null, []]);
  expect(settling.view).toEqual(toy(2, 5));
});

it("makes way for the game when its round was taken back while its steps were being fetched", async () => {
  const session = new Toys();
  const { settling, answer } = asked(session);

  session.hears(update(6, 1), event(6, "told-undo"));
  await answer(steps(5));

  expect([settling.view, settling.available]).toEqual([null, false]);
  expect(session.playback).toBeNull();
});

it("makes way for the game when somebody looks from another seat while its steps are being fetched", async () => {
  const session = new Toys();
  const { settling, answer } = asked(session);

  session.hears(update(5, 2, { settled: settled(5), seat: 1 }));
  await answer(steps(5));

  expect([settling.view, settling.available]).toEqual([null, true]);
});

it("knows what is on the screen and how much of it was shown", async () => {
  const session = new Toys();
  const settling = await ending(session);
  const [, first, second] = TOLD;
  expect(settling.openEvents).toEqual([first, second]);
  expect(settling.shownEvents).toEqual([first]);

  settling.stop();
  expect(settling.openEvents).toEqual([]);
  expect(settling.shownEvents).toEqual([first]);
});

it("knows the view after one's own last move, also for whoever comes later and after a taking back", async () => {
  const session = new Toys();
  session.hears(update(3, 1, { own: 3 }));
  const since = rooted(() => new ViewAfterOwnMove<Toy>(() => session as unknown as Session));
  expect(since.view).toEqual(toy(1, 3));

  session.hears(update(4, 1, { own: 3 }));
  expect([since.view, vi.mocked(viewAt).mock.calls.length]).toEqual([toy(1, 3), 0]);

  vi.mocked(viewAt).mockResolvedValue(update(1, 1));
  session.hears(update(5, 1, { own: 1 })); // what was entry 3 is taken back
  expect(since.view).toBeNull();
  await vi.waitFor(() => {
    expect(since.view).toEqual(toy(1, 1));
  });
  expect(viewAt).toHaveBeenCalledWith("t", 0, { at: 1, outline: false });

  session.hears(update(6, 1, { own: null }));
  expect(since.view).toBeNull();
});
