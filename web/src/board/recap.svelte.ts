// Plays back what others did while one was away: from the view after one's own last move, move by move, to the present.
// It can be skipped, and shown again.

import { untrack } from "svelte";

import { viewAt } from "../lib/replay.svelte";
import type { Session } from "../lib/session.svelte";
import type { Told } from "../lib/wire";

const MOST = 40; // moves that are played back; what was before them is in the log

/** The entries after one, in their order: those of which something is told. */
export function entriesAfter(events: readonly Told[], from: number): number[] {
  const found = events
    .map((event) => event.entry)
    .filter((entry, at, all) => entry > from && all.indexOf(entry) === at);
  return found.sort((one, other) => one - other);
}

export class Recap<View> {
  private shown = $state.raw<{ number: number; view: View } | null>(null);
  private first = 0;
  private run = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wake: (() => void) | undefined;

  /** The moves that are played, and which of them is on the screen: 0 before the first. */
  readonly entries: number[] = $derived.by(() => entriesAfter(this.session().events, this.first).slice(-MOST));
  readonly place: number = $derived.by(() => this.entries.indexOf(this.shown?.number ?? -1) + 1);
  /** What happened at the move that is shown. */
  readonly shownEvents: Told[] = $derived.by(() =>
    this.session().events.filter((event) => event.entry === this.shown?.number && this.place > 0),
  );
  /** After which entry it would begin: one's own last answer, if others have moved since. */
  readonly startEntry: number | null = $derived.by(() => {
    const { update, playing, viewer, seats, events } = this.session();
    const own = update?.own ?? null;
    const sits = playing && viewer !== null && seats.includes(viewer);
    return sits && own !== null && events.some((event) => event.entry > own && event.by !== viewer) ? own : null;
  });

  constructor(
    private readonly session: () => Session,
    /** Milliseconds for a move; null where it is not to begin by itself. */
    private readonly pace: () => number | null,
    private readonly usual: number,
  ) {
    $effect.pre(() => {
      const { update, shared } = this.session();
      const { startEntry } = this;
      if (update !== null && update.view !== null) {
        untrack(() => {
          this.onFirstUpdate(shared, startEntry);
        });
      }
    });
    $effect(() => {
      const { update, replay } = this.session();
      if (replay !== null || update?.status !== "running" || this.session().answeredEntries.includes(update.number)) {
        untrack(() => {
          this.stop();
        });
      }
    });
    $effect(() => this.watchAbsence());
    $effect(() => () => {
      this.stop();
    });
  }

  get running(): boolean {
    return this.shown !== null;
  }

  get view(): View | null {
    return this.shown?.view ?? null;
  }

  get storyLimit(): { entry: number; place: number } | null {
    return this.shown === null ? null : { entry: this.shown.number + 1, place: 0 };
  }

  /** Whether it tells something that was not read out when it happened. */
  readAloud = $state(false);
  private started = false;

  /** The first look at the table: of several people at one device each comes back again and again. */
  private onFirstUpdate(shared: boolean, startEntry: number | null): void {
    const session = this.session();
    if (session.viewer === null) {
      return; // one has not sat down yet
    }
    const first = !this.started && (shared || !session.recapPlayed);
    this.started = true;
    session.recapPlayed = true;
    if (first && startEntry !== null && session.replay === null && session.update?.lesson === null) {
      this.begin(startEntry, true);
    }
  }

  /** Whoever has looked elsewhere sees what has happened meanwhile. */
  private watchAbsence(): () => void {
    let left: number | null = null;
    const change = () => {
      const { update } = this.session();
      if (document.hidden) {
        left = this.running ? null : (update?.number ?? null);
      } else if (left !== null && this.startEntry !== null && update !== null && update.number > left) {
        this.begin(Math.max(left, this.startEntry));
      }
    };
    document.addEventListener("visibilitychange", change);
    return () => {
      document.removeEventListener("visibilitychange", change);
    };
  }

  /** Others have moved while nobody listened. */
  onMissed(from: number): void {
    if (this.startEntry !== null && !this.running) {
      this.begin(Math.max(from, this.startEntry));
    }
  }

  /** By itself, for those who like it. */
  private begin(from: number, readAloud = false): void {
    const pace = this.pace();
    if (pace !== null) {
      this.readAloud = readAloud;
      void this.play(from, pace);
    }
  }

  /** All of it once more, whatever one likes. */
  replay(): void {
    if (this.startEntry !== null) {
      this.readAloud = true;
      void this.play(this.startEntry, this.pace() ?? this.usual);
    }
  }

  private async play(from: number, pace: number): Promise<void> {
    this.stop();
    const run = this.run;
    this.first = from;
    let at = (this.entries[0] ?? from + 1) - 1;
    while (run === this.run) {
      const found = await this.fetchView(at);
      if (run !== this.run) {
        return;
      }
      if (found === null) {
        break;
      }
      this.shown = { number: at, view: found };
      await this.pause(pace);
      const next = this.entries.find((entry) => entry > at);
      if (next === undefined) {
        break;
      }
      at = next;
    }
    if (run === this.run) {
      this.stop();
    }
  }

  private async fetchView(at: number): Promise<View | null> {
    const { table, viewer } = this.session();
    const found = await viewAt(table, viewer, { at, outline: false }).catch(() => null);
    return (found?.view ?? null) as View | null;
  }

  private pause(time: number): Promise<void> {
    return new Promise((done) => {
      this.wake = done;
      this.timer = setTimeout(done, time);
    });
  }

  /** Back to the present. */
  stop(): void {
    this.run++;
    clearTimeout(this.timer);
    this.wake?.();
    this.wake = undefined;
    this.shown = null;
  }
}
