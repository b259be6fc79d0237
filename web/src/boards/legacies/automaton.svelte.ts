// The turns of automata, played again step by step: each with its reason and the table as it stood then. It begins by
// itself when automata have acted, can be stopped, stepped through and repeated. The first time the story waits for it.

import { untrack } from "svelte";

import { scenesOf, type Scene } from "../../board/steps";
import { call, Refusal } from "../../lib/api";
import { wordIn } from "../../lib/json";
import { keep, kept } from "../../lib/keep";
import type { Session } from "../../lib/session.svelte";
import type { Voice } from "../../lib/voice";
import type { Steps, Told, Update } from "../../lib/wire";
import { STAGE } from "./stage";
import type { TableView } from "./table";

export type Pace = "read" | "flow" | "skip";
export const PACES: readonly Pace[] = ["read", "flow", "skip"];
const PLAYS = "automaton-plays";
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
  private found = $state.raw<Steps | null>(null);
  private on = $state(false);
  /** What was on the screen when automata had acted, until their steps have come. */
  private waiting = $state.raw<TableView | null>(null);
  /** The last entry at which automata have acted. */
  private entry = $state<number | null>(null);
  /** Whether it is shown for the first time, so that nothing else may tell what comes. */
  private fresh = $state(false);
  /** How many steps are shown, and how many of them somebody has come to see. */
  private place = $state(1);
  private far = $state(0);
  pace = $state<Pace>(paceOf(kept(PACE)));
  private last: Update | null = null;

  readonly steps: Scene<TableView>[] = $derived.by(() =>
    this.found === null ? [] : scenesOf<TableView>(cut(this.found), STAGE, this.voice()),
  );
  readonly playing: boolean = $derived.by(
    () =>
      this.session().replay === null &&
      (this.waiting !== null || (this.on && this.steps.length > 0 && this.found?.seat === this.session().viewer)) &&
      !this.settled(),
  );
  readonly step: Scene<TableView> | null = $derived(this.playing ? (this.steps[this.at - 1] ?? null) : null);
  readonly view: TableView | null = $derived(this.playing ? (this.step?.view ?? this.waiting) : null);
  /** The card that is being played at this step. */
  readonly card: CardPlayed | null = $derived.by(() => {
    const told = this.steps.slice(0, this.at).flatMap((scene) => scene.events);
    const from = told.findLastIndex((event) => event.message === PLAYS);
    const event = told[from];
    return event === undefined ? null : playedIn(event, told.slice(from));
  });
  readonly there: boolean = $derived(this.entry !== null && !this.playing);

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
          this.heard(update);
        });
      }
    });
    $effect.pre(() => {
      const { held, view } = this;
      const playback = {
        held,
        stop: () => {
          this.stop();
        },
      };
      untrack(() => {
        this.session().hold(AUTOMATA, view === null ? null : playback);
      });
    });
    $effect(() => () => {
      this.session().hold(AUTOMATA, null);
    });
  }

  get at(): number {
    return this.place;
  }

  set at(place: number) {
    this.place = place;
    this.far = Math.max(this.far, place);
  }

  /** How far the story may be told: the steps that were shown. */
  private get held(): { entry: number; place: number } | null {
    const { entry } = this;
    if (entry === null || !this.fresh) {
      return null;
    }
    const told = this.session().events.filter((event) => event.entry === entry);
    const first = told.findIndex((event) => event.message === PLAYS);
    const shown = this.steps.slice(0, this.far).flatMap((scene) => scene.events);
    return { entry, place: first + shown.length };
  }

  /** Automata have acted since the last update: their turns are shown, unless somebody wants none of it. */
  private heard(update: Update): void {
    const last = this.last;
    this.last = update;
    if (last === null || last.seat !== update.seat || this.session().hidden) {
      return;
    }
    const entries = this.session()
      .events.filter((event) => event.entry > last.number && event.message === PLAYS)
      .map((event) => event.entry);
    const entry = entries.at(-1);
    if (entry !== undefined) {
      this.entry = entry;
      this.found = null;
      this.on = false;
      this.fresh = this.pace !== "skip" && update.settled?.entry !== entry;
      this.far = 0;
      if (this.fresh) {
        this.waiting = last.view as unknown as TableView;
        void this.again();
      }
    }
  }

  /** Shows the last turns of automata from the beginning. */
  async again(): Promise<void> {
    const { table, viewer } = this.session();
    const { entry } = this;
    if (entry === null) {
      return;
    }
    try {
      const query = viewer === null ? { at: entry } : { at: entry, seat: viewer };
      this.found ??= await call("GET /api/tables/{table}/steps", { path: { table }, query });
      this.at = 1;
      this.on = this.found.entry === this.entry;
    } catch (refusal) {
      this.stop();
      if (!(refusal instanceof Refusal)) {
        throw refusal;
      }
    } finally {
      this.waiting = null;
    }
  }

  stop(): void {
    this.on = false;
    this.waiting = null;
    this.fresh = false;
  }

  choose(pace: Pace): void {
    this.pace = pace;
    keep(PACE, pace);
    if (pace === "skip") {
      this.stop();
    }
  }
}

function paceOf(word: unknown): Pace {
  return PACES.find((one) => one === word) ?? "flow";
}

/** From where the first automaton acts; what a century brings is settled elsewhere. */
function cut(found: Steps): Steps {
  const first = found.steps.findIndex(({ event }) => event.message === PLAYS);
  const end = found.steps.findIndex(({ event }) => event.message.startsWith("scored-"));
  const before = found.steps[first - 1]?.view ?? found.before;
  return { ...found, before, steps: found.steps.slice(first, end < 0 ? undefined : end) };
}

function playedIn({ args }: Told, since: readonly Told[]): CardPlayed {
  const sought = since.find((event) => event.message.startsWith("automaton-seeks"));
  return {
    seat: Number(args["seat"]),
    solo: wordIn(args["solo"]),
    row: Number(args["row"]),
    partner: sought === undefined ? null : wordIn(sought.args["character"] ?? "legendary") || "legendary",
  };
}
