// The technology tree as a picture: a column for each era, everything as near as it can be to what it needs, and lines
// that run in the gaps: each need has a lane of its own beside its column, and crosses other columns between two rows.

import type { GearsPrints } from "./table";

export interface TreeNode {
  slug: string;
  column: number;
  row: number;
}

export interface TreeLine {
  from: TreeNode;
  to: TreeNode;
  /** Which of the lanes right of the column of `from` it runs in, and how many there are. */
  lane: number;
  lanes: number;
}

export interface Tree {
  nodes: TreeNode[];
  lines: TreeLine[];
  columns: number;
  rows: number;
}

/** Everything to the right of all that it needs, as near as it can be to the rows of those. */
export function treeOf(technologies: string[], prints: GearsPrints): Tree {
  const levels = new Map<string, number>();
  const level = (slug: string): number => {
    const known = levels.get(slug);
    if (known !== undefined) {
      return known;
    }
    levels.set(slug, 0);
    const found = 1 + Math.max(-1, ...prints(slug).needs.map(level));
    levels.set(slug, found);
    return found;
  };
  technologies.forEach(level);
  const columns = 1 + Math.max(0, ...levels.values());
  const rows = new Map<string, number>();
  for (let column = 0; column < columns; column++) {
    const inColumn = technologies.filter((slug) => levels.get(slug) === column);
    const middle = (slug: string) => {
      const known = prints(slug).needs.map((need) => rows.get(need) ?? 0);
      return known.length === 0 ? 0 : known.reduce((sum, row) => sum + row, 0) / known.length;
    };
    place(column === 0 ? inColumn : [...inColumn].sort((one, other) => middle(one) - middle(other)), middle, rows);
  }
  const nodes = technologies.map((slug) => ({ slug, column: levels.get(slug) ?? 0, row: rows.get(slug) ?? 0 }));
  return { nodes, lines: linesOf(nodes, prints), columns, rows: 1 + Math.max(0, ...rows.values()) };
}

/** A line from everything to what needs it; those of one need share a lane. */
function linesOf(nodes: TreeNode[], prints: GearsPrints): TreeLine[] {
  const byName = new Map(nodes.map((node) => [node.slug, node]));
  const found = nodes.flatMap((to) =>
    prints(to.slug).needs.flatMap((need) => {
      const from = byName.get(need);
      return from === undefined ? [] : [{ from, to }];
    }),
  );
  const needed = [...new Set(found.map((line) => line.from))].sort((one, other) => one.row - other.row);
  return found.map((line) => {
    const sameColumn = needed.filter((node) => node.column === line.from.column);
    return { ...line, lane: sameColumn.indexOf(line.from), lanes: sameColumn.length };
  });
}

/** Rows for one column, in this order, each at or below the row it would like. */
function place(inColumn: string[], middle: (slug: string) => number, rows: Map<string, number>): void {
  let next = 0;
  const slack = Math.max(0, Math.max(0, ...rows.values()) + 1 - inColumn.length);
  inColumn.forEach((slug, order) => {
    const row = Math.max(next, Math.min(Math.round(middle(slug)), order + slack));
    rows.set(slug, row);
    next = row + 1;
  });
}
