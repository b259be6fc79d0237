// The board of leaders.

import type { GameBoard } from "../../board/game";
import cover from "./cover.svg";

export const leaders: GameBoard = {
  keys: ["h"],
  load: () => import("./Board.svelte").then((found) => found.default),
  boxes: { leaders: { cover, weight: 1, minutes: [30, 45] } },
};
