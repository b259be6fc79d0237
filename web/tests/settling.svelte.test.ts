import { flushSync } from "svelte";
import { expect, it } from "vitest";

import { Settling } from "../src/board/settling.svelte";
import type { Stage } from "../src/board/steps";
import type { Session } from "../src/lib/session.svelte";
import type { Voice } from "../src/lib/voice";
import type { Told, Update } from "../src/lib/wire";

interface View {
  round: number;
}

const event = (entry: number, message: string): Told => ({ entry, by: null, message, args: {}, clause: "" });

const STAGE: Stage<View> = {
  found: (events) => events.filter((one) => one.message === "paid"),
  stepsOf: (events) =>
    events.map((one) => ({
      events: [one],
      text: one.message,
      clause: "",
      keys: [],
      seat: null,
      points: 0,
      flies: "",
      from: "",
    })),
  ready: (view) => view,
  staged: (view) => view,
  isLeaving: () => false,
};

class Game {
  update = $state.raw<Update | null>(null);
  events = $state.raw<Told[]>([]);
  replay = $state.raw<object | null>(null);

  tell(number: number, events: Told[]): void {
    this.update = { number, view: { round: number } } as unknown as Update;
    this.events = [...this.events, ...events];
    flushSync();
  }
}

function settle(play: (game: Game, settling: Settling<View>) => void): void {
  const game = new Game();
  const end = $effect.root(() => {
    const settling = new Settling(
      () => game as unknown as Session,
      () => null as unknown as Voice,
      STAGE,
    );
    game.tell(0, [event(0, "began")]);
    play(game, settling);
  });
  end();
}

const ROUND = [event(1, "paid"), event(1, "paid"), event(1, "paid")];

it("knows what is on the screen and how much of it was shown", () => {
  settle((game, settling) => {
    game.tell(1, [event(1, "moved"), ...ROUND]);
    expect(settling.open).toEqual(ROUND);
    expect(settling.shown).toHaveLength(1);

    settling.at = 2;
    settling.at = 1;
    expect(settling.shown).toHaveLength(2);
    settling.stop();
    expect(settling.open).toEqual([]);
    expect(settling.shown).toHaveLength(2);

    game.tell(2, [event(2, "paid")]);
    expect(settling.open).toHaveLength(1);
    expect(settling.shown).toHaveLength(1);
  });
});

it("shows nothing to somebody who looks back", () => {
  settle((game, settling) => {
    game.replay = {};
    game.tell(1, ROUND);

    expect(settling.there).toBe(true);
    expect(settling.open).toEqual([]);
    expect(settling.shown).toEqual([]);
  });
});
