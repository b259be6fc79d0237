// The outline of a view, made ready to be drawn: equal pieces together, what is only to be pointed at left out.

import type { Voice } from "./voice";
import type { Line, Piece, Says, Section } from "./wire";

const HAND = "section-hand"; // the title of a section with what one holds, in every game

export interface Counted {
  key: string;
  piece: Piece;
  text: string;
  count: number;
}

export interface Drawn {
  key: string;
  section: Section;
  title: string;
  seat: number | null;
  hand: boolean;
}

/** The sections in their order, one's hand first: it is what one decides with. */
export function drawn(sections: Section[], voice: Voice): Drawn[] {
  const found = sections.map((section, place) => ({
    key: `${section.title.message}-${place}`,
    section,
    title: voice.says(section.title),
    seat: seatIn(section.title),
    hand: section.title.message === HAND,
  }));
  return [...found.filter((one) => one.hand), ...found.filter((one) => !one.hand)];
}

function seatIn(title: Says): number | null {
  const seat = title.args["seat"];
  return typeof seat === "number" ? seat : null;
}

/** Equal pieces once, with their number. What is only there to be pointed at is left out where nothing points at it. */
export function counted(pieces: Piece[], voice: Voice): Counted[] {
  const found = new Map<string, Counted>();
  for (const piece of pieces) {
    if (piece.aside && piece.picks.length === 0 && piece.refused === null) {
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

/** Nothing but zeros and empty lists: there is nothing to say. */
export function isEmpty(line: Line, seatArgs: string[]): boolean {
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

export interface Refused {
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
export function refusals(question: Section | null, voice: Voice): Refused[] {
  return piecesOf(question).flatMap((piece, place) =>
    piece.refused === null
      ? []
      : [{ key: `${place}`, text: voice.says(piece.says), why: piece.refused, clause: piece.clause }],
  );
}

function piecesOf(question: Section | null): Piece[] {
  return question?.lines.flatMap((line) => line.pieces) ?? [];
}
