// The turns of automata, played again step by step: each with its reason and the table as it stood then. It begins by
// itself when automata have acted, can be stopped, stepped through and repeated. The first time the story waits for it.

import { untrack } from "svelte";

import { scenesOf, type Scene } from "../../board/steps";
import { call, Refusal } from "../../lib/api";
import { wordIn } from "../../lib/json";
import { saveStored, loadStored } from "../../lib/storage";
import type { Session } from "../../lib/session.svelte";
import type { Voice } from "../../lib/voice";
import type { AutomataInfo, Steps, Told, Update } from "../../lib/wire";
import { STAGE } from "./stage";
import type { LegaciesView } from "./table";

export type AutomatonPace = "read" | "flow" | "skip";
export const PACES: readonly AutomatonPace[] = ["read", "flow", "skip"];
const PACE = "automaton-pace";
const AUTOMATA = "automata";

/** Which card an automaton plays, for which row, and whom it has turned to. */
export interface CardPlayed {
  seat: number;
  solo: string;
  row: number;
  partner: string | null;
}

export class AutomatonPlay {
  private loaded = $state.raw<Steps | null>(null);
  private running = $state(false);
  /** What was on the screen when automata had acted, until their steps have come. */
  private waiting = $state.raw<LegaciesView | null>(null);
  /** Whether it is shown for the first time, so that nothing else may tell what comes. */
  private firstTime = $state(false);
  /** How many steps are shown, and how many of them somebody has come to see. */
  private place = $state(1);
  private furthest = $state(0);
  pace = $state<AutomatonPace>(paceOf(loadStored(PACE)));
  private last: Update | null = null;
  /** How often steps were asked for or no longer wanted: an answer to an earlier question shows nothing. */
  private requests = 0;

  /** When automata have acted last, as the server says. */
  private readonly acted: AutomataInfo | null = $derived.by(() => this.session().update?.automata ?? null);
  readonly steps: Scene<LegaciesView>[] = $derived.by(() =>
    this.loaded === null ? [] : scenesOf<LegaciesView>(automatonSteps(this.loaded), STAGE, this.voice()),
  );
  readonly playing: boolean = $derived.by(
    () =>
      this.session().replay === null &&
      (this.waiting !== null ||
        (this.running && this.steps.length > 0 && this.loaded?.seat === this.session().viewer)) &&
      !this.settled(),
  );
  readonly step: Scene<LegaciesView> | null = $derived(this.playing ? (this.steps[this.at - 1] ?? null) : null);
  readonly view: LegaciesView | null = $derived(this.playing ? (this.step?.view ?? this.waiting) : null);
  /** The card that is being played at this step. */
  readonly card: CardPlayed | null = $derived.by(() => {
    const shownEvents = this.steps.slice(0, this.at).flatMap((scene) => scene.events);
    const from = shownEvents.findLastIndex(({ args }) => args["solo"] !== undefined && args["row"] !== undefined);
    const event = shownEvents[from];
    return event === undefined ? null : playedIn(event, shownEvents.slice(from));
  });
  readonly available: boolean = $derived(this.acted !== null && !this.playing);

  constructor(
    private readonly session: () => Session,
    private readonly voice: () => Voice,
    /** Whether a settlement is on the screen, which goes first; asked only once automata have acted. */
    private readonly settled: () => boolean,
  ) {
    $effect.pre(() => {
      const { update } = this.session();
      if (update !== null && update.view !== null) {
        untrack(() => {
          this.onUpdate(update);
        });
      }
    });
    $effect.pre(() => {
      const { storyLimit, view } = this;
      const playback = {
        storyLimit,
        stop: () => {
          this.stop();
        },
      };
      untrack(() => {
        this.session().setPlayback(AUTOMATA, view === null ? null : playback);
      });
    });
    $effect(() => () => {
      this.session().setPlayback(AUTOMATA, null);
    });
  }

  get at(): number {
    return this.place;
  }

  set at(place: number) {
    this.place = place;
    this.furthest = Math.max(this.furthest, place);
  }

  /** How far the story may be told: the steps that were shown. */
  private get storyLimit(): { entry: number; place: number } | null {
    const { acted } = this;
    if (acted === null || !this.firstTime) {
      return null;
    }
    const shown = this.steps.slice(0, this.furthest).flatMap((scene) => scene.events);
    return { entry: acted.entry, place: acted.first + shown.length };
  }

  /** Automata have acted since the last update: their turns are shown, unless somebody wants none of it. */
  private onUpdate(update: Update): void {
    const last = this.last;
    this.last = update;
    const entry = update.automata?.entry ?? 0;
    if (last === null || last.seat !== update.seat || this.session().endingHidden || entry <= last.number) {
      return;
    }
    this.loaded = null;
    this.running = false;
    this.firstTime = this.pace !== "skip" && update.settled?.entry !== entry;
    this.furthest = 0;
    if (this.firstTime) {
      this.waiting = last.view as unknown as LegaciesView;
      void this.replay();
    }
  }

  /** Shows the last turns of automata from the beginning. */
  async replay(): Promise<void> {
    const { table, viewer } = this.session();
    const entry = this.acted?.entry;
    if (entry === undefined) {
      return;
    }
    this.requests += 1;
    const request = this.requests;
    try {
      const query = viewer === null ? { at: entry } : { at: entry, seat: viewer };
      const known = this.loaded?.entry === entry && this.loaded.seat === viewer ? this.loaded : null;
      const found = known ?? (await call("GET /api/tables/{table}/steps", { path: { table }, query }));
      if (request === this.requests) {
        this.loaded = found;
        this.at = 1;
        this.running = found.entry === this.acted?.entry;
        this.waiting = null;
      }
    } catch (refusal) {
      if (request === this.requests) {
        this.stop();
      }
      if (!(refusal instanceof Refusal)) {
        throw refusal;
      }
    }
  }

  stop(): void {
    this.requests += 1;
    this.running = false;
    this.waiting = null;
    this.firstTime = false;
  }

  choose(pace: AutomatonPace): void {
    this.pace = pace;
    saveStored(PACE, pace);
    if (pace === "skip") {
      this.stop();
    }
  }
}

function paceOf(word: unknown): AutomatonPace {
  return PACES.find((one) => one === word) ?? "flow";
}

/** The steps in which automata act, as the server says; what a century brings is settled elsewhere. */
function automatonSteps({ before, steps, automata }: Steps): Pick<Steps, "before" | "steps"> {
  const { first, after } = automata ?? { first: 0, after: 0 };
  return { before: steps[first - 1]?.view ?? before, steps: steps.slice(first, after) };
}

function playedIn({ args }: Told, since: readonly Told[]): CardPlayed {
  const sought = since.find((event) => event.args["partner"] !== undefined);
  return {
    seat: Number(args["seat"]),
    solo: wordIn(args["solo"]),
    row: Number(args["row"]),
    partner: sought === undefined ? null : wordIn(sought.args["partner"]),
  };
}
