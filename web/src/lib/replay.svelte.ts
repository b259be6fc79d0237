// Going through a finished game, entry by entry, from any seat.

import { call } from "./api";
import type { Told, Update } from "./wire";

export class Replay {
  /** The entry and the seat one wants to see; `shown` follows as fast as the server answers. */
  at = $state(0);
  seat = $state(0);
  shown = $state.raw<Update | null>(null);
  refusal = $state.raw<unknown>(null);
  private story = $state.raw<Told[]>([]);
  private teller: number | null = null;
  private looking = false;

  /** What had happened by then. */
  readonly events: Told[] = $derived(this.story.filter((event) => event.entry <= (this.shown?.number ?? -1)));
  /** What happened at the entry that is shown. */
  readonly news: Told[] = $derived(this.story.filter((event) => event.entry === this.shown?.number));

  constructor(
    readonly table: string,
    readonly last: number,
    seat: number,
  ) {
    this.at = last;
    this.seat = seat;
  }

  go(at: number): void {
    this.at = Math.min(this.last, Math.max(0, at));
    void this.look();
  }

  lookFrom(seat: number): void {
    this.seat = seat;
    void this.look();
  }

  /** One request at a time, until what is shown is what is wanted. */
  async look(): Promise<void> {
    if (this.looking) {
      return;
    }
    this.looking = true;
    this.refusal = null;
    try {
      while (this.shown?.number !== this.at || this.shown.seat !== this.seat) {
        await this.fetch(this.seat, this.at);
      }
    } catch (found) {
      this.refusal = found;
    }
    this.looking = false;
  }

  private async fetch(seat: number, at: number): Promise<void> {
    const path = { table: this.table };
    if (this.teller !== seat) {
      const query = { seat, since: -1, outline: false };
      this.story = (await call("GET /api/tables/{table}/view", { path, query })).events;
      this.teller = seat;
    }
    this.shown = await call("GET /api/tables/{table}/view", { path, query: { seat, at } });
  }
}
