// Plays others' moves one after another: while one is animated, the next ones wait; after a while the rest is skipped.

import { untrack } from "svelte";

import type { Session } from "../lib/session.svelte";
import type { Update } from "../lib/wire";

/** What moves on the screen. */
export interface Mover {
  readonly busy: boolean;
  onIdle: (() => void) | null;
}

interface Moment<View> {
  number: number;
  view: View;
}

export class MoveQueue<View> {
  /** What stays on the screen meanwhile. */
  private shown = $state.raw<Moment<View> | null>(null);
  private waiting: Moment<View>[] = [];
  private last: Update | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly session: () => Session,
    private readonly mover: Mover,
    /** How it is played: milliseconds for all of it, 0 where nothing moves; what cuts it short; what was missed. */
    private readonly options: { longest: () => number; skip: () => void; onMissed: (from: number) => void },
  ) {
    $effect.pre(() => {
      const { update, replay, endingHidden } = this.session();
      untrack(() => {
        this.onUpdate(replay === null && !endingHidden ? update : null);
      });
    });
    mover.onIdle = () => {
      this.next();
    };
    $effect(() => () => {
      mover.onIdle = null;
      this.clear();
    });
  }

  get view(): View | null {
    return this.shown?.view ?? null;
  }

  /** How far the story may be told meanwhile. */
  get storyLimit(): { entry: number; place: number } | null {
    return this.shown === null ? null : { entry: this.shown.number + 1, place: 0 };
  }

  private onUpdate(update: Update | null): void {
    const { last } = this;
    this.last = update;
    const longest = this.options.longest();
    if (last === null || update?.view == null || last.seat !== update.seat || update.number <= last.number) {
      this.clear(); // one comes, looks back, takes something back
    } else if (longest === 0 || this.session().answeredEntries.includes(update.number)) {
      this.clear(); // one's own move is seen at once
    } else if (this.waiting.length > 0 || this.mover.busy) {
      this.shown ??= { number: last.number, view: last.view as unknown as View };
      this.waiting.push({ number: update.number, view: update.view as unknown as View });
      this.hurry(longest);
    } else if (update.number > last.number + 1) {
      this.options.onMissed(last.number);
    }
  }

  /** However much there is, it ends after so long. */
  private hurry(longest: number): void {
    this.timer ??= setTimeout(() => {
      this.options.skip();
    }, longest);
  }

  /** A view is drawn: where nothing of it moves, the next one need not wait. */
  drawn(): void {
    if (this.shown !== null && !this.mover.busy) {
      this.next();
    }
  }

  /** Nothing moves any more: the next one. */
  private next(): void {
    const [first, ...rest] = this.waiting;
    this.waiting = rest;
    if (first !== undefined && rest.length > 0) {
      this.shown = first;
    } else {
      this.clear();
    }
  }

  /** What is, is shown. */
  clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
    this.shown = null;
  }
}
