// What stands on the box of each game: its cover, how heavy it is, and how long it lasts. Boards know the rest.

import gears from "./gears.svg";
import lantern from "./lantern.svg";
import leaders from "./leaders.svg";
import legacies from "./legacies.svg";
import machines from "./machines.svg";
import orrery from "./orrery.svg";
import tallow from "./tallow.svg";
import verity from "./verity.svg";
import wick from "./wick.svg";

export interface Box {
  cover: string;
  /** From 1, light, to 3, heavy. */
  weight: 1 | 2 | 3;
  /** How many minutes it takes around a table, at least and at most. */
  minutes: readonly [number, number];
}

const BOXES: Record<string, Box | undefined> = {
  leaders: { cover: leaders, weight: 1, minutes: [30, 45] },
  gears: { cover: gears, weight: 2, minutes: [45, 75] },
  machines: { cover: machines, weight: 2, minutes: [60, 90] },
  legacies: { cover: legacies, weight: 3, minutes: [90, 180] },
};

const PORTRAITS: Record<string, string | undefined> = {
  beginner: wick,
  random: wick,
  casual: tallow,
  greedy: tallow,
  strong: verity,
  expert: orrery,
};

/** The box of a game; null for one that nobody has drawn yet. */
export function boxOf(game: string): Box | null {
  return BOXES[game] ?? null;
}

/** The picture on the door of a game: its own, or the lantern. */
export function coverOf(game: string): string {
  return BOXES[game]?.cover ?? lantern;
}

/** The face of a bot; null for one that nobody has drawn yet. */
export function portraitOf(bot: string): string | null {
  return PORTRAITS[bot] ?? null;
}
