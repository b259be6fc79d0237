// The lesson at a table as its pupil goes through it: what is said, what it points at, and leaving it.

import { getContext, setContext } from "svelte";

import { keep, kept } from "./keep";
import { learn } from "./learn";
import type { Session } from "./session.svelte";
import type { LessonInfo, LessonPage } from "./wire";

const CONTEXT = "coach";

/** The page that somebody has turned to, at which position of the game. */
interface Turned {
  number: number;
  page: number;
}

export class Coach {
  private turned = $state.raw<Turned | null>(null);

  constructor(readonly session: Session) {
    this.turned = turnedAt(kept(this.name));
  }

  private get name(): string {
    return `lesson-${this.session.table}`;
  }

  readonly lesson: LessonInfo | null = $derived.by(() => this.session.update?.lesson ?? null);
  /** Is something taught here, and does somebody listen? */
  readonly on: boolean = $derived.by(() => this.lesson !== null && this.session.info?.lesson === "on");
  readonly left: boolean = $derived.by(() => this.lesson !== null && this.session.info?.lesson === "left");
  readonly last: number = $derived((this.lesson?.pages.length ?? 1) - 1);
  /** The page that is read: the first new one, unless somebody has turned the pages. */
  readonly at: number = $derived.by(() => {
    const { turned, session, last } = this;
    const here = turned !== null && turned.number === session.update?.number;
    return Math.min(here ? turned.page : (this.lesson?.first ?? 0), last);
  });
  readonly page: LessonPage | null = $derived(this.lesson?.pages[this.at] ?? null);
  /** What the lesson waits for, once one has read that far. */
  readonly pick: string | null = $derived(this.on && this.at === this.last ? (this.lesson?.pick ?? null) : null);
  /** The answers whose things are pointed at. */
  readonly shown: string[] = $derived(
    !this.on ? [] : this.pick === null ? (this.page?.shows ?? []) : [this.pick, ...(this.page?.shows ?? [])],
  );

  /** Is this the answer that the lesson waits for? */
  points(pick: string): boolean {
    return this.pick === pick;
  }

  turn(by: 1 | -1): void {
    const page = Math.max(0, Math.min(this.at + by, this.last));
    this.turned = { number: this.session.update?.number ?? 0, page };
    keep(this.name, this.turned);
  }

  async follow(follow: boolean): Promise<void> {
    await this.session.act("lesson", { follow });
  }

  /** From the first card on: a game that still runs goes back there, else there is a new table. */
  async again(): Promise<void> {
    const { update, viewer } = this.session;
    if (update?.status !== "running" || viewer === null) {
      await learn(this.session.info?.game ?? "");
      return;
    }
    this.turned = null;
    keep(this.name, null);
    await this.follow(true);
    if (update.number > 0) {
      await this.session.act("undo", { number: update.number, to: 1, seat: viewer, ask: false });
    }
  }
}

function turnedAt(found: unknown): Turned | null {
  const { number, page } = (found ?? {}) as Partial<Turned>;
  return typeof number === "number" && typeof page === "number" ? { number, page } : null;
}

export function seatCoach(coach: Coach): Coach {
  return setContext(CONTEXT, coach);
}

/** The coach of this table; none on other screens. */
export function coachHere(): Coach | undefined {
  return getContext<Coach | undefined>(CONTEXT);
}
