// A table as it is being planned, and the changes that the three parts of the screen make to it.

import { resized, seatPlan, defaultPlan, type SeatKind, type TablePlan } from "../lib/tablePlan";
import type { GameInfo } from "../lib/wire";

export class TableSetup {
  private changed = $state.raw<TablePlan | null>(null);
  /** The seat that is spoken of. */
  seat = $state(1);
  readonly plan: TablePlan = $derived.by(() => this.changed ?? defaultPlan(this.game));

  constructor(readonly game: GameInfo) {
    this.seat = Math.min(1, this.plan.seats.length - 1);
  }

  change(part: Partial<TablePlan>): void {
    this.changed = { ...this.plan, ...part };
  }

  /** Who sits on the seat that is spoken of; a seat for whoever comes makes the table public. */
  choose(kind: SeatKind, bot = ""): void {
    const seats = this.plan.seats.map((one, place) => (place === this.seat ? seatPlan(kind, bot) : one));
    this.change({ seats, ...(kind === "open" ? { public: true } : {}) });
  }

  add(): void {
    this.seat = this.plan.seats.length;
    this.change({ seats: resized(this.plan.seats, this.plan.seats.length + 1) });
  }

  remove(seat: number): void {
    this.change({ seats: this.plan.seats.filter((_, place) => place !== seat) });
    this.seat = Math.min(this.seat, this.plan.seats.length - 1);
  }

  option(name: string, value: string): void {
    this.change({ options: { ...this.plan.options, [name]: value } });
  }
}
