// The cards that the answers of a record name, held against the hands that were dealt: as far as it can be followed
// without the rules of the game. Whatever takes more than the plain answers ends it.

import { wordIn } from "../lib/json";
import type { Json, Record } from "../lib/wire";
import type { Shown } from "./cards";
import type { Deal } from "./deal";
import { verified } from "./games";
import { Hands, Misfit, type Said } from "./hands";
import { child } from "./json";

/** How far the answers were followed, how many cards fitted, and the first that did not. */
export interface Followed {
  entries: number;
  cards: number;
  wrong: { entry: number; seat: number; card: string } | null;
}

export function followed(record: Record, deal: Deal, shown: Shown): Followed {
  const hands = new Hands(deal);
  const follower = verified(record.game)?.follower(hands, record, shown) ?? (() => false);
  let entries = 0;
  for (const entry of record.answers) {
    const said = saidIn(entry);
    if (said === null && child(entry, "kind") === undefined) {
      break; // taken back, or new luck
    }
    try {
      if (said !== null && !follower(said)) {
        break;
      }
    } catch (found) {
      if (said !== null && found instanceof Misfit) {
        return { entries, cards: hands.fitted, wrong: { entry: entries + 1, seat: said.seat, card: found.card } };
      }
      throw found;
    }
    entries++;
  }
  return { entries, cards: hands.fitted, wrong: null };
}

function saidIn(entry: Json): Said | null {
  const pick = wordIn(child(entry, "pick"));
  const [verb = "", card = ""] = pick.split(":");
  return pick === "" ? null : { seat: Number(child(entry, "seat")), verb, card };
}
