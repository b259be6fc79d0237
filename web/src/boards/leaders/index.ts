// The board of leaders.

import type { GameBoard } from "../../board/game";

export const leaders: GameBoard = {
  load: () => import("./Board.svelte").then((found) => found.default),
};
