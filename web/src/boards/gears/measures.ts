// How large things on the timeline are in the room there is: as large as they can be, so that nothing scrolls.

import { HANDLE, LAP } from "../../board/sheet";
import type { ViewportShape } from "../../board/viewportShape";

export interface Measures {
  /** Pixels: a column, between two of them, beside the first; the room over the frames, a tile, the gap below it. */
  column: number;
  across: number;
  edge: number;
  marker: number;
  rail: number;
  head: number;
  tile: number;
  gap: number;
  /** The size of names, pictures and cubes. */
  name: number;
  icon: number;
  cube: number;
  /** A low tile says less; one in a narrow column stands upright, its name below the picture; very narrow ones. */
  compact: boolean;
  stacked: boolean;
  narrow: boolean;
  /** So little room that there is only the name, and what lies in the tray. */
  flat: boolean;
}

const [WIDEST, FUTURE] = [220, 14]; // pixels: a column at most, and what lies beyond the last
export const LOW = 56; // pixels: a tile that says less
const [LOWEST, NARROW] = [38, 100];
const TRAY = 8; // pixels that a tray is higher than its cubes
const [SLIM, UPRIGHT] = [150, 72]; // pixels: a column with little room beside a picture, and how high a tile must be then

/** Markers, rail and heads, by the shape of the screen. */
const TOPS: Record<ViewportShape, [number, number, number]> = {
  phone: [30, 6, 0],
  sideways: [30, 6, 0],
  tablet: [36, 12, 48],
  desk: [44, 14, 32],
  rail: [52, 14, 38],
  rails: [60, 16, 42],
};

export function measured(shape: ViewportShape, width: number, height: number, frames: number, rows: number): Measures {
  const [marker, rail, head] = TOPS[shape];
  const big = shape === "rails";
  const gap = big || shape === "rail" ? 6 : shape === "tablet" ? 4 : 5;
  const [across, edge, beyond] = shape === "tablet" ? [3, 4, 3] : [6, 8, FUTURE];
  const columns = frames + 1;
  const column = Math.min(WIDEST, Math.floor((width - 2 * edge - beyond - across * columns) / columns));
  const room = Math.floor((height - marker - rail - head - 8) / Math.max(1, rows)) - gap;
  const narrow = column < NARROW;
  const slim = column < SLIM;
  const tile = Math.max(LOWEST, Math.min(room, big ? 96 : narrow ? 78 : slim ? 88 : 84));
  const stacked = narrow || (slim && tile >= UPRIGHT);
  const compact = tile < (slim ? UPRIGHT : LOW) || stacked;
  const flat = narrow && tile < 64;
  const cube = flat
    ? 12
    : narrow
      ? 13
      : !compact
        ? Math.min(22, Math.round(tile * 0.29))
        : !slim || stacked
          ? 15
          : Math.max(14, Math.min(17, Math.round(tile * 0.25)));
  const band = tile - cube - TRAY;
  const name = narrow
    ? 11
    : compact
      ? halves(Math.min(13, Math.max(11, stacked ? tile * 0.15 : Math.min(column * 0.09, band / 2))))
      : halves(Math.min(17, Math.max(12, column * 0.085)));
  const icon = narrow
    ? 18
    : stacked
      ? tile - 62
      : compact
        ? Math.min(band - 2, Math.round(column * 0.19))
        : Math.min(38, Math.round(tile * 0.46));
  return {
    column,
    across,
    edge,
    marker,
    rail,
    head,
    tile,
    gap,
    name,
    icon,
    cube,
    compact,
    stacked,
    narrow,
    flat,
  };
}

/** A size of letters, to half a pixel. */
function halves(size: number): number {
  return Math.round(size * 2) / 2;
}

export function asStyle(sizes: Measures): Record<string, string> {
  const { column, across, edge, marker, rail, head, tile, gap, name, icon, cube } = sizes;
  const pixels = { column, across, edge, marker, rail, head, tile, gap, name, icon, cube };
  return Object.fromEntries(Object.entries(pixels).map(([what, size]) => [`--${what}`, `${size}px`]));
}

/** One frame by itself, as wide as the screen: tiles in columns, as high as they can be. */
export function single(
  shape: ViewportShape,
  width: number,
  height: number,
  places: number,
): { across: number; free: number; tiles: Measures; style: Record<string, string> } {
  const across = width > 420 && places > 4 ? 3 : 2;
  const column = Math.floor((width - 24 - 10 * (across - 1)) / across);
  const strip = Math.min(146, Math.max(64, 0.35 * height));
  const rows = Math.ceil(places / across);
  const below = shape === "phone" ? LAP + HANDLE : 8;
  const whole = height - strip - 44 - 4 - below;
  const room = Math.floor((whole + 4) / rows) - 4;
  const tile = Math.max(44, Math.min(room, 74)); // so that a name has two lines; what is more than fits scrolls
  const compact = tile < LOW || column < SLIM;
  const cube = tile < 48 ? 12 : tile < LOW ? 14 : compact ? 15 : 17;
  const tiles: Measures = {
    column,
    across: 0,
    edge: 0,
    marker: 30,
    rail: 6,
    head: 0,
    tile,
    gap: 4,
    name: compact ? 12 : 14.5,
    icon: Math.min(compact ? 20 : 30, tile - cube - 9),
    cube,
    compact,
    stacked: false,
    narrow: false,
    flat: false,
  };
  return { across, free: whole - 52 * rows, tiles, style: { ...asStyle(tiles), "--below": `${below}px` } };
}
