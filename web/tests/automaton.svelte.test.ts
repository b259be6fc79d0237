import { flushSync } from "svelte";
import { beforeEach, expect, it, vi } from "vitest";

import { AutomatonPlay } from "../src/boards/legacies/automaton.svelte";
import { call } from "../src/lib/api";
import type { Playback, Session } from "../src/lib/session.svelte";
import { bundleOf, Voice } from "../src/lib/voice";
import type { Steps, Told, Update } from "../src/lib/wire";

vi.mock("../src/lib/api", () => ({ call: vi.fn(), Refusal: Error }));

const VOICE = new Voice(bundleOf("en", ["plays = P\nmoved = M"]), {});

const event = (message: string): Told => ({ entry: 5, by: 0, message, args: {}, clause: "" });
const update = (number: number) =>
  ({
    table: "t",
    number,
    seat: 0,
    settled: null,
    automata: number < 5 ? null : { entry: 5, first: 1 },
    view: { scores: [number] },
  }) as unknown as Update;
const TOLD = [event("moved"), event("plays"), event("moved"), event("moved")];
const STEPS = {
  table: "t",
  entry: 5,
  seat: 0,
  first: 0,
  before: { scores: [4] },
  steps: TOLD.map((one) => ({ event: one, view: { scores: [5] } })),
  automata: { first: 1, after: 4 },
} as unknown as Steps;

/** A table as a board sees it. */
class Toys {
  update = $state.raw<Update | null>(update(4));
  events = $state.raw<Told[]>([]);
  replay = null;
  playback = $state.raw<Playback | null>(null);
  endingHidden = false;
  table = "t";
  viewer = 0;

  setPlayback(_: string, playback: Playback | null): void {
    this.playback = playback;
  }
}

function playing(session: Toys): AutomatonPlay {
  let made: AutomatonPlay | undefined;
  $effect.root(() => {
    made = new AutomatonPlay(
      () => session as unknown as Session,
      () => VOICE,
      () => false,
    );
  });
  flushSync();
  session.events = TOLD;
  session.update = update(5);
  flushSync();
  if (made === undefined) {
    throw new Error("there is no board");
  }
  return made;
}

beforeEach(() => {
  vi.mocked(call).mockReset();
});

it("keeps the story until the turns of automata are shown, and tells it step by step", async () => {
  vi.mocked(call).mockResolvedValue(STEPS);
  const session = new Toys();
  const play = playing(session);
  const storyLimit = () => {
    flushSync();
    return session.playback?.storyLimit;
  };

  expect(storyLimit()).toEqual({ entry: 5, place: 1 });
  await vi.waitFor(() => {
    expect(play.step).not.toBeNull();
  });
  expect(storyLimit()).toEqual({ entry: 5, place: 2 });
  play.at = 3;
  expect(storyLimit()).toEqual({ entry: 5, place: 4 });
  play.at = 1;
  expect(storyLimit()).toEqual({ entry: 5, place: 4 });
  play.stop();
  expect(storyLimit()).toBeUndefined();
});

it("shows the steps that the server names, and nothing before or after them", async () => {
  vi.mocked(call).mockResolvedValue({ ...STEPS, automata: { first: 1, after: 3 } });
  const play = playing(new Toys());
  await vi.waitFor(() => {
    expect(play.step).not.toBeNull();
  });
  expect(play.steps.map((step) => step.text)).toEqual(["P", "M"]);
});

it("tells everything at once to whoever has seen it, wants none of it, or cannot", async () => {
  vi.mocked(call).mockRejectedValueOnce(new Error());
  const session = new Toys();
  const play = playing(session);
  await vi.waitFor(() => {
    expect(play.playing).toBe(false);
  });
  flushSync();
  expect(session.playback).toBeNull();

  vi.mocked(call).mockResolvedValue(STEPS);
  await play.replay();
  flushSync();
  expect([play.playing, session.playback?.storyLimit]).toEqual([true, null]);
  play.choose("skip");
  flushSync();
  expect(session.playback).toBeNull();
});
