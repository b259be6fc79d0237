// The board of legacies.

import type { GameBoard } from "../../board/game";
import cover from "./cover.svg";

export const legacies: GameBoard = {
  keys: ["h", "m", "g", "f", "s", "p", "e", "n"],
  load: () => import("./Board.svelte").then((found) => found.default),
  boxes: { legacies: { cover, weight: 3, minutes: [90, 180] } },
};
