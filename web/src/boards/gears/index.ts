// The board of gears, and of its expansion.

import type { GameBoard } from "../../board/game";

export const gears: GameBoard = {
  load: () => import("./Board.svelte").then((found) => found.default),
  sounds: {
    "became-failed": "fail",
    "cube-lost": "struck",
    travelled: ({ args }) => {
      const frames = Number(args["frame"]) - Number(args["before"]);
      return { sound: "travel", times: Math.min(8, Math.max(4, Math.abs(frames))), rises: Math.sign(frames) };
    },
    influenced: "cube",
    "placed-cube": "cube",
    paid: "card",
    "paid-unseen": "card",
    established: "bell",
  },
};
