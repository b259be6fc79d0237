// The geometry of the chart of a review: everybody's chances from entry to entry, and where its medals lie.

import type { ReviewEntryInfo } from "./wire";

/** Where a line goes: at which entry, with which chances, give or take a band; and whether that was looked at closely. */
export interface ChartPoint {
  x: number;
  chance: number;
  band: number;
  close: boolean;
}

const FULL = 2; // the pass with the whole budget

/** The line of a seat. Between an answer and what chance added to it lies half an entry. */
export function lineOf(entries: readonly ReviewEntryInfo[], seat: number): ChartPoint[] {
  const [first] = entries;
  if (first === undefined) {
    return [];
  }
  const point = (entry: ReviewEntryInfo, x: number, chance: number | undefined): ChartPoint => ({
    x,
    chance: chance ?? 0,
    band: entry.band[seat] ?? 0,
    close: entry.pass === FULL,
  });
  const later = entries.map((entry, at) =>
    point(entry, entry.n - (entries[at + 1]?.n === entry.n ? 0.5 : 0), entry.after[seat]),
  );
  return [point(first, first.n - 1, first.before[seat]), ...later];
}

export type Place = (value: number) => number;

/** The parts of a line that were looked at closely, or those that were not, as one path. */
export function pathOf(line: readonly ChartPoint[], close: boolean, x: Place, y: Place): string {
  return line
    .map((to, at) => {
      const from = line[at - 1];
      if (from === undefined || to.close !== close) {
        return "";
      }
      const goesOn = at > 1 && from.close === close;
      return `${goesOn ? "" : `M${x(from.x)} ${y(from.chance)}`}L${x(to.x)} ${y(to.chance)}`;
    })
    .join("");
}

/** The band around a line. */
export function bandOf(line: readonly ChartPoint[], x: Place, y: Place): string {
  const edge = (sign: 1 | -1) => (one: ChartPoint) =>
    `${x(one.x)} ${y(Math.min(1, Math.max(0, one.chance + sign * one.band)))}`;
  const corners = [...line.map(edge(1)), ...[...line].reverse().map(edge(-1))];
  return corners.length === 0 ? "" : `M${corners.join("L")}z`;
}

/** Places side by side, each as near to where it wants to be as the least distance allows. */
export function spread(wanted: readonly number[], apart: number, most: number): number[] {
  const found: number[] = [];
  for (const one of wanted) {
    found.push(Math.max(one, (found.at(-1) ?? -Infinity) + apart));
  }
  let right = most;
  for (let at = found.length - 1; at >= 0; at--) {
    found[at] = Math.min(found[at] ?? 0, right);
    right = (found[at] ?? 0) - apart;
  }
  return found;
}

/** The scale that all values of a decision share: whole hundredths around everything that is drawn. */
export function scaleOf(values: readonly { low: number; high: number }[]): { from: number; to: number } {
  const from = Math.floor(100 * Math.min(...values.map((one) => one.low)));
  const to = Math.ceil(100 * Math.max(...values.map((one) => one.high)));
  return { from: Math.max(0, from), to: Math.min(100, Math.max(to, from + 1)) };
}

export interface SumBar {
  from: number;
  to: number;
}

/** Bars one after the other, each from where the last has ended. */
export function barsOf(start: number, parts: readonly number[]): SumBar[] {
  let at = start;
  return parts.map((part) => {
    const from = at;
    at += part;
    return { from, to: at };
  });
}
