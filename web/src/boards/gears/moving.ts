// The pieces on the board of gears, and of machines, moved as somebody would move them by hand: by what is told.

import { wordIn } from "../../lib/json";
import type { SiteView } from "../../lib/views";
import type { Json, Named, Told } from "../../lib/wire";
import type { TableView } from "./table";

type Player = TableView["players"][number];
type Args = Named<Json>;
type Change = (view: TableView, args: Args) => TableView;

const BLOODLINE = "bloodline-influence"; // of the six Fate cards of every set, the one that is a cube
const WILLED = "willed-into-existence";

/** What each event changes; the rest is words. */
const CHANGES: Record<string, Change | undefined> = {
  "round-ends": (view) => ({ ...view, players: view.players.map((player) => ({ ...player, frame: view.present })) }),
  travelled: (view, args) => stands(view, args["seat"], args),
  "ability-moved": (view, args) => stands(view, args["seat"], args),
  "ability-moved-other": (view, args) => stands(view, args["seat"], args),
  folded: (view, args) => stands(view, args["victim"], args),
  established: (view, args) => withSite(withHand(view, args["seat"], -1, wordIn(args["technology"])), args),
  "became-successful": (view, args) => onSite(view, args, (site) => ({ ...site, successful: true })),
  "became-failed": (view, args) => onSite(view, args, (site) => ({ ...site, successful: false })),
  modified: (view, args) => onSite(view, args, (site) => ({ ...site, modifier: site.modifier + Number(args["by"]) })),
  paid: (view, args) => withHand(view, args["seat"], -1, wordIn(args["card"])),
  "paid-unseen": (view, args) => withHand(view, args["seat"], -1),
  kept: (view, args) => withHand(view, args["seat"], 1, wordIn(args["card"])),
  "kept-unseen": (view, args) => withHand(view, args["seat"], 1),
  influenced: (view, args) => fromPool(withCubes(view, args, Number(args["cubes"])), args, -Number(args["cubes"])),
  "placed-cubes": (view, args) => withCubes(view, args, Number(args["cubes"])),
  "returned-cubes": (view, args) =>
    fromPool(withCubes(view, args, -Number(args["cubes"])), args, Number(args["cubes"])),
  "moved-cubes": movedCubes,
  "gained-cubes": (view, args) => fromPool(view, args, Number(args["cubes"])),
  "cube-returned": (view, args) => fromPool(withCubes(view, args, -1), args, 1),
  "cube-lost": (view, args) => withCubes(view, args, -1),
  "gained-points": (view, args) => withPoints(view, args, Number(args["points"])),
  "lost-points": (view, args) => withPoints(view, args, -Number(args["points"])),
  "awarded-reward": (view, args) => withPoints(view, args, Number(args["points"])),
  "awarded-dependency": (view, args) => withPoints(view, args, Number(args["points"])),
  "awarded-pursuit": (view, args) => withPoints(view, args, Number(args["points"])),
  "played-fate-on": (view, args) =>
    args["fate"] === BLOODLINE
      ? withCubes(withHand(view, args["seat"], -1, BLOODLINE), args, 1)
      : withFate(view, args, wordIn(args["fate"]), null),
  willed: (view, args) => withFate(view, args, WILLED, wordIn(args["removed"])),
  "fate-left": (view, args) => ({ ...view, fate_in_play: view.fate_in_play.filter((fate) => !isThere(fate, args)) }),
  spliced: (view, args) => ({ ...view, spliced: true, capacities: [Number(args["capacity"]), ...view.capacities] }),
};

const LEFT = "left-";

/** Does something leave the timeline with this event? */
export function leaves({ message }: Told): boolean {
  return message.startsWith(LEFT);
}

/** The board after an event. */
export function moved(view: TableView, event: Told): TableView {
  if (leaves(event)) {
    return { ...view, timeline: view.timeline.filter((site) => !isThere(site, event.args)) };
  }
  return CHANGES[event.message]?.(view, event.args) ?? view;
}

function isThere(one: { frame: number; technology: string }, { frame, technology }: Args): boolean {
  return one.frame === frame && one.technology === technology;
}

function withPlayer(view: TableView, seat: Json | undefined, change: (player: Player) => Player): TableView {
  const players = view.players.map((player, one) => (one === seat ? change(player) : player));
  return { ...view, players, scores: players.map((player) => player.score) };
}

function stands(view: TableView, seat: Json | undefined, { frame }: Args): TableView {
  return withPlayer(view, seat, (player) => ({ ...player, frame: Number(frame) }));
}

function withPoints(view: TableView, { seat }: Args, points: number): TableView {
  return withPlayer(view, seat, (player) => ({ ...player, score: player.score + points }));
}

function fromPool(view: TableView, { seat }: Args, cubes: number): TableView {
  return withPlayer(view, seat, (player) => ({ ...player, pool: player.pool + cubes }));
}

/** A card more or less in somebody's hand; which one is known to its owner. */
function withHand(view: TableView, seat: Json | undefined, by: 1 | -1, card?: string): TableView {
  return withPlayer(view, seat, (player) => ({
    ...player,
    hand_size: player.hand_size + by,
    ...(player.hand === undefined || card === undefined ? {} : { hand: changed(player.hand, by, card) }),
  }));
}

function changed(hand: string[], by: 1 | -1, card: string): string[] {
  const place = hand.indexOf(card);
  return by === 1 ? [...hand, card] : hand.filter((_, one) => one !== place);
}

function onSite(view: TableView, args: Args, change: (site: SiteView) => SiteView): TableView {
  return { ...view, timeline: view.timeline.map((site) => (isThere(site, args) ? change(site) : site)) };
}

function withCubes(view: TableView, args: Args, cubes: number): TableView {
  const counts = (site: SiteView) => site.cubes.map((count, seat) => (seat === args["seat"] ? count + cubes : count));
  return onSite(view, args, (site) => ({ ...site, cubes: counts(site) }));
}

function withSite(view: TableView, { seat, frame, technology, cubes, successful }: Args): TableView {
  const site = {
    frame: Number(frame),
    technology: wordIn(technology),
    cubes: view.players.map((_, one) => (one === seat ? Number(cubes) : 0)),
    successful: successful === "yes",
    modifier: 0,
    met_by: [],
  };
  return { ...view, timeline: [...view.timeline, site] };
}

/** From one technology to another, which lies in the frame that is named. */
function movedCubes(view: TableView, args: Args): TableView {
  const { seat, technology, target, cubes } = args;
  const to = { ...args, technology: target ?? null };
  const has = (site: SiteView) => (site.cubes[Number(seat)] ?? 0) >= Number(cubes) && !isThere(site, to);
  const from = view.timeline.find((site) => site.technology === technology && has(site));
  return withCubes(withCubes(view, { ...args, frame: from?.frame ?? null }, -Number(cubes)), to, Number(cubes));
}

/** A Fate card lies beside a technology; it was held in hand or apart. */
function withFate(view: TableView, { seat, frame, technology }: Args, card: string, removes: string | null): TableView {
  const fate = { card, by: Number(seat), frame: Number(frame), technology: wordIn(technology), removes };
  return { ...withHand(view, seat, -1, card), fate_in_play: [...view.fate_in_play, fate] };
}
