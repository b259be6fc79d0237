// The picture of what an answer is about, where that is a card.

import { library } from "../lib/library.svelte";
import { answerOf } from "../lib/picks";
import type { CardTable } from "../lib/wire";

const POINTING = "pointing"; // what is no card

/** The name of the picture of an answer of a game. */
export function pictures(game: string, cards: CardTable | undefined): (pick: string) => string {
  return (pick) => {
    const words = Object.values(answerOf(library.game(game), pick).args);
    return words.map((word) => cards?.names[word]?.icon ?? "").find((icon) => icon !== "") ?? POINTING;
  };
}
