// Which sound belongs to which event. It goes by what events of all games have in common; a board may add its own.

import type { Told } from "./wire";

/** Quiet and short; tools/sounds.py makes them. */
export const SOUNDS = [
  "card",
  "cube",
  "travel",
  "draw",
  "bell",
  "fail",
  "points",
  "struck",
  "turn",
  "clock",
  "win",
  "close",
] as const;
export type Sound = (typeof SOUNDS)[number];

/** A sound, how often it is played, and whether each is higher (more than 0) or lower than the last. */
export interface Note {
  sound: Sound;
  /** Something that varies by seat sounds a little higher for each. */
  seat?: number;
  times?: number;
  rises?: number;
}

/** Sounds of single events, by their message; null where there is to be none. */
export type OwnSounds = Readonly<Record<string, Sound | ((event: Told) => Note) | null>>;

const LOST = "lost-";
const DREW = "drew";
const MOST = 8; // more entries than that at once are caught up with in silence
/** Of several things that happen at once, the most telling is heard. */
const TELLING: readonly Sound[] = ["struck", "fail", "points", "bell", "cube", "travel", "card", "draw"];

/** What one can hear of a table: how far it is, whether one is asked, whether it is over, and whether one has won. */
export interface Hearing {
  number: number;
  mine: boolean;
  over: boolean;
  won: boolean;
}

/** What an event sounds like: whom it hits, what it brings, or what it moves. */
export function soundOf(event: Told, cardArgs: readonly string[], own: OwnSounds = {}): Note | null {
  const { message, args } = event;
  const named = own[message];
  if (named !== undefined) {
    return typeof named === "string" ? note(named, event) : (named?.(event) ?? null);
  }
  if (typeof args["victim"] === "number" || message.startsWith(LOST)) {
    return note("struck", event);
  }
  if (typeof args["points"] === "number") {
    return args["points"] > 0 ? note("points", event) : null;
  }
  if (message.startsWith(DREW)) {
    return note("draw", event);
  }
  return typeof args["seat"] === "number" && cardArgs.some((name) => args[name] !== undefined)
    ? note("card", event)
    : null;
}

function note(sound: Sound, { args }: Told): Note {
  return typeof args["seat"] === "number" ? { sound, seat: args["seat"] } : { sound };
}

/** What is to be heard after the table has changed: the most telling of what happened, then one's turn. */
export function soundsOf(
  before: Hearing,
  now: Hearing,
  events: readonly Told[],
  cardArgs: readonly string[],
  own: OwnSounds = {},
): Note[] {
  if (now.over) {
    return before.over ? [] : [{ sound: now.won ? "win" : "close" }];
  }
  const turn: Note[] = now.mine && !before.mine ? [{ sound: "turn" }] : [];
  if (now.number <= before.number || now.number > before.number + MOST) {
    return turn;
  }
  const heard = events
    .filter((event) => event.entry > before.number && event.entry <= now.number)
    .flatMap((event) => soundOf(event, cardArgs, own) ?? []);
  const deed = TELLING.map((sound) => heard.find((one) => one.sound === sound)).find((one) => one !== undefined);
  return deed === undefined ? turn : [deed, ...turn];
}
