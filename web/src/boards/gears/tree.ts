// The technology tree as a picture: a column for each level, and a line from everything to what it needs.

import type { Prints } from "./table";

export interface Knot {
  slug: string;
  column: number;
  row: number;
}

export interface Tree {
  knots: Knot[];
  lines: { from: Knot; to: Knot }[];
  columns: number;
  rows: number;
}

/** Everything to the right of all that it needs, as near as it can be to the rows of those. */
export function treeOf(technologies: string[], prints: Prints): Tree {
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
    const here = technologies.filter((slug) => levels.get(slug) === column);
    const middle = (slug: string) => {
      const known = prints(slug).needs.map((need) => rows.get(need) ?? 0);
      return known.length === 0 ? 0 : known.reduce((sum, row) => sum + row, 0) / known.length;
    };
    place(column === 0 ? here : [...here].sort((one, other) => middle(one) - middle(other)), middle, rows);
  }
  const knots = technologies.map((slug) => ({ slug, column: levels.get(slug) ?? 0, row: rows.get(slug) ?? 0 }));
  const byName = new Map(knots.map((knot) => [knot.slug, knot]));
  const lines = knots.flatMap((to) =>
    prints(to.slug).needs.flatMap((need) => {
      const from = byName.get(need);
      return from === undefined ? [] : [{ from, to }];
    }),
  );
  return { knots, lines, columns, rows: 1 + Math.max(0, ...rows.values()) };
}

/** Rows for one column, in this order, each at or below the row it would like. */
function place(here: string[], middle: (slug: string) => number, rows: Map<string, number>): void {
  let next = 0;
  const slack = Math.max(0, Math.max(0, ...rows.values()) + 1 - here.length);
  here.forEach((slug, order) => {
    const row = Math.max(next, Math.min(Math.round(middle(slug)), order + slack));
    rows.set(slug, row);
    next = row + 1;
  });
}
