// What there is to say about a seat at any table: whether it is its turn, who is there, and how much time it has left.

import type { Heard } from "./clock";
import type { Session } from "./session.svelte";
import { t } from "./text.svelte";
import { Watch } from "./watch.svelte";
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

/** The clock of a running game, as it was heard, and a watch that goes while it does. */
export class TableClock {
  private readonly watch = new Watch();
  readonly heard: Heard | null = $derived.by(() => {
    const session = this.session();
    return session.info?.status === "running" ? session.heard : null;
  });
  readonly at: number = $derived.by(() => Math.max(this.watch.at, this.heard?.at ?? 0));

  constructor(private readonly session: () => Session) {
    const ticking = $derived(this.heard !== null && this.heard.clock.seat !== null);
    $effect(() => (ticking ? this.watch.start() : undefined));
  }
}
