// Replaying a game, entry by entry: a finished game from any seat, a running one from one's own.

import { call } from "./api";
import { StepTimer } from "./stepTimer";
import type { Told, Update, ViewQuery } from "./wire";

/** From where one looks: a seat, everything at once, or as whoever watches. */
export type Viewpoint = number | "all" | null;

/** The table as it was, or is, seen from there. */
export function viewAt(table: string, viewpoint: Viewpoint, query: ViewQuery): Promise<Update> {
  const from: ViewQuery = viewpoint === "all" ? { all: true } : viewpoint === null ? {} : { seat: viewpoint };
  return call("GET /api/tables/{table}/view", { path: { table }, query: { ...from, ...query } });
}

export const SPEEDS = [0.5, 1, 2, 4] as const;

export class Replay {
  /** The entry and the viewpoint that are wanted; `shown` follows as fast as the server answers. */
  at = $state(0);
  viewpoint = $state.raw<Viewpoint>(null);
  shown = $state.raw<Update | null>(null);
  refusal = $state.raw<unknown>(null);
  /** The newest entry: a running game goes on meanwhile. */
  last = $state(0);
  playing = $state(false);
  speed = $state(1);
  private fetchedStory = $state.raw<Told[]>([]);
  private fetchedFor: Viewpoint | undefined;
  private shownFrom: Viewpoint | undefined;
  private loading: Promise<void> | null = null;
  private readonly timer = new StepTimer();

  /** All that one may read of the game, later entries too. */
  readonly story: Told[] = $derived.by(() => (this.live === null ? this.fetchedStory : this.live()));
  /** What had happened by then. */
  readonly events: Told[] = $derived(this.story.filter((event) => event.entry <= (this.shown?.number ?? -1)));
  /** What happened at the entry that is shown. */
  readonly news: Told[] = $derived(this.story.filter((event) => event.entry === this.shown?.number));
  /** How many entries are new since one began to look back. */
  readonly later: number = $derived.by(() => this.last - this.first);
  private readonly first: number;

  constructor(
    readonly table: string,
    last: number,
    viewpoint: Viewpoint,
    /** The story of a running game; of one that has ended it is asked for. */
    private readonly live: (() => Told[]) | null,
  ) {
    this.first = last;
    this.last = last;
    this.viewpoint = viewpoint;
  }

  get running(): boolean {
    return this.live !== null;
  }

  go(at: number, viewpoint = this.viewpoint): void {
    this.viewpoint = viewpoint;
    this.at = Math.min(this.last, Math.max(0, at));
    void this.load();
  }

  /** Somebody steps or jumps by hand: it does not go on by itself. */
  jump(at: number): void {
    this.stop();
    this.go(at);
  }

  lookFrom(viewpoint: Viewpoint): void {
    this.viewpoint = viewpoint;
    void this.load();
  }

  /** There is a newer entry. */
  extendTo(number: number): void {
    this.last = Math.max(this.last, number);
  }

  // -------------------------------------------------------------- playing

  /** Go on by itself to the newest entry; from there, begin again. */
  play(atEnd?: () => void): void {
    this.playing = true;
    if (this.at === this.last && atEnd === undefined) {
      this.go(0);
    }
    this.timer.start(
      () => this.next(atEnd),
      () => this.speed,
    );
  }

  stop(): void {
    this.timer.stop();
    this.playing = false;
  }

  /** One entry further; whether there is more to come. */
  private async next(atEnd?: () => void): Promise<boolean> {
    if (this.at >= this.last || this.refusal !== null) {
      this.stop();
      atEnd?.();
      return false;
    }
    this.go(this.at + 1);
    await this.load();
    return true;
  }

  // -------------------------------------------------------------- loading

  /** One request at a time, until what is shown is what is wanted. */
  load(): Promise<void> {
    this.loading ??= this.fetchAll().finally(() => {
      this.loading = null;
    });
    return this.loading;
  }

  private async fetchAll(): Promise<void> {
    this.refusal = null;
    try {
      while (this.shown?.number !== this.at || this.shownFrom !== this.viewpoint) {
        await this.fetch(this.viewpoint, this.at);
      }
    } catch (found) {
      this.refusal = found;
    }
  }

  private async fetch(viewpoint: Viewpoint, at: number): Promise<void> {
    if (this.live === null && this.fetchedFor !== viewpoint) {
      this.fetchedStory = (await viewAt(this.table, viewpoint, { at: this.last, since: -1, outline: false })).events;
      this.fetchedFor = viewpoint;
    }
    this.shown = await viewAt(this.table, viewpoint, { at });
    this.shownFrom = viewpoint;
  }
}
