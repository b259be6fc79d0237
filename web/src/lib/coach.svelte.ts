// The lesson at a table as its pupil goes through it: turning its pages, leaving it, starting again.

import { getContext, setContext } from "svelte";

import { saveStored, loadStored } from "./storage";
import { learn } from "./learn";
import { pointsAt, openPage, parseTurnedPage, turnPage, type OpenPage, type TurnedPage } from "./lesson";
import type { Session } from "./session.svelte";
import { t } from "./text.svelte";
import type { LessonInfo } from "./wire";

const CONTEXT = "coach";

export class Coach {
  private turned = $state.raw<TurnedPage | null>(null);
  readonly lesson: LessonInfo | null = $derived.by(() => this.session.update?.lesson ?? null);
  /** Is something taught here, and does somebody listen? */
  readonly on: boolean = $derived.by(() => this.lesson !== null && this.session.info?.lesson === "on");
  readonly left: boolean = $derived.by(() => this.lesson !== null && this.session.info?.lesson === "left");
  readonly reading: OpenPage = $derived.by(() =>
    openPage(this.lesson, this.session.info?.lesson ?? null, this.number, this.turned),
  );

  constructor(readonly session: Session) {
    this.turned = parseTurnedPage(loadStored(this.name));
  }

  private get name(): string {
    return `lesson-${this.session.table}`;
  }

  private get number(): number {
    return this.session.update?.number ?? 0;
  }

  /** How an answer is marked that the lesson waits for: what points at it, and for those who hear it, words. */
  mark(pick: string): Record<string, string> {
    return this.reading.pick === pick ? { "data-pointed": "", "aria-description": t("lesson-this") } : {};
  }

  /** Turn the page. What is said next is true of the table as it stands: whoever reads on does not wait for it. */
  turnPage(by: 1 | -1): void {
    if (by === 1) {
      this.session.playback?.stop();
    }
    this.turned = turnPage(this.reading, by, this.number);
    saveStored(this.name, this.turned);
  }

  async follow(follow: boolean): Promise<void> {
    await this.session.act("lesson", { follow });
  }

  /** Is an answer, or are several that one touch stands for, what the lesson points at? */
  isPointedAt(picks: string[]): boolean {
    return pointsAt(this.reading, this.lesson, picks);
  }

  /** To the part after this one. */
  async goToNextPart(): Promise<void> {
    await learn(this.session.info?.game ?? "", this.lesson?.next ?? "");
  }

  /** From where the part began: a game that still runs goes back there, else there is a new table. */
  async restartPart(): Promise<void> {
    const { update, viewer } = this.session;
    const begun = this.lesson?.before ?? 0;
    if (update?.status !== "running" || viewer === null) {
      await learn(this.session.info?.game ?? "", this.lesson?.part ?? "", true);
      return;
    }
    this.turned = null;
    saveStored(this.name, null);
    await this.follow(true);
    if (this.number > begun) {
      await this.session.act("undo", { number: this.number, to: begun + 1, seat: viewer, ask: false });
    }
  }
}

export function setCoach(coach: Coach): Coach {
  return setContext(CONTEXT, coach);
}

/** The coach of this table; none on other screens. */
export function getCoach(): Coach | undefined {
  return getContext<Coach | undefined>(CONTEXT);
}
