// The log: events as sentences, one paragraph for each player who acted.

import type { Voice } from "./voice";
import type { Json, Named, Told } from "./wire";

export interface LogLine {
  entry: number;
  by: number | null;
  text: string;
  clause: string;
}

export interface Paragraph {
  key: string;
  seat: number | null;
  lines: LogLine[];
}

/** What happened, in paragraphs: lines of the same seat in a row belong together, but not across the entry `cut`. */
export function paragraphsOf(events: Told[], voice: Voice, cut = Infinity): Paragraph[] {
  const found: Paragraph[] = [];
  const isLater = (entry: number) => entry > cut;
  foldRepeats(events, voice, cut).forEach((event, place) => {
    const seat = seatOf(event);
    const { entry, by, clause } = event;
    const line = { entry, by, text: voice.tell(event), clause };
    const last = found.at(-1);
    const together = isLater(last?.lines.at(-1)?.entry ?? 0) === isLater(entry);
    if (last !== undefined && seat !== null && last.seat === seat && together) {
      last.lines.push(line);
    } else {
      found.push({ key: `${event.entry}-${place}`, seat, lines: [line] });
    }
  });
  return found;
}

/** Events of the same kind and seat in a row become one, where there is a sentence for several. */
export function foldRepeats(events: Told[], voice: Voice, cut = Infinity): Told[] {
  const found: Told[][] = [];
  for (const event of events) {
    const run = found.at(-1);
    const first = run?.[0];
    const same = first !== undefined && first.message === event.message && seatOf(first) === seatOf(event);
    const together = first !== undefined && first.entry > cut === event.entry > cut;
    if (same && together && run !== undefined && voice.bundle.hasMessage(`${event.message}-many`)) {
      run.push(event);
    } else {
      found.push([event]);
    }
  }
  return found.flatMap((run) => (run.length > 1 ? [together(run, voice)] : run));
}

/** Whether others did it after the answer `own` of a seat; what the seat itself has taken back is not new to it. */
export function isNewParagraph({ seat, lines: [line] }: Paragraph, own: number, viewer: number | null): boolean {
  return line !== undefined && line.entry > own && (line.by ?? seat) !== viewer;
}

/** The story up to one of the events of an entry: so many of them are told, and nothing after them. */
export function storyUntil(events: Told[], { entry, place }: { entry: number; place: number }): Told[] {
  const first = events.findIndex((event) => event.entry >= entry);
  return first < 0 ? events : events.slice(0, events[first]?.entry === entry ? first + place : first);
}

/** Several events as one: cards are listed, points added up, the rest is that of the first.
    Where there is a phrase for one of many (`MESSAGE-each`), `$each` is all of them. */
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
  const phrases = run.map((event) => voice.maybe(`${first.message}-each`, event.args));
  if (phrases[0] !== null) {
    args["each"] = phrases.join("; ");
  }
  return { ...first, entry: run.at(-1)?.entry ?? first.entry, message: `${first.message}-many`, args };
}

function seatOf(event: Told): number | null {
  const seat = event.args["seat"];
  return typeof seat === "number" ? seat : null;
}
