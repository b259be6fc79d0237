// What a card needs and what needs it, as lines between things on the board.

import { frameKey, handKey, siteKey, drawnKey, type Prints, type TableView } from "./table";

export interface Link {
  from: string;
  to: string;
  kind: "need" | "use";
}

/** The lines of the card that somebody points at; none for anything else. */
export function linksOf(view: TableView, prints: Prints, key: string | null): Link[] {
  const there = view.timeline.find((site) => siteKey(site.frame, site.technology) === key);
  if (there !== undefined) {
    const needs = sources(view, prints(there.technology).needs, there.frame);
    const uses = view.timeline.filter(
      (site) => site.frame > there.frame && prints(site.technology).needs.includes(there.technology),
    );
    const own = siteKey(there.frame, there.technology);
    return [
      ...needs.map((from): Link => ({ from, to: own, kind: "need" })),
      ...uses.map((site): Link => ({ from: own, to: siteKey(site.frame, site.technology), kind: "use" })),
    ];
  }
  return inHand(view, prints, key);
}

/** A card in hand would lie where its owner stands. */
function inHand(view: TableView, prints: Prints, key: string | null): Link[] {
  const player = typeof view.viewer === "number" ? view.players[view.viewer] : undefined;
  const cards = [...(player?.hand ?? []), ...(view.drawn ?? [])];
  const card = cards.find((one) => handKey(one) === key || drawnKey(one) === key);
  if (player === undefined || card === undefined) {
    return [];
  }
  const to = frameKey(player.frame);
  return sources(view, prints(card).needs, player.frame).map((from) => ({ from, to, kind: "need" }));
}

function sources(view: TableView, needs: string[], before: number): string[] {
  return view.timeline
    .filter((site) => site.frame < before && needs.includes(site.technology))
    .map((site) => siteKey(site.frame, site.technology));
}
