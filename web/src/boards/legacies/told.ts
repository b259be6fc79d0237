// What the story tells and the table does not show.

import { wordIn } from "../../lib/json";
import type { Told } from "../../lib/wire";

/** Who has triggered which global action since the generation began. */
export function triggeredBy(story: readonly Told[]): Map<string, number> {
  const found = new Map<string, number>();
  const from = story.findLastIndex((event) => event.message === "generation-began");
  for (const { message, args } of story.slice(Math.max(0, from))) {
    if (message === "triggered" && typeof args["seat"] === "number") {
      found.set(wordIn(args["global"]), args["seat"]);
    }
  }
  return found;
}
