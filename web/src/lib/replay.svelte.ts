// Replaying a game, entry by entry: a finished game from any seat, a running one from one's own.

import { call } from "./api";
import { StepTimer } from "./stepTimer";
import type { Told, Update, ViewQuery } from "./wire";

/** From where one looks: a seat, everything at once, or as whoever watches. */
export type Eye = number | "all" | null;

/** The table as it was, or is, seen from there. */
export function viewAt(table: string, eye: Eye, query: ViewQuery): Promise<Update> {
  const from: ViewQuery = eye === "all" ? { all: true } : eye === null ? {} : { seat: eye };
  return call("GET /api/tables/{table}/view", { path: { table }, query: { ...from, ...query } });
}

export const SPEEDS = [0.5, 1, 2, 4] as const;

export class Replay {
  /** The entry and the place from where one wants to see; `shown` follows as fast as the server answers. */
  at = $state(0);
  eye = $state.raw<Eye>(null);
  shown = $state.raw<Update | null>(null);
  refusal = $state.raw<unknown>(null);
  /** The newest entry: a running game goes on meanwhile. */
  last = $state(0);
  playing = $state(false);
  speed = $state(1);
  private told = $state.raw<Told[]>([]);
  private teller: Eye | undefined;
  private shownTo: Eye | undefined;
  private looking: Promise<void> | null = null;
  private readonly timer = new StepTimer();

  /** All that one may read of the game, later entries too. */
  readonly story: Told[] = $derived.by(() => (this.live === null ? this.told : this.live()));
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
    eye: Eye,
    /** The story of a running game; of one that has ended it is asked for. */
    private readonly live: (() => Told[]) | null,
  ) {
    this.first = last;
    this.last = last;
    this.eye = eye;
  }

  get running(): boolean {
    return this.live !== null;
  }

  go(at: number): void {
    this.at = Math.min(this.last, Math.max(0, at));
    void this.look();
  }

  /** Somebody steps or jumps by hand: it does not go on by itself. */
  jump(at: number): void {
    this.stop();
    this.go(at);
  }

  lookFrom(eye: Eye): void {
    this.eye = eye;
    void this.look();
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
    await this.look();
    return true;
  }

  // -------------------------------------------------------------- looking

  /** One request at a time, until what is shown is what is wanted. */
  look(): Promise<void> {
    this.looking ??= this.fetchAll().finally(() => {
      this.looking = null;
    });
    return this.looking;
  }

  private async fetchAll(): Promise<void> {
    this.refusal = null;
    try {
      while (this.shown?.number !== this.at || this.shownTo !== this.eye) {
        await this.fetch(this.eye, this.at);
      }
    } catch (found) {
      this.refusal = found;
    }
  }

  private async fetch(eye: Eye, at: number): Promise<void> {
    if (this.live === null && this.teller !== eye) {
      this.told = (await viewAt(this.table, eye, { at: this.last, since: -1, outline: false })).events;
      this.teller = eye;
    }
    this.shown = await viewAt(this.table, eye, { at });
    this.shownTo = eye;
  }
}
