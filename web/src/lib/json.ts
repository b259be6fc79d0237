// JSON values from the server as the type that is expected of them.

import type { Json } from "./wire";

/** A word or a number as text; anything else is none. */
export function wordIn(value: Json | undefined): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
