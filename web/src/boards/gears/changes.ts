// What moves on the board of gears between two views.

import { added, type ViewChange } from "../../board/changes";
import type { SiteView } from "../../lib/views";
import { draftKey, drawnKey, handKey, siteKey, type GearsTableView } from "./table";

const keyOf = ({ frame, technology }: SiteView) => siteKey(frame, technology);
const cardOf = ({ card }: { card: string }) => card;
const PILE = "pile";

export function changesOf(before: GearsTableView, after: GearsTableView): ViewChange[] {
  return [...laid(before, after), ...cubed(before, after), ...moved(before, after), ...drawn(before, after)];
}

/** Technologies that have come or failed, and cards of one's own that are gone otherwise. */
function laid(before: GearsTableView, after: GearsTableView): ViewChange[] {
  const then = new Map(before.timeline.map((site) => [keyOf(site), site]));
  const gone = added(after.players[own(after)]?.hand ?? [], before.players[own(before)]?.hand ?? []);
  const found: ViewChange[] = [];
  const came = after.timeline.filter((site) => !then.has(keyOf(site))).map((site) => site.technology);
  for (const site of after.timeline) {
    const old = then.get(keyOf(site));
    if (old === undefined) {
      const from = gone.includes(site.technology) ? handKey(site.technology) : null;
      found.push({ kind: "lay", card: site.technology, to: keyOf(site), from, seat: before.to_move });
    }
    if (old?.successful === true && !site.successful) {
      found.push({ kind: "fail", at: keyOf(site) });
    }
  }
  const left = gone.filter((card) => !came.includes(card));
  return [...found, ...left.map((card) => ({ kind: "leave" as const, from: handKey(card), to: null }))];
}

function cubed(before: GearsTableView, after: GearsTableView): ViewChange[] {
  const then = new Map(before.timeline.map((site) => [keyOf(site), site.cubes]));
  return after.timeline.flatMap((site) =>
    site.cubes.flatMap((cubes, seat): ViewChange[] => {
      const count = cubes - (then.get(keyOf(site))?.[seat] ?? 0);
      return count > 0 ? [{ kind: "cubes", at: keyOf(site), seat, count, fresh: !then.has(keyOf(site)) }] : [];
    }),
  );
}

function moved(before: GearsTableView, after: GearsTableView): ViewChange[] {
  return after.players.flatMap((player, seat): ViewChange[] => {
    const hops = player.frame - (before.players[seat]?.frame ?? player.frame);
    return hops === 0 ? [] : [{ kind: "travel", seat, hops }];
  });
}

/** Cards that come into a hand, or are looked at: one's own by their keys, those of others as backs; and open ones. */
function drawn(before: GearsTableView, after: GearsTableView): ViewChange[] {
  const back = after.game === "machines" ? "machines" : "gears";
  const looked = added(before.drawn ?? [], after.drawn ?? []);
  const unseen = after.drawn === undefined ? Math.max(0, after.drawn_size - before.drawn_size) : 0;
  const open = added(before.draft.map(cardOf), after.draft.map(cardOf)).map(draftKey);
  const market: ViewChange[] =
    open.length > 0 ? [{ kind: "draw", seat: null, to: open, count: open.length, pile: PILE, back }] : [];
  const hands = after.players.flatMap((player, seat): ViewChange[] => {
    const then = before.players[seat];
    const came =
      seat === own(after) && before.drawn_size === 0 ? added(then?.hand ?? [], player.hand ?? []).map(handKey) : [];
    const to = seat === own(after) ? [...came, ...looked.map(drawnKey)] : [];
    const more = before.drawn_size > 0 ? 0 : Math.max(0, player.hand_size - (then?.hand_size ?? 0));
    const count = to.length > 0 ? to.length : more + (seat === after.to_move && seat !== own(after) ? unseen : 0);
    return count > 0 ? [{ kind: "draw", seat, to, count, pile: PILE, back }] : [];
  });
  return [...market, ...hands];
}

/** The seat from which one looks; none for those who watch, or see everything. */
function own({ viewer }: GearsTableView): number {
  return typeof viewer === "number" ? viewer : -1;
}
