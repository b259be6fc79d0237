// A lesson as it is read: which page is open, what it waits for, what it points at.

import type { LessonInfo, LessonPage, LessonPart, TableInfo } from "./wire";

/** The page that somebody has turned to, at which position of the game. */
export interface TurnedPage {
  number: number;
  page: number;
}

export interface OpenPage {
  at: number;
  last: number;
  page: LessonPage | null;
  /** Which of the steps that is; null for a hint. */
  step: number | null;
  /** What the lesson waits for, once one has read that far. */
  pick: string | null;
  /** The answers whose things are pointed at. */
  shown: string[];
}

/** The first new page, unless somebody has turned the pages here. */
export function openPage(
  lesson: LessonInfo | null,
  followed: TableInfo["lesson"],
  number: number,
  turned: TurnedPage | null,
): OpenPage {
  const last = (lesson?.pages.length ?? 1) - 1;
  const at = Math.min(turned !== null && turned.number === number ? turned.page : (lesson?.first ?? 0), last);
  const page = lesson?.pages[at] ?? null;
  const step = page === null || page.hint ? null : stepsIn(lesson, at);
  if (followed !== "on" || lesson === null || page === null) {
    return { at, last, page, step, pick: null, shown: [] };
  }
  const pick = at === last ? lesson.pick : null;
  return { at, last, page, step, pick, shown: pick === null ? page.shows : [pick, ...page.shows] };
}

/** How many pages up to this one are steps and not hints. */
function stepsIn(lesson: LessonInfo | null, at: number): number {
  return (lesson?.pages ?? []).slice(0, at + 1).filter((page) => !page.hint).length;
}

/** Is an answer pointed at, or are several that one touch stands for: those it waits for, or a path that is shown? */
export function pointsAt(found: OpenPage, lesson: LessonInfo | null, picks: string[]): boolean {
  const path = picks.join(",");
  const wanted = found.pick === null ? "" : [found.pick, ...(lesson?.then ?? [])].join(",");
  return path !== "" && (wanted === path || wanted.startsWith(`${path},`) || found.shown.includes(path));
}

/** The next page or the one before, as far as there are pages. */
export function turnPage({ at, last }: OpenPage, by: 1 | -1, number: number): TurnedPage {
  return { number, page: Math.max(0, Math.min(at + by, last)) };
}

/** What was kept of it, if that can be read. */
export function parseTurnedPage(found: unknown): TurnedPage | null {
  const { number, page } = (found ?? {}) as Partial<TurnedPage>;
  return typeof number === "number" && typeof page === "number" ? { number, page } : null;
}

/** A part of a lesson as it stands: gone through, begun at some table, or neither. */
export interface PartProgress extends LessonPart {
  done: boolean;
  begun: string | null;
}

/** The part that is best taken now: the first that one has not gone through; the first of all if there is none. */
export function nextPart(parts: PartProgress[]): PartProgress | undefined {
  return parts.find((one) => !one.done) ?? parts[0];
}
