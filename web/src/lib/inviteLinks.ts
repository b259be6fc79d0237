// Links to tables that were made in this tab, kept because the server shows each of them only once.

import { saveStored, loadStored } from "./storage";
import type { Link, Made } from "./wire";

export function saveLinksOfNewTable(table: Made): void {
  saveInviteLinks(table.table.id, table.links);
}

export function saveInviteLinks(table: string, links: Link[]): void {
  saveStored(`links-${table}`, links, false);
}

export function loadInviteLinks(table: string): Link[] {
  const found = loadStored(`links-${table}`, false);
  return Array.isArray(found) ? (found as Link[]) : [];
}
