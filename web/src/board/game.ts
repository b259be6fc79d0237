// What the folder of a board exports: the board itself, loaded when a table needs it, its sounds, and the boxes of its
// games.

import type { Component } from "svelte";

import type { OwnSounds } from "../lib/sounds";
import type { BoardProps } from "./state.svelte";

/** What stands on the box of a game. */
export interface GameBox {
  cover: string;
  /** From 1, light, to 3, heavy. */
  weight: 1 | 2 | 3;
  /** How many minutes it takes around a table, at least and at most. */
  minutes: readonly [number, number];
}

export interface GameBoard {
  load: () => Promise<Component<BoardProps>>;
  /** What sounds like something else than such events do elsewhere. */
  sounds?: OwnSounds;
  /** The boxes of the games that are played on it, by their names. */
  boxes: Readonly<Record<string, GameBox>>;
  /** The keys that it has beside those of every table. */
  keys: readonly string[];
}
