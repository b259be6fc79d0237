// leaders: its deal, and the answers of its first turns.

import type { Json, Record } from "../lib/wire";
import { copies, type Shown } from "./cards";
import { dealtCards, dealtHand, dealtSeat, seatsOf, takeFromTop, topFirst, type Deal, type Streams } from "./deal";
import type { GameVerifier } from "./games";
import type { Follower, Hands } from "./hands";
import { child, listed, one } from "./json";

function redeal(record: Record, shown: Shown, stream: Streams): Deal {
  const players = record.seats.length;
  const removed = record.options["duel-without-protect-and-destroy"] === "on" ? ["protect", "free-destroy"] : [];
  const paper = [...copies(shown, "buildings"), ...copies(shown, "destroys"), ...copies(shown, "specials")];
  const resources = stream("resources").shuffled(copies(shown, "resources"));
  const legacies = stream("legacies").shuffled(paper.filter((card) => !removed.includes(card)));
  const dealer = stream("dealer").below(players);
  const hands = seatsOf(players).map(() => ({
    resources: takeFromTop(resources, 4),
    legacies: takeFromTop(legacies, 4),
  }));
  const first = (dealer + 1) % players;
  const resourceHands = hands.map((hand, seat) =>
    seat === first ? [...hand.resources, ...takeFromTop(resources, 2)] : hand.resources,
  );
  return {
    asked: first,
    hands: hands.map((hand, seat) => [...(resourceHands[seat] ?? []), ...hand.legacies]),
    piles: { resources, legacies },
    dealt: [
      { ...dealtSeat("dealer", dealer), found: (position) => one(position, "dealer") },
      ...hands.flatMap((hand, seat) => [
        {
          ...dealtHand("resources", seat, resourceHands[seat] ?? []),
          found: (at: Json) => listed(at, "players", seat, "resources"),
        },
        { ...dealtHand("legacies", seat, hand.legacies), found: (at: Json) => listed(at, "players", seat, "legacies") },
      ]),
      { ...dealtCards("resource-deck", topFirst(resources)), found: (position) => listed(position, "resource_deck") },
      { ...dealtCards("legacy-deck", topFirst(legacies)), found: (position) => listed(position, "legacy_deck") },
    ],
  };
}

/** Two Resource cards as a turn begins; building, paying, looking at three. */
function follower(hands: Hands, record: Record): Follower {
  let turn = Number(child(record.answers[0], "seat"));
  return ({ seat, verb, card }) => {
    if (seat !== turn) {
      turn = seat;
      if (!hands.draws(seat, "resources", 2)) {
        return false;
      }
    }
    switch (verb) {
      case "look":
        return hands.looks("legacies", 3);
      case "keep":
        return hands.keeps(seat, card);
      case "build":
      case "pay":
      case "discard":
        return hands.plays(seat, card);
      case "protect":
        return hands.plays(seat, "protect");
      default:
        return ["work", "done", "pass"].includes(verb);
    }
  };
}

export const leaders: GameVerifier = { choices: [], redeal, follower };
