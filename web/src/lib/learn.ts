// Learning a game by playing it: the lesson one has begun, or else a new one.

import { call } from "./api";
import { here } from "./place.svelte";

export async function learn(game: string): Promise<void> {
  const mine = await call("GET /api/tables", { query: { mine: true, game, status: "running" } });
  const begun = mine.tables.find((info) => info.lesson === "on");
  const table = begun ?? (await call("POST /api/games/{game}/lesson", { path: { game }, body: {} })).table;
  here.go({ screen: "table", table: table.id });
}
