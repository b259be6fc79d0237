// Learning a game by playing it, in parts: resumes the part that was begun, or else opens a new table.

import { call } from "./api";
import type { PartProgress } from "./lesson";
import { router } from "./router.svelte";
import type { LessonPart } from "./wire";

/** How one stands in the parts of a game, in their order. */
export async function lessonProgress(game: string, parts: LessonPart[]): Promise<PartProgress[]> {
  const [me, mine] = await Promise.all([call("GET /api/me", {}), begunIn(game)]);
  return parts.map((one) => ({
    ...one,
    done: me.learned.includes(`${game}/${one.part}`),
    begun: mine.find((info) => info.part === one.part)?.id ?? null,
  }));
}

/** Go to the table where a part was begun, unless it is to begin `anew`; else to a new one. */
export async function learn(game: string, part: string, anew = false): Promise<void> {
  const begun = anew ? undefined : (await begunIn(game)).find((info) => info.part === part);
  const table = begun ?? (await call("POST /api/games/{game}/lesson", { path: { game }, body: { part } })).table;
  router.go({ screen: "table", table: table.id });
}

async function begunIn(game: string) {
  const mine = await call("GET /api/tables", { query: { mine: true, game, status: "running" } });
  return mine.tables.filter((info) => info.lesson === "on");
}
