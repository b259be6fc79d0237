// The settlement of a round while somebody looks at it: it begins by itself when a round ends, and can be shown again.

import type { Session } from "../lib/session.svelte";
import type { Voice } from "../lib/voice";
import type { Told } from "../lib/wire";
import type { Stage, Step } from "./steps";

export class Settling<View extends { round: number }> {
  /** The round that was settled last, with the board before it. */
  private kept = $state.raw<{ before: View; events: Told[] } | null>(null);
  private on = $state(false);
  /** How many steps are shown, and how many of them somebody has come to see. */
  private place = $state(1);
  private far = $state(0);
  private last: { view: View; number: number } | null = null;

  readonly steps: Step[] = $derived.by(() =>
    this.kept === null ? [] : this.stage.stepsOf(this.kept.events, this.voice()),
  );
  /** Whoever looks back sees no settlement meanwhile. */
  private readonly seen: boolean = $derived.by(() => this.on && this.session().replay === null);
  readonly step: Step | null = $derived(this.seen ? (this.steps[this.at - 1] ?? null) : null);
  /** The board as it is shown now, or null while nothing is settled. */
  readonly view: View | null = $derived.by(() => {
    const shown = this.stage.isLeaving(this.step) ? this.at - 1 : this.at;
    return this.seen && this.kept !== null ? this.stage.staged(this.kept.before, this.steps.slice(0, shown)) : null;
  });
  /** The events of the settlement that is on the screen, and those that its steps have shown. */
  readonly open: Told[] = $derived.by(() => (this.seen && this.kept !== null ? this.kept.events : []));
  readonly shown: Told[] = $derived.by(() => this.steps.slice(0, this.far).flatMap((step) => step.events));
  readonly there: boolean = $derived(this.kept !== null);
  readonly round: number = $derived(this.kept?.before.round ?? 0);

  constructor(
    private readonly session: () => Session,
    private readonly voice: () => Voice,
    private readonly stage: Stage<View>,
  ) {
    $effect.pre(() => {
      const { update, events } = this.session();
      if (update?.view !== null && update?.view !== undefined) {
        this.heard(update.view as unknown as View, update.number, events);
      }
    });
  }

  private heard(view: View, number: number, events: Told[]): void {
    const last = this.last;
    this.last = { view, number };
    if (last === null || number <= last.number) {
      return;
    }
    const later = events.filter((event) => event.entry > last.number);
    const news = this.stage.found(later);
    if (news.length > 0) {
      this.kept = { before: this.stage.ready(last.view, later), events: news };
      this.far = 0;
      if (this.session().replay === null) {
        this.again();
      }
    }
  }

  get at(): number {
    return this.place;
  }

  set at(place: number) {
    this.place = place;
    this.far = Math.max(this.far, place);
  }

  again(): void {
    this.at = 1;
    this.on = true;
  }

  stop(): void {
    this.on = false;
  }
}
