// What the folder of a board offers: the board itself, loaded when a table wants it, and what sounds there.

import type { Component } from "svelte";

import type { OwnSounds } from "../lib/sounds";
import type { OnBoard } from "./state.svelte";

export interface GameBoard {
  load: () => Promise<Component<OnBoard>>;
  /** What sounds like something else than such events do elsewhere. */
  sounds?: OwnSounds;
}
