// How large things on the timeline are in the room there is: as large as they can be, so that nothing scrolls.

import type { Shape } from "../../board/shapes";

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
  /** A low tile says less; a narrow one stands upright. */
  compact: boolean;
  stacked: boolean;
  /** So little room that there is only the name, and what lies in the tray. */
  flat: boolean;
}

const [WIDEST, FUTURE] = [220, 14]; // pixels: a column at most, and what lies beyond the last
const [LOWEST, LOW, NARROW] = [38, 56, 100];

/** Markers, rail and heads, by the shape of the screen. */
const TOPS: Record<Shape, [number, number, number]> = {
  phone: [30, 6, 0],
  sideways: [30, 6, 0],
  tablet: [36, 12, 48],
  desk: [44, 14, 32],
  rail: [52, 14, 38],
  rails: [60, 16, 42],
};

export function measured(shape: Shape, width: number, height: number, frames: number, rows: number): Measures {
  const [marker, rail, head] = TOPS[shape];
  const big = shape === "rails";
  const gap = big || shape === "rail" ? 6 : shape === "tablet" ? 4 : 5;
  const [across, edge, beyond] = shape === "tablet" ? [3, 4, 3] : [6, 8, FUTURE];
  const columns = frames + 1;
  const column = Math.min(WIDEST, Math.floor((width - 2 * edge - beyond - across * columns) / columns));
  const room = Math.floor((height - marker - rail - head - 8) / Math.max(1, rows)) - gap;
  const stacked = column < NARROW;
  const tile = Math.max(LOWEST, Math.min(room, big ? 96 : stacked ? 78 : 84));
  const compact = tile < LOW || stacked;
  const flat = stacked && tile < 64;
  const name = compact ? 11 : Math.round(Math.min(17, Math.max(12, column * 0.085)) * 2) / 2;
  const icon = stacked ? 18 : compact ? 19 : Math.min(38, Math.round(tile * 0.46));
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
    cube: flat ? 12 : stacked ? 13 : compact ? 15 : Math.min(22, Math.round(tile * 0.29)),
    compact,
    stacked,
    flat,
  };
}

export function asStyle(sizes: Measures): Record<string, string> {
  const { column, across, edge, marker, rail, head, tile, gap, name, icon, cube } = sizes;
  const pixels = { column, across, edge, marker, rail, head, tile, gap, name, icon, cube };
  return Object.fromEntries(Object.entries(pixels).map(([what, size]) => [`--${what}`, `${size}px`]));
}

/** One frame by itself, as wide as the screen: tiles in columns, as high as they can be. */
export function single(
  width: number,
  height: number,
  places: number,
): { across: number; tiles: Measures; style: Record<string, string> } {
  const across = width > 420 && places > 4 ? 3 : 2;
  const column = Math.floor((width - 24 - 10 * (across - 1)) / across);
  const strip = Math.min(146, Math.max(64, 0.36 * height));
  const rows = Math.ceil(places / across);
  const room = Math.floor((height - strip - 44 - 30) / rows) - 4;
  const tile = Math.max(34, Math.min(room, 74));
  const compact = tile < LOW;
  const tiles: Measures = {
    column,
    across: 0,
    edge: 0,
    marker: 30,
    rail: 6,
    head: 0,
    tile,
    gap: 4,
    name: compact || column < 150 ? 12 : 14.5,
    icon: compact || column < 150 ? 20 : 30,
    cube: compact ? 14 : 17,
    compact,
    stacked: false,
    flat: false,
  };
  return { across, tiles, style: asStyle(tiles) };
}
