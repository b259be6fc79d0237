// The cards that the answers of a record name, held against the hands that were dealt: as far as it can be followed
// without the rules of the game. Whatever takes more than the plain answers ends it.

import { wordIn } from "../lib/json";
import type { Json, Record } from "../lib/wire";
import type { Shown } from "./cards";
import type { Deal } from "./deal";
import { verifierOf } from "./games";
import { Hands, MismatchedCard, type RecordedAnswer } from "./hands";
import { child } from "./json";

/** How far the answers were followed, how many cards fitted, and the first that did not. */
export interface FollowedAnswers {
  entries: number;
  cards: number;
  wrong: { entry: number; seat: number; card: string } | null;
}

export function followAnswers(record: Record, deal: Deal, shown: Shown): FollowedAnswers {
  const hands = new Hands(deal);
  const follower = verifierOf(record.game)?.follower(hands, record, shown) ?? (() => false);
  let entries = 0;
  for (const entry of record.answers) {
    const answer = answerIn(entry);
    if (answer === null && child(entry, "kind") === undefined) {
      break; // taken back, or new luck
    }
    try {
      if (answer !== null && !follower(answer)) {
        break;
      }
    } catch (found) {
      if (answer !== null && found instanceof MismatchedCard) {
        return { entries, cards: hands.fitted, wrong: { entry: entries + 1, seat: answer.seat, card: found.card } };
      }
      throw found;
    }
    entries++;
  }
  return { entries, cards: hands.fitted, wrong: null };
}

function answerIn(entry: Json): RecordedAnswer | null {
  const pick = wordIn(child(entry, "pick"));
  const [verb = "", card = ""] = pick.split(":");
  return pick === "" ? null : { seat: Number(child(entry, "seat")), verb, card };
}
