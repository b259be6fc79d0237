// Reading what records, cards and positions say, whatever is written there.

import { wordIn } from "../lib/json";
import type { Json } from "../lib/wire";

/** What is written under a key, or at a place of a list. */
export function child(value: Json | undefined, ...keys: (string | number)[]): Json | undefined {
  let found = value;
  for (const key of keys) {
    if (typeof found !== "object" || found === null) {
      return undefined;
    }
    found = Array.isArray(found) ? found[Number(key)] : found[String(key)];
  }
  return found;
}

/** A list of words under these keys; null where there is none. */
export function listed(value: Json, ...keys: (string | number)[]): string[] | null {
  const found = child(value, ...keys);
  return Array.isArray(found) ? found.map((card) => wordIn(card)) : null;
}

export function one(position: Json, ...keys: (string | number)[]): string[] | null {
  const found = wordIn(child(position, ...keys));
  return found === "" ? null : [found];
}

export function each(position: Json, list: string, key: string): string[] | null {
  const found = child(position, list);
  return Array.isArray(found) ? found.map((thing) => wordIn(child(thing, key))) : null;
}
