// The board of a game. A game without one, and whoever prefers it, has the generic screen.

import type { GameBoard, GameBox } from "../board/game";
import type { GameInfo } from "../lib/wire";
import * as list from "./list";

const BOARDS: Partial<Record<string, GameBoard>> = list;
const BOXES = new Map(Object.values(list).flatMap(({ boxes }: GameBoard) => Object.entries(boxes)));

/** The board of a game, if it has one; an expansion is played on the board of its base game. */
export function boardOf(game: GameInfo | undefined): GameBoard | undefined {
  return game === undefined ? undefined : (BOARDS[game.game] ?? BOARDS[game.extends]);
}

/** The keys of the boards, by the names of the games that are played on them. */
export const KEYS_OF_GAMES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(list).flatMap(({ boxes, keys }: GameBoard) => Object.keys(boxes).map((game) => [game, keys] as const)),
);

/** The box of a game; null for one that nobody has drawn yet. */
export function boxOf(game: string): GameBox | null {
  return BOXES.get(game) ?? null;
}
