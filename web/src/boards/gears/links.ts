// What a card needs and what needs it, as lines between things on the board; the view says which copy meets a need.

import type { CopyView } from "../../lib/views";
import { frameKey, handKey, siteKey, drawnKey, type GearsTableView } from "./table";

export interface CardLink {
  from: string;
  to: string;
  kind: "need" | "use";
}

const keyOf = (copy: CopyView) => siteKey(copy.frame, copy.technology);

/** The lines of the card that somebody points at; none for anything else. */
export function linksOf(view: GearsTableView, key: string | null): CardLink[] {
  const there = view.timeline.find((site) => keyOf(site) === key);
  if (there !== undefined) {
    const own = keyOf(there);
    const uses = view.timeline.filter((site) => site.met_by.some((copy) => keyOf(copy) === own));
    return [
      ...there.met_by.map((copy): CardLink => ({ from: keyOf(copy), to: own, kind: "need" })),
      ...uses.map((site): CardLink => ({ from: own, to: keyOf(site), kind: "use" })),
    ];
  }
  return inHand(view, key);
}

/** A card in hand would lie where its owner stands. */
function inHand(view: GearsTableView, key: string | null): CardLink[] {
  const player = typeof view.viewer === "number" ? view.players[view.viewer] : undefined;
  const chance = player?.chances?.find(({ technology }) =>
    [handKey(technology), drawnKey(technology)].includes(key ?? ""),
  );
  if (player === undefined || chance === undefined) {
    return [];
  }
  const to = frameKey(player.frame);
  return chance.met_by.map((copy) => ({ from: keyOf(copy), to, kind: "need" }));
}
