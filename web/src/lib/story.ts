// The log: events as sentences, one paragraph for each who acted.

import type { Voice } from "./voice";
import type { Json, Named, Told } from "./wire";

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
  folded(events, voice).forEach((event, place) => {
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

/** Events of the same kind and seat in a row become one, where there is a sentence for several. */
export function folded(events: Told[], voice: Voice): Told[] {
  const found: Told[][] = [];
  for (const event of events) {
    const run = found.at(-1);
    const first = run?.[0];
    const same = first !== undefined && first.message === event.message && seatOf(first) === seatOf(event);
    if (same && run !== undefined && voice.bundle.hasMessage(`${event.message}-many`)) {
      run.push(event);
    } else {
      found.push([event]);
    }
  }
  return found.flatMap((run) => (run.length > 1 ? [together(run, voice)] : run));
}

/** Several events as one: cards are listed, points added up, the rest is that of the first. */
function together(run: Told[], voice: Voice): Told {
  const [first] = run;
  if (first === undefined) {
    throw new RangeError("there is nothing to tell");
  }
  const args: Named<Json> = { ...first.args, count: run.length };
  for (const name of Object.keys(first.args)) {
    const values = run.map((event) => event.args[name] ?? null);
    if (voice.isCard(name)) {
      args[name] = values;
    } else if (name === "points") {
      args[name] = values.reduce<number>((sum, value) => sum + Number(value), 0);
    }
  }
  return { ...first, message: `${first.message}-many`, args };
}

function seatOf(event: Told): number | null {
  const seat = event.args["seat"];
  return typeof seat === "number" ? seat : null;
}
