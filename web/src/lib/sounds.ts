// Which sound belongs to what happens. It goes by what events of any game have in common; a board may name its own.

import type { Told } from "./wire";

/** Quiet and short: somebody lays something, something is struck, points, one's turn, the end. */
export const SOUNDS = ["laid", "struck", "points", "turn", "over"] as const;
export type Sound = (typeof SOUNDS)[number];

/** Sounds of single events, by their message; null where there is to be none. */
export type OwnSounds = Readonly<Record<string, Sound | null>>;

const LOST = "lost-";
const MOST = 8; // more entries than that at once are caught up with in silence

/** What one can hear of a table: how far it is, whether one is asked, whether it is over. */
export interface Hearing {
  number: number;
  mine: boolean;
  over: boolean;
}

/** What an event sounds like: whom it hits, what it brings, or what it moves. */
export function soundOf(event: Told, cardArgs: readonly string[], own: OwnSounds = {}): Sound | null {
  const { message, args } = event;
  const named = own[message];
  if (named !== undefined) {
    return named;
  }
  if (typeof args["victim"] === "number" || message.startsWith(LOST)) {
    return "struck";
  }
  if (typeof args["points"] === "number") {
    return args["points"] > 0 ? "points" : null;
  }
  return typeof args["seat"] === "number" && cardArgs.some((name) => args[name] !== undefined) ? "laid" : null;
}

/** What is to be heard after the table has changed: the most telling of what happened, then one's turn. */
export function soundsOf(
  before: Hearing,
  now: Hearing,
  events: readonly Told[],
  cardArgs: readonly string[],
  own: OwnSounds = {},
): Sound[] {
  if (now.over) {
    return before.over ? [] : ["over"];
  }
  const turn: Sound[] = now.mine && !before.mine ? ["turn"] : [];
  if (now.number <= before.number || now.number > before.number + MOST) {
    return turn;
  }
  const heard = events.filter((event) => event.entry > before.number).map((event) => soundOf(event, cardArgs, own));
  const deed = (["struck", "points", "laid"] as const).find((sound) => heard.includes(sound));
  return deed === undefined ? turn : [deed, ...turn];
}
