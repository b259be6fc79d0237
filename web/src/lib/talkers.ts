// Those who have talked at a table without a seat there.

import type { ChatSent, TableInfo } from "./wire";

export interface Talker {
  id: string;
  name: string;
}

export function talkers(info: TableInfo | null, chat: ChatSent[]): Talker[] {
  const known = new Set([...(info?.seats ?? []).map((seat) => seat.person), info?.you?.person, null]);
  const found = new Map<string, string>();
  for (const line of chat) {
    if (line.person !== null && !known.has(line.person)) {
      found.set(line.person, line.name);
    }
  }
  return [...found].map(([id, name]) => ({ id, name }));
}
