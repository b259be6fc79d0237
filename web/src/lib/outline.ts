// The outline of a view, made ready to be drawn: equal pieces are grouped, those only there to be pointed at left out.

import type { Voice } from "./voice";
import type { Line, Piece, Says, Section } from "./wire";

const HAND = "section-hand"; // the title of a section with what one holds, in every game

export interface CountedPiece {
  key: string;
  piece: Piece;
  text: string;
  count: number;
}

export interface DrawnSection {
  key: string;
  section: Section;
  title: string;
  seat: number | null;
  hand: boolean;
}

/** The sections in their order, one's hand first: it is what one decides with. */
export function drawnSections(sections: Section[], voice: Voice): DrawnSection[] {
  const found = sections.map((section, place) => ({
    key: `${section.title.message}-${place}`,
    section,
    title: voice.says(section.title),
    seat: seatIn(section.title),
    hand: section.title.message === HAND,
  }));
  return [...found.filter((one) => one.hand), ...found.filter((one) => !one.hand)];
}

/** Sections of a position that is past: nothing can be answered any more. */
export function withoutPicks(sections: Section[]): Section[] {
  const still = (piece: Piece) => ({ ...piece, picks: [], refused: null });
  return sections.map((section) => ({
    ...section,
    lines: section.lines.map((line) => ({ ...line, pieces: line.pieces.map(still) })),
  }));
}

function seatIn(title: Says): number | null {
  const seat = title.args["seat"];
  return typeof seat === "number" ? seat : null;
}

/** The answers that touch what is only there to be pointed at; why others cannot be given is said at the question. */
export function pointedPicks(pieces: Piece[]): string[] {
  return pieces.filter((piece) => piece.aside).flatMap((piece) => piece.picks);
}

/** Equal pieces once, with their number; without what is only there to be pointed at. */
export function countPieces(pieces: Piece[], voice: Voice): CountedPiece[] {
  const found = new Map<string, CountedPiece>();
  for (const piece of pieces) {
    if (piece.aside) {
      continue;
    }
    const key = JSON.stringify(piece);
    const before = found.get(key);
    if (before === undefined) {
      found.set(key, { key, piece, text: voice.says(piece.says), count: 1 });
    } else {
      before.count += 1;
    }
  }
  return [...found.values()];
}

export interface Run {
  key: string;
  text: string;
  /** The line, where it stands for itself. */
  line: Line | null;
}

/** The lines of a section: those without pieces run on as one paragraph, unless each stands in its own row. */
export function runs(section: Section, voice: Voice, seatArgs: string[]): Run[] {
  const found: Run[] = [];
  const whole = section.title.message === HAND; // an empty hand is worth a word
  for (const line of section.lines.filter((one) => whole || !isEmpty(one, seatArgs))) {
    const text = voice.says(line.says);
    const last = found.at(-1);
    if (section.rows || line.pieces.length > 0) {
      found.push({ key: String(found.length), text, line });
    } else if (last !== undefined && last.line === null) {
      last.text = `${last.text} ${text}`;
    } else {
      found.push({ key: String(found.length), text, line: null });
    }
  }
  return found;
}

/** Sections as they are laid out: those of players side by side. */
export function groups(sections: DrawnSection[]): DrawnSection[][] {
  const found: DrawnSection[][] = [];
  for (const one of sections) {
    const last = found.at(-1);
    if (last !== undefined && isOfPlayer(one) && last.every(isOfPlayer)) {
      last.push(one);
    } else {
      found.push([one]);
    }
  }
  return found;
}

function isOfPlayer(one: DrawnSection): boolean {
  return one.seat !== null && !one.hand && !one.section.aside;
}

/** Nothing but zeros and empty lists: there is nothing to say. */
function isEmpty(line: Line, seatArgs: string[]): boolean {
  const counts = Object.entries(line.says.args).filter(([name]) => !seatArgs.includes(name));
  return (
    counts.length > 0 &&
    line.pieces.length === 0 &&
    counts.every(([, value]) => value === 0 || value === "" || (Array.isArray(value) && value.length === 0))
  );
}

export interface Offer {
  pick: string;
  text: string;
}

export interface RefusedOffer {
  key: string;
  text: string;
  why: Says;
  clause: string;
}

/** What can be answered, in the order of the question. */
export function offers(question: Section | null, voice: Voice): Offer[] {
  return piecesOf(question).flatMap((piece) => piece.picks.map((pick) => ({ pick, text: voice.says(piece.says) })));
}

/** What the question is about and cannot be answered, and why. */
export function refusals(question: Section | null, voice: Voice): RefusedOffer[] {
  return piecesOf(question).flatMap((piece, place) =>
    piece.refused === null
      ? []
      : [{ key: `${place}`, text: voice.says(piece.says), why: piece.refused, clause: piece.clause }],
  );
}

function piecesOf(question: Section | null): Piece[] {
  return question?.lines.flatMap((line) => line.pieces) ?? [];
}
