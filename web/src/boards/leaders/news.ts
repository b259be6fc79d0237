// What has changed in the tableaus: which buildings and Protects have come, and what is gone.

import { wordIn } from "../../lib/json";
import type { Told } from "../../lib/wire";
import { buildingKey, protectKey, type TableView } from "./table";

const ROUND = "round-began"; // every tableau is empty then

export interface News {
  /** Things that have come, by their keys. */
  keys: Set<string>;
  /** The cards that each seat has lost. */
  lost: Map<number, string[]>;
}

interface Move {
  seat: number;
  card: string;
  comes: boolean;
  /** It lies in front of a player, but not among the buildings. */
  guards?: boolean;
}

function movesOf({ message, args }: Told): Move[] {
  const [seat, victim] = [Number(args["seat"]), Number(args["victim"])];
  switch (message) {
    case "built":
    case "built-dedicated":
      return [{ seat, card: wordIn(args["card"]), comes: true }];
    case "protected":
      return [{ seat, card: wordIn(args["card"]), comes: true, guards: true }];
    case "destroyed":
    case "ruined":
      return [{ seat: victim, card: wordIn(args["building"]), comes: false }];
    case "ruined-own":
      return [{ seat, card: wordIn(args["building"]), comes: false }];
    case "swapped":
      return [
        { seat, card: wordIn(args["given"]), comes: false },
        { seat, card: wordIn(args["taken"]), comes: true },
        { seat: victim, card: wordIn(args["taken"]), comes: false },
        { seat: victim, card: wordIn(args["given"]), comes: true },
      ];
    default:
      return [];
  }
}

/** What these events have changed. What came and went again is no news; what comes is laid last. */
export function newsOf(events: Told[], view: TableView): News {
  const found: News = { keys: new Set(), lost: new Map() };
  let came: Move[] = [];
  const began = events.findLastIndex((event) => event.message === ROUND);
  for (const move of events.slice(began + 1).flatMap(movesOf)) {
    const again = came.find((one) => one.seat === move.seat && one.card === move.card);
    if (move.comes) {
      came.push(move);
    } else if (again !== undefined) {
      came = came.filter((one) => one !== again);
    } else {
      found.lost.set(move.seat, [...(found.lost.get(move.seat) ?? []), move.card]);
    }
  }
  for (const { seat, card, guards } of came) {
    const tableau = view.players[seat]?.tableau ?? [];
    const place = tableau.findLastIndex((one, at) => one === card && !found.keys.has(buildingKey(seat, at)));
    if (guards === true) {
      found.keys.add(protectKey(seat));
    } else if (place >= 0) {
      found.keys.add(buildingKey(seat, place));
    }
  }
  return found;
}
