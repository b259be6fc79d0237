// Moves at a table, and why one did not work: answering, taking back, taking a seat back.

import { call, Refusal } from "./api";
import type { Session } from "./session.svelte";
import { t } from "./text.svelte";
import { withoutIsolates, type Voice } from "./voice";

const CONSENT = "illegal-undo-consent";

export class Moves {
  /** Why the last answer was refused. */
  refusal = $state.raw<unknown>(null);
  undoRefusal = $state.raw<unknown>(null);
  /** Whether the others can be asked to let one take it back. */
  askOthers = $state(false);
  /** The entry from which on one wanted to take back; without it one's last answer. */
  undoFrom: number | undefined;
  /** One's answers that can be taken back without asking anybody. */
  freeUndos = $state.raw<readonly number[]>([]);

  constructor(private readonly session: Session) {}

  /** The answer that would be taken back: the server says which. */
  private get last(): number | null {
    const { session } = this;
    return session.playing && !session.botPlays ? (session.update?.undo ?? null) : null;
  }

  /** Is there something of one's own to take back? */
  get canUndo(): boolean {
    return this.last !== null;
  }

  /** What would be taken back, in words: what came of it, or the answer where nothing has come of it yet. */
  undoLabel(voice: Voice): string {
    const { last, session } = this;
    const done = session.events.find((event) => event.entry === last);
    const pick = session.update?.undo_pick ?? null;
    const what = done !== undefined ? voice.say(done.message, done.args) : pick !== null ? voice.pick(pick) : null;
    return last === null || what === null ? t("undo") : withoutIsolates(t("undo-what", { what }));
  }

  /** A new question: what was refused before is of no interest. */
  clearRefusals(): void {
    this.refusal = null;
    this.undoRefusal = null;
    this.askOthers = false;
  }

  async pick(one: string, say?: string): Promise<void> {
    this.refusal = null;
    try {
      await this.session.answer(one, say);
    } catch (found) {
      this.refusal = found;
    }
  }

  /** Would an answer be one that cannot be taken back without asking the others? The server knows; else it might be. */
  async isFinal(pick: string, signal?: AbortSignal): Promise<boolean> {
    const { table, viewer } = this.session;
    const query = { pick, seat: viewer };
    return call("GET /api/tables/{table}/why", { path: { table }, query, signal }).then(
      (found) => found.legal && !found.free,
      () => true,
    );
  }

  /** Ask the server what can be taken back freely, as often as the game has moved on. */
  async findFreeUndos(): Promise<void> {
    const { table, viewer } = this.session;
    this.freeUndos = [];
    if (!this.canUndo) {
      return;
    }
    const asked = call("GET /api/tables/{table}/undo", { path: { table }, query: { seat: viewer } });
    const found = await asked.catch(() => null);
    if (found !== null && found.number === this.session.update?.number && viewer === this.session.viewer) {
      this.freeUndos = found.free;
    }
  }

  /** Take back one's last answer, or everything from entry `to` on. */
  async undo(ask: boolean, to?: number): Promise<void> {
    this.undoRefusal = null;
    this.askOthers = false;
    this.undoFrom = to;
    try {
      await this.session.undo(ask, to);
    } catch (found) {
      this.undoRefusal = found;
      this.askOthers = found instanceof Refusal && found.problem.message === CONSENT;
    }
  }

  async takeSeatBack(): Promise<void> {
    if (this.session.viewer !== null) {
      await this.session
        .act("back", { seat: this.session.viewer })
        .catch((found: unknown) => (this.undoRefusal = found));
    }
  }
}
