// How the streets of the others stand: side by side as long as each is wide enough, else in several rows.

import type { ViewportShape } from "../../board/viewportShape";

export interface Streets {
  /** How many stand side by side, and in how many rows. */
  across: number;
  rows: number;
  /** Places that are left in the last row: the piles lie there. */
  spare: number;
  /** How much of the height of the screen the others take. */
  over: number;
}

const NARROW = 370; // pixels in which the names of five buildings still fit

/** What lies beside the streets, in pixels. */
const BESIDE: Record<ViewportShape, number> = { phone: 0, sideways: 0, tablet: 16, desk: 28, rail: 380, rails: 420 };

/** Parts of the height, by the number of rows. */
const OVER: Record<ViewportShape, readonly number[]> = {
  phone: [0],
  sideways: [0],
  tablet: [18, 33, 44],
  desk: [30, 37, 44],
  rail: [27, 40, 48],
  rails: [28, 42, 48],
};

export function streetsOf(shape: ViewportShape, width: number, others: number): Streets {
  const single = shape === "phone" || shape === "sideways";
  const across = single ? 1 : Math.max(1, Math.min(others, Math.floor((width - BESIDE[shape]) / NARROW)));
  const rows = single ? 1 : Math.max(1, Math.ceil(others / across));
  return {
    across,
    rows,
    spare: across * rows - others,
    over: OVER[shape][Math.min(rows, OVER[shape].length) - 1] ?? 0,
  };
}
