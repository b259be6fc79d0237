// Announcements for screen readers: what is new in a game, each event once and in order.

import { paragraphsOf } from "./story";
import type { Voice } from "./voice";
import type { ChatSent, Told } from "./wire";

export interface Announcement {
  key: number;
  text: string;
}

/** What there is to be heard on a board. */
export interface AnnouncerState {
  events: Told[];
  voice: Voice;
  /** The open question, if it is to whoever listens. */
  question: { number: number; text: string } | null;
  /** Whether one looks back: the present is heard when one returns to it. */
  past: boolean;
  /** The events of the settlement that is on the screen, which reads them out itself, and those it has shown. */
  settling: { openEvents: Told[]; shownEvents: Told[] };
}

const MOST = 24; // lines that are kept until they have been read out

/** Lines with new ones at their end, numbered on and on; the oldest go. */
export function appended(lines: Announcement[], texts: string[]): Announcement[] {
  const last = lines.at(-1)?.key ?? 0;
  const fresh = texts.map((text, place) => ({ key: last + 1 + place, text }));
  return [...lines, ...fresh].slice(-Math.max(MOST, fresh.length));
}

/** Knows what was read out of a game, and what is still to come. */
export class Announcements {
  private heard = -1;
  private asked = "";
  /** What has happened since a settlement began, until it is closed. */
  private waiting: Told[] = [];
  private held = false;

  /** What is to be read out now. What was before one came is in the log. */
  next({ events, voice, question, past, settling }: AnnouncerState): string[] {
    const asked = question === null ? "" : `${question.number} ${question.text}`;
    const last = events.at(-1)?.entry ?? -1;
    if (this.heard < 0) {
      this.heard = last;
      this.asked = past ? "" : asked;
      return [];
    }
    if (past) {
      return [];
    }
    const news = this.due(events, settling).filter((event) => !settling.shownEvents.includes(event));
    this.heard = Math.max(this.heard, last);
    const said = paragraphsOf(news, voice).map((one) => one.lines.map((line) => line.text).join(" "));
    if (this.held) {
      return said;
    }
    const isNew = question !== null && asked !== this.asked;
    this.asked = asked;
    return isNew ? [...said, question.text] : said;
  }

  /** What need not wait for the end of a settlement; what that has shown waits no more. */
  private due(events: Told[], { openEvents, shownEvents }: AnnouncerState["settling"]): Told[] {
    const all = [...this.waiting, ...events.filter((event) => event.entry > this.heard)];
    const begins = all.findIndex((event) => openEvents.includes(event));
    this.held = openEvents.length > 0 && (this.held || begins >= 0);
    const due = this.held ? all.slice(0, Math.max(0, begins)) : all;
    this.waiting = all.slice(due.length).filter((event) => !shownEvents.includes(event));
    return due;
  }
}

/** Knows what was said in the chat before. */
export class ChatAnnouncements {
  private last: number | null = null;

  /** The new lines; none of those that were there already when one `came`. */
  news(chat: ChatSent[], came: boolean): ChatSent[] {
    const { last } = this;
    this.last = Math.max(last ?? -1, ...chat.map((line) => line.n));
    return last === null || !came ? [] : chat.filter((line) => line.n > last);
  }
}
