// The board of gears, and of its expansion.

import type { GameBoard } from "../../board/game";
import cover from "./cover.svg";
import machines from "./machines.svg";

export const gears: GameBoard = {
  keys: ["h", "s", "n", "e"],
  load: () => import("./Board.svelte").then((found) => found.default),
  boxes: {
    gears: { cover, weight: 2, minutes: [45, 75] },
    machines: { cover: machines, weight: 2, minutes: [60, 90] },
  },
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
