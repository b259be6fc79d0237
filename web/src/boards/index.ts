// The board of a game. A game without one, and whoever prefers it, has the generic screen.

import type { GameBoard } from "../board/game";
import type { GameInfo } from "../lib/wire";
import * as list from "./list";

const BOARDS: Partial<Record<string, GameBoard>> = list;

/** The board of a game, if it has one; an expansion is played on the board of its base game. */
export function boardOf(game: GameInfo | undefined): GameBoard | undefined {
  return game === undefined ? undefined : (BOARDS[game.game] ?? BOARDS[game.extends]);
}
