// Those at a table without a seat there: who watches right now, and who has talked.

import type { ChatSent, TableInfo } from "./wire";

export interface Onlooker {
  id: string;
  name: string;
}

export function onlookers(info: TableInfo | null, chat: ChatSent[]): Onlooker[] {
  const known = new Set([...(info?.seats ?? []).map((seat) => seat.person), info?.you?.person, null]);
  const found = new Map<string, string>();
  for (const { person, name } of [...chat, ...(info?.spectators ?? [])]) {
    if (person !== null && !known.has(person)) {
      found.set(person, name);
    }
  }
  return [...found].map(([id, name]) => ({ id, name }));
}
