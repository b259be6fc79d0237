// The table as it stood right after one's own last move: what differs now is new.

import { untrack } from "svelte";

import { viewAt } from "./replay.svelte";
import type { Session } from "./session.svelte";
import type { Update } from "./wire";

export class ViewAfterOwnMove<View> {
  private then = $state.raw<{ own: number; seat: number | null; view: View } | null>(null);
  /** The view after one's last move of a game that goes on; null where there is none, or it has not come yet. */
  readonly view: View | null = $derived.by(() => {
    const { update, playing } = this.session();
    const fits = playing && this.then !== null && update?.own === this.then.own && update.seat === this.then.seat;
    return fits ? (this.then?.view ?? null) : null;
  });

  constructor(private readonly session: () => Session) {
    $effect.pre(() => {
      const { update, playing } = this.session();
      if (playing && update !== null && update.view !== null) {
        untrack(() => {
          void this.onUpdate(update);
        });
      }
    });
  }

  /** Whoever has just answered sees that view anyway; whoever comes later asks for it. */
  private async onUpdate({ table, number, seat, own, view }: Update): Promise<void> {
    if (own === null || (this.then?.own === own && this.then.seat === seat)) {
      return;
    }
    if (number === own) {
      this.then = { own, seat, view: view as unknown as View };
      return;
    }
    const found = await viewAt(table, seat, { at: own, outline: false }).catch(() => null);
    if (found !== null && this.session().update?.own === own) {
      this.then = { own, seat, view: found.view as unknown as View };
    }
  }
}
