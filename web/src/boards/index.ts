// The boards there are. A game without one, and whoever prefers it, has the generic screen.

import type { Component } from "svelte";

import type { Moves } from "../lib/moves.svelte";
import type { Session } from "../lib/session.svelte";
import type { OwnSounds } from "../lib/sounds";
import type { Voice } from "../lib/voice";
import type { CardTable, GameInfo } from "../lib/wire";

export interface OnBoard {
  session: Session;
  voice: Voice;
  moves: Moves;
  cards: CardTable;
}

type Load = () => Promise<Component<OnBoard>>;

const BOARDS: Record<string, Load> = {
  leaders: () => import("./leaders/Board.svelte").then((found) => found.default),
  gears: () => import("./gears/Board.svelte").then((found) => found.default),
};

/** What sounds on a board like something else than its events do elsewhere. */
const SOUNDS: Record<string, OwnSounds> = {
  gears: { "became-failed": "struck", "cube-lost": "struck", travelled: "laid", influenced: "laid", paid: null },
};

export function soundsIn(game: GameInfo | undefined): OwnSounds {
  return game === undefined ? {} : (SOUNDS[game.game] ?? SOUNDS[game.extends] ?? {});
}

/** How the board of a game is loaded, if it has one; an expansion is played on the board of its base game. */
export function boardOf(game: GameInfo | undefined): Load | undefined {
  return game === undefined ? undefined : (BOARDS[game.game] ?? BOARDS[game.extends]);
}
