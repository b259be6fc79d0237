// The scoring of a round, part by part: the events in their order, and the board as it stands after each of them.

import type { Stage, Step } from "../../board/steps";
import { wordIn } from "../../lib/json";
import type { Voice } from "../../lib/voice";
import type { Told } from "../../lib/wire";
import type { PlayerView, TableView } from "./table";

const DEADLOCK = "deadlock";
const PART = "points-";
const MAJORITY = "points-majority";
const OTHER = "points-other";
const SUM = "scored";

/** What is lit for a part: the buildings of a kind, or all but those. */
export const kindKey = (seat: number, card: string) => `kind:${seat}:${card}`;
export const restKey = (seat: number, card: string) => `rest:${seat}:${card}`;

function isScoring({ message }: Told): boolean {
  return message === DEADLOCK || message === SUM || message.startsWith(PART);
}

/** The events of the last scoring, or none. */
export function scoring(events: Told[]): Told[] {
  const end = events.findLastIndex(isScoring);
  const start = events.slice(0, end + 1).findLastIndex((event) => !isScoring(event));
  return events.slice(start + 1, end + 1);
}

export function stepsOf(events: Told[], voice: Voice): Step[] {
  return events.map((event, place) => {
    const seat = typeof event.args["seat"] === "number" ? event.args["seat"] : null;
    const points = event.message.startsWith(PART) ? Number(event.args["points"]) : 0;
    return {
      events: [event],
      text: voice.say(event.message, event.args),
      clause: event.clause,
      keys: seat === null ? [] : keysOf(event, events[place - 1], seat),
      seat,
      points,
      flies: points > 0 ? `+${points}` : "",
      from: seat === null ? "" : `[data-seat="${seat}"] .shown, [data-seat="${seat}"] .tableau`,
    };
  });
}

/** The other buildings are told right after the majority. */
function keysOf({ message, args }: Told, before: Told | undefined, seat: number): string[] {
  if (message === MAJORITY) {
    return [kindKey(seat, wordIn(args["card"]))];
  }
  return message === OTHER ? [restKey(seat, wordIn(before?.args["card"]))] : [];
}

/** The board after these steps: every part goes to the points of its player. */
export function staged(view: TableView, steps: Step[]): TableView {
  const players = view.players.map((player, seat) => ({
    ...player,
    total: steps.filter((step) => step.seat === seat).reduce((sum, step) => sum + step.points, player.total),
  }));
  return { ...view, players };
}

/** The board before a scoring, as somebody would move the cards by hand. */
export function ready(view: TableView, events: Told[]): TableView {
  let players = view.players;
  for (const event of events) {
    players = players.map((player, seat) => moved(player, seat, event));
  }
  return { ...view, players, ask: null, to_move: null, drawn_size: 0 };
}

function moved(player: PlayerView, seat: number, { message, args }: Told): PlayerView {
  const [actor, victim] = [args["seat"] === seat, args["victim"] === seat];
  switch (message) {
    case "built":
    case "built-dedicated":
      return actor ? put(player, wordIn(args["card"]), wordIn(args["words"]) || null) : player;
    case "destroyed":
    case "ruined":
      return victim ? without(player, wordIn(args["building"])) : player;
    case "ruined-own":
      return actor ? without(player, wordIn(args["building"])) : player;
    case "protected":
      return actor ? { ...player, protects: player.protects + 1 } : player;
    case "swapped":
      return actor
        ? put(without(player, wordIn(args["given"])), wordIn(args["taken"]), null)
        : victim
          ? put(without(player, wordIn(args["taken"])), wordIn(args["given"]), null)
          : player;
    default:
      return player;
  }
}

function put(player: PlayerView, card: string, words: string | null): PlayerView {
  return { ...player, tableau: [...player.tableau, card], dedications: [...player.dedications, words] };
}

function without(player: PlayerView, card: string): PlayerView {
  const gone = player.tableau.indexOf(card);
  if (gone < 0) {
    return { ...player, protects: player.protects - 1 };
  }
  const stays = (_: unknown, place: number) => place !== gone;
  return { ...player, tableau: player.tableau.filter(stays), dedications: player.dedications.filter(stays) };
}

export const STAGE: Stage<TableView> = { found: scoring, stepsOf, ready, staged, isLeaving: () => false };
