// Which answers belong to which thing on a board. A board says where an answer points; this groups them.

import { wordIn } from "./json";
import { pickSays } from "./voice";
import type { AskView, GameInfo, Named, RefusedView } from "./wire";

/** What an answer is made of: its verb, and its arguments by name. */
export interface Answer {
  pick: string;
  verb: string;
  args: Named<string>;
  /** Whether it is one of several to the same end, as the game says. */
  step: boolean;
}

/** Where an answer points on a board: the key of something there, or null if it is no thing on the board; or several. */
export type Aim = (answer: Answer) => string | null | readonly (string | null)[];

/** The answers that touch one thing, and those that cannot be given and why. */
export interface AnswersAtThing {
  picks: Answer[];
  refused: RefusedView[];
}

export interface QuestionLayout {
  at: Map<string, AnswersAtThing>;
  /** Answers that touch nothing on the board. */
  loose: Answer[];
  looseRefused: RefusedView[];
}

const VERB = "pick-";

export function answerOf(game: GameInfo | undefined, pick: string): Answer {
  const said = pickSays(game, pick);
  const args = Object.fromEntries(Object.entries(said.args).map(([name, value]) => [name, wordIn(value)]));
  const verb = said.message.slice(VERB.length);
  return { pick, verb, args, step: game?.verbs.find((one) => one.name === verb)?.step === true };
}

/** The open question, laid out over the board. */
export function layOutQuestion(ask: AskView | null, game: GameInfo | undefined, aim: Aim): QuestionLayout {
  const found: QuestionLayout = { at: new Map(), loose: [], looseRefused: [] };
  const answersAt = (key: string): AnswersAtThing => {
    const there = found.at.get(key) ?? { picks: [], refused: [] };
    found.at.set(key, there);
    return there;
  };
  for (const pick of ask?.options ?? []) {
    const answer = answerOf(game, pick);
    for (const key of [aim(answer)].flat()) {
      (key === null ? found.loose : answersAt(key).picks).push(answer);
    }
  }
  for (const refusal of ask?.refused ?? []) {
    for (const key of [aim(answerOf(game, refusal.pick))].flat()) {
      (key === null ? found.looseRefused : answersAt(key).refused).push(refusal);
    }
  }
  return found;
}
