// The log: events as sentences, one paragraph for each who acted.

import type { Voice } from "./voice";
import type { Told } from "./wire";

export interface Deed {
  entry: number;
  text: string;
  clause: string;
}

export interface Paragraph {
  key: string;
  seat: number | null;
  deeds: Deed[];
}

/** What happened, in paragraphs: deeds of the same seat in a row belong together. */
export function told(events: Told[], voice: Voice): Paragraph[] {
  const found: Paragraph[] = [];
  events.forEach((event, place) => {
    const seat = seatOf(event);
    const deed = { entry: event.entry, text: voice.say(event.message, event.args), clause: event.clause };
    const last = found.at(-1);
    if (last !== undefined && seat !== null && last.seat === seat) {
      last.deeds.push(deed);
    } else {
      found.push({ key: `${event.entry}-${place}`, seat, deeds: [deed] });
    }
  });
  return found;
}

function seatOf(event: Told): number | null {
  const seat = event.args["seat"];
  return typeof seat === "number" ? seat : null;
}
