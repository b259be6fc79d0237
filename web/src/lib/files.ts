// Records as files: downloaded from a table, or opened as a table.

import { call } from "./api";

const MOST = 4 * 1024 * 1024; // bytes; no record is larger, and the server says what it takes

/** Save what one may have of the record of a game. */
export async function saveRecord(table: string): Promise<void> {
  const record = await call("GET /api/tables/{table}/record", { path: { table } });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: "application/json" }));
  link.download = `${record.game}-${table}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Open a file as a table: its id, or null if it is too large for a record. */
export async function openRecord(file: File): Promise<string | null> {
  if (file.size > MOST) {
    return null;
  }
  const joined = await call("POST /api/records", { body: { record: await file.text() } });
  return joined.table;
}
