// What has happened since one's own last move.

import type { Told } from "./wire";

/** The events after the last entry that a seat has made: what is told first at an entry is what somebody did. */
export function sinceOwn(events: Told[], seat: number | null): Told[] {
  let [own, entry] = [-1, -1];
  for (const event of events) {
    if (event.entry !== entry) {
      entry = event.entry;
      own = seat !== null && event.args["seat"] === seat ? entry : own;
    }
  }
  return own < 0 ? [] : events.filter((event) => event.entry > own);
}
