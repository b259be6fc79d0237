// Shows the settlement of a round: it begins by itself when a round ends, and can be shown again, also by people who
// come later. The server sends its steps; meanwhile the log waits.

import { untrack } from "svelte";

import { call } from "../lib/api";
import type { Session } from "../lib/session.svelte";
import type { Voice } from "../lib/voice";
import type { SettledInfo, Steps, Told, Update } from "../lib/wire";
import { scenesOf, type Scene, type Stage } from "./steps";

const SETTLING = "settling";

export class Settling<View extends { round?: number; scores: unknown[] }> {
  private loaded = $state.raw<Steps | null>(null);
  private running = $state(false);
  /** The view that was on the screen when a round ended, until its steps have come. */
  private waiting = $state.raw<View | null>(null);
  /** Whether it is shown for the first time, so that nothing else may tell what comes of it. */
  private firstTime = $state(false);
  /** How many steps are shown, and how many of them somebody has come to see. */
  private place = $state(1);
  private furthest = $state(0);
  /** Why it cannot be shown again. */
  refusal = $state.raw<unknown>(null);
  private last: Update | null = null;
  /** How often steps were asked for or no longer wanted: an answer to an earlier question shows nothing. */
  private requests = 0;

  /** The settlement that was the last one, if it was not taken back. */
  private readonly settled: SettledInfo | null = $derived.by(() => this.session().update?.settled ?? null);
  readonly steps: Scene<View>[] = $derived.by(() =>
    this.loaded === null ? [] : scenesOf<View>(this.loaded, this.stage, this.voice()),
  );
  /** Whoever looks back, or has not been shown the end yet, sees no settlement meanwhile. */
  private readonly present: boolean = $derived.by(() => this.session().replay === null && !this.session().endingHidden);
  private readonly visible: boolean = $derived.by(
    () =>
      this.running &&
      this.present &&
      this.loaded !== null &&
      this.loaded.entry === this.settled?.entry &&
      this.loaded.seat === this.session().viewer,
  );
  readonly step: Scene<View> | null = $derived(this.visible ? (this.steps[this.at - 1] ?? null) : null);
  /** The board as it is shown now, or null while nothing is settled. */
  readonly view: View | null = $derived.by(() => {
    const { step } = this;
    if (step === null) {
      return this.present ? this.waiting : null;
    }
    return this.stage.isLeaving(step.before, step.view) ? step.before : step.view;
  });
  /** The events that have come with the settlement that is on the screen, and those that its steps have shown. */
  readonly openEvents: Told[] = $derived.by(() => {
    const events = this.entryEvents;
    return this.visible ? events.slice(0, this.loaded?.steps.length) : this.view === null ? [] : events;
  });
  readonly shownEvents: Told[] = $derived.by(() =>
    this.loaded === null ? [] : this.entryEvents.slice(0, this.shownCount),
  );
  /** Is there one that could be shown now? */
  readonly available: boolean = $derived(this.settled !== null && this.present && this.view === null);
  readonly round: number = $derived(this.view?.round ?? 0);

  constructor(
    private readonly session: () => Session,
    private readonly voice: () => Voice,
    private readonly stage: Stage<View>,
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
        this.session().setPlayback(SETTLING, view === null ? null : playback);
      });
    });
    $effect(() => () => {
      this.session().setPlayback(SETTLING, null);
    });
  }

  /** What was told from the beginning of the settlement to the end of its entry. */
  private get entryEvents(): Told[] {
    const { settled } = this;
    const events = this.session().events.filter((event) => event.entry === settled?.entry);
    return events.slice(settled?.first ?? 0);
  }

  /** How many events have been shown. */
  private get shownCount(): number {
    return this.steps.slice(0, this.furthest).reduce((sum, step) => sum + step.events.length, 0);
  }

  /** How far the story may be told. */
  private get storyLimit(): { entry: number; place: number } | null {
    const { settled } = this;
    return settled === null || !this.firstTime
      ? null
      : { entry: settled.entry, place: settled.first + (this.visible ? this.shownCount : 0) };
  }

  /** A round that has ended since the last update is settled at once; until its steps come, the board stays as it was. */
  private onUpdate(update: Update): void {
    const last = this.last;
    this.last = update;
    const { settled } = update;
    if (last === null || last.seat !== update.seat || settled === null || settled.entry <= last.number) {
      return;
    }
    if (this.present) {
      this.loaded = null; // the steps of an earlier one say nothing of it
      this.firstTime = true;
      this.waiting = last.view as unknown as View;
      void this.replay();
    }
  }

  get at(): number {
    return this.place;
  }

  set at(place: number) {
    this.place = place;
    this.furthest = Math.max(this.furthest, place);
  }

  /** Show the last settlement from its beginning. */
  async replay(): Promise<void> {
    const entry = this.settled?.entry;
    const { table, viewer } = this.session();
    this.refusal = null;
    if (entry === undefined) {
      return;
    }
    this.requests += 1;
    const request = this.requests;
    try {
      const known = this.loaded?.entry === entry && this.loaded.seat === viewer ? this.loaded : null;
      const query = viewer === null ? {} : { seat: viewer };
      const found = known ?? (await call("GET /api/tables/{table}/settlement", { path: { table }, query }));
      if (request !== this.requests) {
        return; // somebody has gone back to the game, or asked again
      }
      if (found.entry === this.settled?.entry && found.seat === this.session().viewer) {
        this.begin(found);
      } else {
        this.stop(); // it was taken back meanwhile, or one looks from another seat
      }
    } catch (found) {
      if (request === this.requests) {
        this.refusal = found;
        this.stop();
      }
    }
  }

  private begin(found: Steps): void {
    if (this.loaded !== found) {
      this.loaded = found;
      this.furthest = 0;
    }
    this.waiting = null;
    this.at = 1;
    this.running = true;
  }

  stop(): void {
    this.requests += 1;
    this.running = false;
    this.waiting = null;
    this.firstTime = false;
  }
}
