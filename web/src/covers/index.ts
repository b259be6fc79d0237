// The pictures of games and bots: the cover of a box, or the lantern, and the faces of bots.

import { boxOf } from "../boards";
import lantern from "./lantern.svg";
import orrery from "./orrery.svg";
import tallow from "./tallow.svg";
import verity from "./verity.svg";
import wick from "./wick.svg";

const PORTRAITS: Record<string, string | undefined> = {
  beginner: wick,
  random: wick,
  casual: tallow,
  greedy: tallow,
  strong: verity,
  expert: orrery,
};

/** The picture on the box of a game: its own, or the lantern. */
export function coverOf(game: string): string {
  return boxOf(game)?.cover ?? lantern;
}

/** The face of a bot; null for one that nobody has drawn yet. */
export function portraitOf(bot: string): string | null {
  return PORTRAITS[bot] ?? null;
}
