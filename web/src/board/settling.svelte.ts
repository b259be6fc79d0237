// The settlement of a round while somebody looks at it: it begins by itself when a round ends, and can be shown again,
// also by whoever comes later. It is made from the story and from the board before it.

import { untrack } from "svelte";

import { viewAt } from "../lib/replay.svelte";
import type { Session } from "../lib/session.svelte";
import type { Voice } from "../lib/voice";
import type { Told, Update } from "../lib/wire";
import { lastSettled, type Settled, type Stage, type Step } from "./steps";

export class Settling<View extends { round: number }> {
  /** A settlement with the board before it, as it was seen from a seat. */
  private kept = $state.raw<{ seat: number | null; before: View; settled: Settled } | null>(null);
  private on = $state(false);
  /** How many steps are shown, and how many of them somebody has come to see. */
  private place = $state(1);
  private far = $state(0);
  /** Why it cannot be shown again. */
  refusal = $state.raw<unknown>(null);
  private last: Update | null = null;

  /** The round that was settled last. */
  private readonly settled: Settled | null = $derived.by(() => lastSettled(this.stage, this.session().events));
  readonly steps: Step[] = $derived.by(() =>
    this.kept === null ? [] : this.stage.stepsOf(this.kept.settled.events, this.voice()),
  );
  /** Whoever looks back, or has not been shown the end yet, sees no settlement meanwhile. */
  private readonly present: boolean = $derived.by(() => this.session().replay === null && !this.session().hidden);
  private readonly seen: boolean = $derived.by(
    () => this.on && this.present && this.kept?.seat === this.session().viewer,
  );
  readonly step: Step | null = $derived(this.seen ? (this.steps[this.at - 1] ?? null) : null);
  /** The board as it is shown now, or null while nothing is settled. */
  readonly view: View | null = $derived.by(() => {
    const shown = this.stage.isLeaving(this.step) ? this.at - 1 : this.at;
    return this.seen && this.kept !== null ? this.stage.staged(this.kept.before, this.steps.slice(0, shown)) : null;
  });
  /** The events of the settlement that is on the screen, and those that its steps have shown. */
  readonly open: Told[] = $derived.by(() => (this.seen && this.kept !== null ? this.kept.settled.events : []));
  readonly shown: Told[] = $derived.by(() => this.steps.slice(0, this.far).flatMap((step) => step.events));
  /** Is there one that could be shown now? */
  readonly there: boolean = $derived(this.settled !== null && this.present && !this.seen);
  readonly round: number = $derived(this.kept?.before.round ?? 0);

  constructor(
    private readonly session: () => Session,
    private readonly voice: () => Voice,
    private readonly stage: Stage<View>,
  ) {
    $effect.pre(() => {
      const { update } = this.session();
      const { settled } = this;
      if (update !== null && update.view !== null) {
        untrack(() => {
          this.heard(update, settled);
        });
      }
    });
  }

  /** A round that has ended since the last update is settled at once, from the board that was on the screen, if it was. */
  private heard(update: Update, settled: Settled | null): void {
    const last = this.last;
    this.last = update;
    if (last === null || last.seat !== update.seat || settled === null || settled.entry <= last.number) {
      return;
    }
    if (settled.entry === last.number + 1) {
      this.keep(last, settled);
    }
    if (this.present) {
      void this.again();
    }
  }

  private keep({ seat, view }: Update, settled: Settled): void {
    this.far = 0;
    this.kept = { seat, before: this.stage.ready(view as unknown as View, settled.earlier), settled };
  }

  get at(): number {
    return this.place;
  }

  set at(place: number) {
    this.place = place;
    this.far = Math.max(this.far, place);
  }

  /** Show the last settlement from its beginning. */
  async again(): Promise<void> {
    const { settled } = this;
    const { table, viewer } = this.session();
    this.refusal = null;
    if (settled === null) {
      return;
    }
    if (this.kept?.settled.entry !== settled.entry || this.kept.seat !== viewer) {
      try {
        const before = await viewAt(table, viewer, { at: settled.entry - 1, outline: false });
        if (this.settled?.entry !== settled.entry) {
          return; // there is another one meanwhile
        }
        this.keep(before, settled);
      } catch (found) {
        this.refusal = found;
        return;
      }
    }
    this.at = 1;
    this.on = true;
  }

  stop(): void {
    this.on = false;
  }
}
