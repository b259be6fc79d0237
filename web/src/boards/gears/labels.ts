// Everything on the board in a sentence: what the outline of the view says about it, by the key of the thing.

import { wordIn } from "../../lib/json";
import type { Voice } from "../../lib/voice";
import type { Outline, Says, Section } from "../../lib/wire";
import { draftKey, drawnKey, fateKey, frameKey, handKey, siteKey } from "./table";

export function labelsOf(outline: Outline | null, voice: Voice): Map<string, string> {
  const found = new Map<string, string>();
  const put = (key: string | null, said: Says) => {
    if (key !== null && !found.has(key)) {
      found.set(key, voice.says(said));
    }
  };
  for (const section of outline?.sections ?? []) {
    for (const line of section.lines) {
      put(keyOfLine(line.says), line.says);
      for (const piece of line.pieces) {
        put(keyOfPiece(section, piece.says), piece.says);
      }
    }
  }
  return found;
}

function keyOfLine({ message, args }: Says): string | null {
  return message === "frame" || message === "frame-present" ? frameKey(Number(args["frame"])) : null;
}

function keyOfPiece(section: Section, { message, args }: Says): string | null {
  const card = wordIn(args["card"] ?? args["fate"]);
  const where = section.title.message;
  if (message === "piece-site") {
    return siteKey(Number(args["frame"]), wordIn(args["technology"]));
  }
  if (message === "piece-draft") {
    return draftKey(card);
  }
  if (where === "section-hand") {
    return handKey(card);
  }
  if (where === "section-drawn") {
    return drawnKey(card);
  }
  return where === "section-player" && message === "piece-card" ? fateKey(card) : null;
}
