// What there is to say about a seat at any table: whether it is its turn, who is there, and how much time it has left.

import type { ClockReading } from "./clock";
import type { Session } from "./session.svelte";
import { t } from "./text.svelte";
import { Ticker } from "./ticker.svelte";
import type { SeatInfo } from "./wire";

/** Is it the turn of a seat? Nobody's while something is played back. */
export function isTurn(session: Session, seat: number): boolean {
  return session.playback === null && session.shown?.view?.to_move === seat;
}

/** Whose turn it is, which seat is one's own, who is a bot and who is there, in words. */
export function seatState(session: Session, seat: SeatInfo): string[] {
  const own = session.shown?.seat === seat.seat;
  const there = seat.kind === "person" && !own ? t(seat.present ? "present" : "away") : "";
  return [
    isTurn(session, seat.seat) ? t("to-move") : "",
    own ? t("this-is-you") : "",
    seat.kind === "bot" ? t("tag-bot") : there,
  ].filter((word) => word !== "");
}

/** The clock of a running game, as the server last told it, and a ticker that runs while it does. */
export class TableClock {
  private readonly ticker = new Ticker();
  readonly reading: ClockReading | null = $derived.by(() => {
    const session = this.session();
    return session.info?.status === "running" ? session.clockReading : null;
  });
  readonly at: number = $derived.by(() => Math.max(this.ticker.at, this.reading?.at ?? 0));

  constructor(private readonly session: () => Session) {
    const ticking = $derived(this.reading !== null && this.reading.clock.seat !== null);
    $effect(() => (ticking ? this.ticker.start() : undefined));
  }
}
