// The games whose deals are redone here, independently of the server: they follow docs/formats.md, "Chance".

import { wordIn } from "../lib/json";
import type { Record } from "../lib/wire";
import type { Shown } from "./cards";
import { Stream } from "./chance";
import type { Deal, Streams } from "./deal";
import { gears } from "./gears";
import type { Follower, Hands } from "./hands";
import { child } from "./json";
import { leaders } from "./leaders";
import { legacies } from "./legacies";

/** What must be known of a game to go through its deal once more. */
export interface GameVerifier {
  /** The verbs of what is chosen before everything is dealt. */
  choices: readonly string[];
  /** What every pile, hand and die must have been. */
  redeal: (record: Record, shown: Shown, stream: Streams) => Deal;
  /** What its answers mean for hands and piles. */
  follower: (hands: Hands, record: Record, shown: Shown) => Follower;
}

const GAMES = new Map<string, GameVerifier>(Object.entries({ leaders, gears, machines: gears, legacies }));

/** Undefined for a game whose deal is not described here. */
export function verifierOf(game: string): GameVerifier | undefined {
  return GAMES.get(game);
}

/** How many entries of a record come before everything is dealt. */
export function entriesBefore(record: Record): number {
  const choices = verifierOf(record.game)?.choices ?? [];
  const first = record.answers.findIndex((entry) => {
    const pick = wordIn(child(entry, "pick"));
    return pick !== "" && !choices.includes(pick.split(":")[0] ?? "");
  });
  return first < 0 ? record.answers.length : first;
}

/** What the cards of a game and a seed lead to; null for a game whose deal is not described here. */
export function redeal(record: Record, shown: Shown, seed: Uint8Array): Deal | null {
  return verifierOf(record.game)?.redeal(record, shown, (name) => new Stream(seed, name)) ?? null;
}
