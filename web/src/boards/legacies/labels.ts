// Everything on the board in a sentence: what the outline of the view says about it, by the key of the thing.

import { wordIn } from "../../lib/json";
import type { Voice } from "../../lib/voice";
import type { Line, Outline, Says, Section } from "../../lib/wire";
import {
  cardKey,
  NEXT_EVENT,
  figureKey,
  globalKey,
  heirKey,
  heirloomKey,
  industryKey,
  investmentKey,
  marketKey,
  seatKey,
  tileKey,
  tokenKey,
  trackKey,
} from "./table";

export function labelsOf(outline: Outline | null, voice: Voice): Map<string, string> {
  const found = new Map<string, string>();
  for (const section of outline?.sections ?? []) {
    if (section.title.message === "section-player") {
      found.set(seatKey(Number(section.title.args["seat"])), sentencesOf(section, voice));
    }
    for (const line of section.lines) {
      const key = keyOfLine(line.says);
      if (key !== null) {
        found.set(key, told(line, voice));
      }
      for (const piece of line.pieces) {
        const at = keyOfPiece(section, line, piece.says);
        if (at !== null && !found.has(at)) {
          found.set(at, voice.says(piece.says));
        }
      }
    }
  }
  return found;
}

/** A line about a thing, with the tokens that stand on it. */
function told(line: Line, voice: Voice): string {
  const tokens = line.pieces.filter((piece) => piece.says.message === "piece-token");
  return [voice.says(line.says), tokens.map((piece) => voice.says(piece.says)).join(", ")].join(" ").trim();
}

/** A line as a sentence. */
function ended(line: string): string {
  return /[.!?]$/.test(line) ? line : `${line}.`;
}

/** A player in sentences. */
function sentencesOf(section: Section, voice: Voice): string {
  const lines = section.lines.filter((line) => !line.aside).map((line) => ended(voice.says(line.says)));
  return [`${voice.says(section.title)}.`, ...lines].join(" ");
}

function keyOfLine({ message, args }: Says): string | null {
  switch (message) {
    case "track":
      return trackKey(wordIn(args["character"]));
    case "industry":
      return industryKey(wordIn(args["industry"]));
    default:
      return null;
  }
}

function keyOfPiece(section: Section, line: Line, { message, args }: Says): string | null {
  switch (message) {
    case "piece-global":
      return globalKey(wordIn(args["tile"]));
    case "piece-event":
      return line.says.message === "event-later" ? NEXT_EVENT : null;
    case "piece-token":
      return tokenKey(wordIn(line.says.args["character"]), wordIn(args["seat"]));
    case "piece-figure":
      return figureKey(wordIn(args["figure"]));
    case "piece-investment":
      return investmentKey(wordIn(args["industry"]), wordIn(args["size"]), wordIn(args["seat"]));
    case "piece-tile":
      return tileKey(wordIn(args["tile"]));
    case "piece-heirloom":
      return heirloomKey(wordIn(args["heirloom"]));
    case "piece-successor":
      return heirKey(wordIn(args["successor"]));
    case "piece-card":
      return section.title.message === "section-hand" ? cardKey(wordIn(args["card"])) : marketKey(wordIn(args["card"]));
    default:
      return null;
  }
}
