// The settlement of a round while somebody looks at it: it begins by itself when a round ends, and can be shown again.

import type { Session } from "../../lib/session.svelte";
import type { Voice } from "../../lib/voice";
import type { Told } from "../../lib/wire";
import { isLeaving, settling, staged, stepsOf, type Step } from "./settlement";
import type { TableView } from "./table";

interface Kept {
  before: TableView;
  events: Told[];
}

export class Settling {
  /** The round that was settled last, with the board before it. */
  private kept = $state.raw<Kept | null>(null);
  private on = $state(false);
  /** How many steps have been shown. */
  at = $state(1);
  private last: { view: TableView; number: number } | null = null;

  readonly steps: Step[] = $derived.by(() => (this.kept === null ? [] : stepsOf(this.kept.events, this.voice())));
  readonly step: Step | null = $derived(this.on ? (this.steps[this.at - 1] ?? null) : null);
  /** The board as it is shown now, or null while nothing is settled. */
  readonly view: TableView | null = $derived(
    this.on && this.kept !== null
      ? staged(this.kept.before, this.steps.slice(0, isLeaving(this.step) ? this.at - 1 : this.at))
      : null,
  );
  readonly there: boolean = $derived(this.kept !== null);
  readonly round: number = $derived(this.kept?.before.round ?? 0);

  constructor(
    private readonly session: () => Session,
    private readonly voice: () => Voice,
  ) {
    $effect.pre(() => {
      const { update, events } = this.session();
      if (update?.view !== null && update?.view !== undefined) {
        this.heard(update.view as TableView, update.number, events);
      }
    });
  }

  private heard(view: TableView, number: number, events: Told[]): void {
    const last = this.last;
    this.last = { view, number };
    if (last === null || number <= last.number) {
      return;
    }
    const news = settling(events.filter((event) => event.entry > last.number));
    if (news.length > 0) {
      this.kept = { before: last.view, events: news };
      this.again();
    }
  }

  again(): void {
    this.at = 1;
    this.on = true;
  }

  stop(): void {
    this.on = false;
  }
}
