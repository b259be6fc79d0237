// Links of tables that were made in this tab: the server shows each of them once.

import { keep, kept } from "./keep";
import type { Link, Made } from "./wire";

export function made(table: Made): void {
  keepLinks(table.table.id, table.links);
}

export function keepLinks(table: string, links: Link[]): void {
  keep(`links-${table}`, links, false);
}

export function keptLinks(table: string): Link[] {
  const found = kept(`links-${table}`, false);
  return Array.isArray(found) ? (found as Link[]) : [];
}
