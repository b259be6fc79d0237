// Others' moves: one after another while one looks, and played back to whoever comes back.

import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { MoveQueue } from "../src/board/queue.svelte";
import { entriesAfter, Recap } from "../src/board/recap.svelte";
import { viewAt } from "../src/lib/replay.svelte";
import type { Session } from "../src/lib/session.svelte";
import type { Told, Update } from "../src/lib/wire";

vi.mock("../src/lib/replay.svelte", () => ({ viewAt: vi.fn() }));

interface Toy {
  at: number;
}

const event = (entry: number, by: number | null = 1): Told => ({ entry, by, message: "moved", args: {}, clause: "" });
const update = (number: number, more: Partial<Update> = {}) =>
  ({ number, seat: 0, own: null, status: "running", lesson: null, view: { at: number }, ...more }) as unknown as Update;

/** A table as a board sees it. */
class Toys {
  update = $state.raw<Update | null>(null);
  events = $state.raw<Told[]>([]);
  replay = $state.raw<object | null>(null);
  endingHidden = $state(false);
  seats = [0];
  shared = false;
  recapPlayed = false;
  answeredEntries: number[] = [];
  table = "t";
  viewer: number | null = $derived(this.update?.seat ?? null);
  playing: boolean = $derived(this.replay === null && this.update?.status === "running");

  hears(now: Update, ...events: Told[]): void {
    this.events = [...this.events, ...events];
    this.update = now;
    flushSync();
  }
}

const stops: (() => void)[] = [];

function rooted<T>(make: () => T): T {
  let made: T | undefined;
  stops.push(
    $effect.root(() => {
      made = make();
    }),
  );
  flushSync();
  if (made === undefined) {
    throw new Error("there is no board");
  }
  return made;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false, addEventListener: vi.fn(), removeEventListener: vi.fn() });
});

afterEach(() => {
  stops.splice(0).forEach((stop) => {
    stop();
  });
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.mocked(viewAt).mockReset();
});

describe("while one looks", () => {
  function queued(longest = 2500) {
    const session = new Toys();
    const mover = { busy: false, onIdle: null as (() => void) | null };
    const missed = vi.fn();
    session.hears(update(4));
    const queue: MoveQueue<Toy> = rooted(
      () =>
        new MoveQueue<Toy>(() => session as unknown as Session, mover, {
          longest: () => longest,
          skip: () => {
            queue.clear();
          },
          onMissed: missed,
        }),
    );
    return { session, mover, queue, missed };
  }

  it("the next move waits until the last one has come to rest", () => {
    const { session, mover, queue } = queued();
    session.hears(update(5));
    expect(queue.view).toBeNull(); // nothing moves: it is shown at once
    mover.busy = true;
    session.hears(update(6));
    session.hears(update(7));

    expect([queue.view, queue.storyLimit]).toEqual([{ at: 5 }, { entry: 6, place: 0 }]);
    mover.onIdle?.();
    expect(queue.view).toEqual({ at: 6 });
    mover.onIdle?.();
    expect([queue.view, queue.storyLimit]).toEqual([null, null]);
  });

  it("a move of which nothing is seen holds up nobody", () => {
    const { session, mover, queue } = queued();
    mover.busy = true;
    [5, 6, 7].forEach((number) => {
      session.hears(update(number));
    });
    mover.busy = false;
    queue.drawn();
    expect(queue.view).toEqual({ at: 5 });
    queue.drawn();
    queue.drawn();

    expect(queue.view).toBeNull();
  });

  it("the rest is cut short after a while", () => {
    const { session, mover, queue } = queued();
    mover.busy = true;
    [5, 6, 7, 8].forEach((number) => {
      session.hears(update(number));
    });
    vi.advanceTimersByTime(2400);
    expect(queue.view).toEqual({ at: 4 });

    vi.advanceTimersByTime(200);

    expect(queue.view).toBeNull();
  });

  it("one's own move is seen at once, and so is everything where nothing moves", () => {
    const { session, mover, queue } = queued();
    mover.busy = true;
    session.hears(update(5));
    session.answeredEntries.push(6);
    session.hears(update(6));
    expect(queue.view).toBeNull();

    const quiet = queued(0);
    quiet.mover.busy = true;
    quiet.session.hears(update(5));
    expect(quiet.queue.view).toBeNull();
  });

  it("what was missed is told of", () => {
    const { session, missed } = queued();

    session.hears(update(8));

    expect(missed.mock.calls).toEqual([[4]]);
  });
});

describe("whoever comes back", () => {
  beforeEach(() => {
    vi.mocked(viewAt).mockImplementation((_table, _viewpoint, query) => Promise.resolve(update(Number(query.at))));
  });

  function returned(pace: number | null, ...more: Partial<Update>[]): { session: Toys; recap: Recap<Toy> } {
    const session = new Toys();
    session.hears(update(6, { own: 3, ...more[0] }), event(3, 0), event(4), event(5), event(5), event(6));
    const recap = rooted(
      () =>
        new Recap<Toy>(
          () => session as unknown as Session,
          () => pace,
          1000,
        ),
    );
    return { session, recap };
  }

  async function shown(recap: Recap<Toy>, time: number): Promise<(number | null)[]> {
    const seen: (number | null)[] = [];
    for (let step = 0; step < 6; step++) {
      await vi.advanceTimersByTimeAsync(0);
      seen.push(recap.view?.at ?? null);
      await vi.advanceTimersByTimeAsync(time);
    }
    return seen;
  }

  it("is shown every move once, from one's own on, with its line of the story", async () => {
    const { recap } = returned(1000);
    await vi.advanceTimersByTimeAsync(0);
    expect([recap.storyLimit, recap.place]).toEqual([{ entry: 4, place: 0 }, 0]);

    expect(await shown(recap, 1000)).toEqual([3, 4, 5, 6, null, null]);
    expect(recap.storyLimit).toBeNull();
  });

  it("can go on at once, and see it again", async () => {
    const { recap } = returned(1000);
    await vi.advanceTimersByTimeAsync(1000);
    expect([recap.view, recap.shownEvents.length]).toEqual([{ at: 4 }, 1]);

    recap.stop();
    expect(recap.running).toBe(false);
    recap.replay();

    expect(await shown(recap, 1000)).toEqual([3, 4, 5, 6, null, null]);
  });

  it("is shown nothing where that is not wanted, or where nobody else has moved", async () => {
    for (const { recap } of [returned(null), returned(1000, { own: 6 }), returned(1000, { seat: null })]) {
      await vi.advanceTimersByTimeAsync(0);
      expect(recap.running).toBe(false);
    }
    const { recap } = returned(null);
    recap.replay();
    expect(await shown(recap, 1000)).toEqual([3, 4, 5, 6, null, null]);
  });

  it("sees what happens meanwhile, too, and stops where one moves oneself", async () => {
    const { session, recap } = returned(1000);
    await vi.advanceTimersByTimeAsync(0);
    session.hears(update(7, { own: 3 }), event(7));
    expect(recap.entries).toEqual([4, 5, 6, 7]);

    session.answeredEntries.push(8);
    session.hears(update(8, { own: 8 }), event(8, 0));

    expect(recap.running).toBe(false);
  });
});

it("counts entries once", () => {
  expect(entriesAfter([event(2), event(3), event(3), event(5)], 2)).toEqual([3, 5]);
});
