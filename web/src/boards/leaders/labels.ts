// Everything on the board in a sentence: what the outline of the view says about it, by the key of the thing.

import { wordIn } from "../../lib/json";
import type { Voice } from "../../lib/voice";
import type { Line, Outline, Says, Section } from "../../lib/wire";
import { buildingKey, deckKey, discardKey, drawnKey, handKey, protectKey, resourceKey, seatKey } from "./table";

export function labelsOf(outline: Outline | null, voice: Voice): Map<string, string> {
  const found = new Map<string, string>();
  for (const section of outline?.sections ?? []) {
    const seat = Number(section.title.args["seat"]);
    if (section.title.message === PLAYER) {
      found.set(seatKey(seat), sentencesOf(section, voice));
    }
    for (const line of section.lines) {
      for (const key of keysOfLine(line.says)) {
        found.set(key, voice.says(line.says));
      }
      if (line.says.message !== STEPS) {
        line.pieces.forEach((piece, place) => {
          found.set(keyOfPiece(section, line, piece.says, place), voice.says(piece.says));
        });
      }
    }
  }
  return found;
}

const PLAYER = "section-player";
const STEPS = "table-steps";

/** A player in sentences: what they hold, and what stands in their tableau. */
function sentencesOf(section: Section, voice: Voice): string {
  const lines = section.lines.filter((line) => !line.aside);
  const sentences = lines.map((line) => {
    const pieces = line.pieces.map((piece) => voice.says(piece.says)).join(", ");
    return pieces === "" ? voice.says(line.says) : `${voice.says(line.says)} ${pieces}.`;
  });
  return [`${voice.says(section.title)}.`, ...sentences].join(" ");
}

function keysOfLine({ message }: Says): string[] {
  switch (message) {
    case "table-decks":
      return [deckKey("resource"), deckKey("legacy")];
    case "table-resource-discard":
      return [discardKey("resource")];
    case "table-legacy-discard":
      return [discardKey("legacy")];
    default:
      return [];
  }
}

function keyOfPiece(section: Section, line: Line, { message, args }: Says, place: number): string {
  const seat = Number(section.title.args["seat"]);
  if (message === "piece-resource") {
    return resourceKey(seat, wordIn(args["resource"]));
  }
  if (message === "piece-legacy") {
    return handKey(seat, wordIn(args["card"]));
  }
  if (message === "piece-protect") {
    return protectKey(seat);
  }
  return line.says.message === "drawn" ? drawnKey(place) : buildingKey(seat, place);
}

/** A line of the section of a player, by its message. */
export function playerLine(outline: Outline | null, seat: number, message: string): Line | undefined {
  const section = outline?.sections.find((one) => one.title.message === PLAYER && one.title.args["seat"] === seat);
  return section?.lines.find((line) => line.says.message === message);
}

/** A line about the table, by its message. */
export function tableLine(outline: Outline | null, message: string): Line | undefined {
  return outline?.sections.flatMap((section) => section.lines).find((line) => line.says.message === message);
}

/** A step of a turn in words, and whether it is done, now or later. */
export interface StepShown {
  text: string;
  state: string;
}

/** The steps of a turn in their order, as the outline says them. */
export function stepsIn(outline: Outline | null, voice: Voice): StepShown[] {
  const pieces = tableLine(outline, STEPS)?.pieces ?? [];
  return pieces.map(({ says }) => ({ text: voice.says(says), state: wordIn(says.args["state"]) }));
}

/** What is about to end the round: its picture and the sentence of the outline. */
export interface Notice {
  icon: string;
  text: string;
}

const NOTICES: Record<string, string | undefined> = {
  "table-first-finisher": "laurel-crown",
  "table-idle": "sands-of-time",
  "table-standstill": "sands-of-time",
};

export function noticesIn(outline: Outline | null, voice: Voice): Notice[] {
  const lines = outline?.sections.flatMap((section) => section.lines) ?? [];
  return lines.flatMap(({ says }) => {
    const icon = NOTICES[says.message];
    return icon === undefined ? [] : [{ icon, text: voice.says(says) }];
  });
}
