// A list of tables, the last changed first: its beginning is refreshed regularly, older ones are loaded on request.

import { call } from "./api";
import type { ListQuery, TableInfo } from "./wire";

const PAGE = 30;

/** The first page anew, and after it those older ones that are not on it. */
function merged(first: TableInfo[], older: TableInfo[]): TableInfo[] {
  const ids = first.map((table) => table.id);
  return [...first, ...older.filter((table) => !ids.includes(table.id))];
}

export class Listing {
  private first = $state.raw<TableInfo[] | null>(null);
  private older = $state.raw<TableInfo[]>([]);
  private query: ListQuery = {};
  /** What was asked for last: an answer to anything else comes too late. */
  private wanted: ListQuery | null = null;
  /** Whether there may be older ones. */
  more = $state(false);
  readonly tables: TableInfo[] | null = $derived(this.first === null ? null : merged(this.first, this.older));

  async refresh(query: ListQuery): Promise<void> {
    this.wanted = query;
    const { tables } = await call("GET /api/tables", { query: { ...query, most: PAGE } });
    if (query !== this.wanted) {
      return;
    }
    if (query !== this.query) {
      this.query = query;
      this.older = [];
    }
    if (this.older.length === 0) {
      this.more = tables.length === PAGE;
    }
    this.first = tables;
  }

  async loadMore(): Promise<void> {
    const [last, asked] = [this.tables?.at(-1), this.query];
    if (last === undefined) {
      return;
    }
    const query = { ...asked, before: last.changed, most: PAGE };
    const { tables } = await call("GET /api/tables", { query });
    if (asked === this.query) {
      this.older = [...this.older, ...tables];
      this.more = tables.length === PAGE;
    }
  }
}
