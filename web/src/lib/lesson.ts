// A lesson as it is read: which page is open, what it waits for, what it points at.

import type { LessonInfo, LessonPage, TableInfo } from "./wire";

/** The page that somebody has turned to, at which position of the game. */
export interface Turned {
  number: number;
  page: number;
}

export interface Reading {
  at: number;
  last: number;
  page: LessonPage | null;
  /** What the lesson waits for, once one has read that far. */
  pick: string | null;
  /** The answers whose things are pointed at. */
  shown: string[];
}

/** The first new page, unless somebody has turned the pages here. */
export function reading(
  lesson: LessonInfo | null,
  followed: TableInfo["lesson"],
  number: number,
  turned: Turned | null,
): Reading {
  const last = (lesson?.pages.length ?? 1) - 1;
  const at = Math.min(turned !== null && turned.number === number ? turned.page : (lesson?.first ?? 0), last);
  const page = lesson?.pages[at] ?? null;
  if (followed !== "on" || lesson === null || page === null) {
    return { at, last, page, pick: null, shown: [] };
  }
  const pick = at === last ? lesson.pick : null;
  return { at, last, page, pick, shown: pick === null ? page.shows : [pick, ...page.shows] };
}

/** The next page or the one before, as far as there are pages. */
export function turnedBy({ at, last }: Reading, by: 1 | -1, number: number): Turned {
  return { number, page: Math.max(0, Math.min(at + by, last)) };
}

/** What was kept of it, if that can be read. */
export function turnedAt(found: unknown): Turned | null {
  const { number, page } = (found ?? {}) as Partial<Turned>;
  return typeof number === "number" && typeof page === "number" ? { number, page } : null;
}
