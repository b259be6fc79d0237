// The board of legacies.

import type { GameBoard } from "../../board/game";

export const legacies: GameBoard = {
  load: () => import("./Board.svelte").then((found) => found.default),
};
