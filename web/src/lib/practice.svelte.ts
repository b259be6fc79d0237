// A position to practise: the table as its seat saw it then, what one answers now, and what that was worth.

import { call } from "./api";
import { library } from "./library.svelte";
import { Replay } from "./replay.svelte";
import { Session } from "./session.svelte";
import { text } from "./text.svelte";
import type { CardTable, PracticeItem, PracticePage, PracticeResult } from "./wire";

export class Exercise {
  page = $state.raw<PracticePage | null>(null);
  result = $state.raw<PracticeResult | null>(null);
  refusal = $state.raw<unknown>(null);
  busy = $state(false);
  /** A session that shows the position and nothing else; it is never connected. */
  session = $state.raw<Session | null>(null);

  readonly item: PracticeItem | null = $derived(this.result?.item ?? this.page?.item ?? null);

  constructor(private readonly id: string) {}

  private get path(): Record<string, string> {
    return { position: this.id };
  }

  async load(): Promise<void> {
    try {
      const page = await call("GET /api/practice/{position}", { path: this.path });
      await library.load();
      const session = new Session(page.item.table);
      session.update = page.update;
      session.replay = new Replay(page.item.table, page.update.number, page.item.seat, () => page.update.events);
      session.replay.shown = page.update;
      this.session = session;
      this.page = page;
    } catch (found) {
      this.refusal = found;
    }
  }

  async answer(pick: string): Promise<void> {
    if (this.busy) {
      return;
    }
    this.busy = true;
    this.refusal = null;
    try {
      this.result = await call("POST /api/practice/{position}/answer", { path: this.path, body: { pick } });
    } catch (found) {
      this.refusal = found;
    } finally {
      this.busy = false;
    }
  }

  /** Try once more. */
  again(): void {
    this.result = null;
  }
}

/** The cards of a position: those of its table, or, where that is gone, those of the game. */
export async function cardsOf(item: PracticeItem): Promise<CardTable> {
  const lang = text.lang;
  return library
    .cardsAt(item.table, lang)
    .catch(() => library.cardsOf(item.game, library.game(item.game)?.standard_set ?? "", lang));
}
