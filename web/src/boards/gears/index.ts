// The board of gears, and of its expansion.

import type { GameBoard } from "../../board/game";

export const gears: GameBoard = {
  load: () => import("./Board.svelte").then((found) => found.default),
  sounds: { "became-failed": "struck", "cube-lost": "struck", travelled: "laid", influenced: "laid", paid: null },
};
