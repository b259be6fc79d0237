// People at a table without a seat: who is watching right now, and who has chatted.

import type { ChatSent, Spectator, TableInfo } from "./wire";

export function spectatorsAt(info: TableInfo | null, chat: ChatSent[]): Spectator[] {
  const known = new Set([...(info?.seats ?? []).map((seat) => seat.person), info?.you?.person, null]);
  const found = new Map<string, string>();
  for (const { person, name } of [...chat, ...(info?.spectators ?? [])]) {
    if (person !== null && !known.has(person)) {
      found.set(person, name);
    }
  }
  return [...found].map(([person, name]) => ({ person, name }));
}
