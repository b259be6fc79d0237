// What a person is doing at a board: the answers as they lie on it, what is chosen, what is looked at.

import { getContext, setContext } from "svelte";

import { getCoach } from "../lib/coach.svelte";
import { lightsByKey, type LightKind } from "../lib/lightKinds";
import { getLights } from "../lib/lights.svelte";
import type { Moves } from "../lib/moves.svelte";
import { offers, type Offer } from "../lib/outline";
import {
  answerOf,
  layOutQuestion,
  type Aim,
  type Answer,
  type QuestionLayout,
  type AnswersAtThing,
} from "../lib/picks";
import type { Session } from "../lib/session.svelte";
import { preferences } from "../lib/preferences.svelte";
import { spoken, type Voice } from "../lib/voice";
import type { AskView, GameInfo } from "../lib/wire";

export interface DeskSource {
  readonly session: Session;
  readonly moves: Moves;
  readonly voice: Voice;
  readonly game: GameInfo | undefined;
  /** Where an answer points on this board. */
  readonly aim: Aim;
  /** Everything on the board in a sentence, by key. */
  readonly labels: Map<string, string>;
  /** Something else than the present is shown: nothing can be touched. */
  readonly readOnly?: boolean;
}

const NOTHING: AnswersAtThing = { picks: [], refused: [] };
const CONTEXT = "desk";

export class Desk {
  /** What was touched and waits for a yes. */
  chosen = $state<string | null>(null);
  /** What somebody points at, hovers over or has the focus on. */
  peeked = $state<string | null>(null);
  /** An answer that lies nowhere on the board and waits for a yes. */
  pending = $state.raw<Answer | null>(null);
  /** An answer that waits for the words that go with it. */
  awaitingWords = $state.raw<Answer | null>(null);

  private readonly ask: AskView | null = $derived.by(() => {
    const { session, readOnly } = this.source;
    return session.mine && session.replay === null && readOnly !== true ? (session.update?.view?.ask ?? null) : null;
  });
  readonly question: QuestionLayout = $derived.by(() => layOutQuestion(this.ask, this.source.game, this.source.aim));
  /** The answer that is better than all others by the rules, where there is one. */
  readonly best: Answer | null = $derived.by(() => {
    const pick = this.ask?.default;
    return pick === undefined ? null : answerOf(this.source.game, pick);
  });
  private readonly offers: Offer[] = $derived.by(() =>
    offers(this.source.session.update?.outline?.question ?? null, this.source.voice),
  );

  /** What a lesson points at. */
  private readonly coach = getCoach();
  private readonly pointed: (string | null)[] = $derived.by(() => {
    const { game, aim } = this.source;
    const shown = (this.coach?.reading.shown ?? []).flatMap((path) => path.split(","));
    return shown.flatMap((pick) => aim(answerOf(game, pick)));
  });

  /** What a hint or a review points at, by key; the first that points there says how. */
  private readonly lights = getLights();
  private readonly lit: Map<string, LightKind> = $derived.by(() => {
    const { game, aim } = this.source;
    return lightsByKey(this.lights?.all ?? [], (pick) => [aim(answerOf(game, pick))].flat());
  });

  constructor(readonly source: DeskSource) {}

  lightOf(key: string): LightKind | undefined {
    return this.lit.get(key);
  }

  isPointedAt(key: string): boolean {
    return this.pointed.includes(key);
  }

  get busy(): boolean {
    return this.source.session.sending !== null;
  }

  answersAt(key: string): AnswersAtThing {
    return this.question.at.get(key) ?? NOTHING;
  }

  /** Can something be done with it now? */
  canTouch(key: string): boolean {
    return this.answersAt(key).picks.length > 0;
  }

  /** Would touching it give the best answer? */
  isBest(key: string): boolean {
    return this.answersAt(key).picks.some(({ pick }) => pick === this.best?.pick);
  }

  /** Why nothing can be done with it now, where that was asked; else nothing. */
  refusalAt(key: string): string {
    const { refused } = this.answersAt(key);
    return refused.map((one) => this.source.voice.say(one.message, one.args)).join(" ");
  }

  /** An answer with all there is to say about it. */
  sentenceOf(answer: Answer): string {
    return this.offers.find((one) => one.pick === answer.pick)?.text ?? this.source.voice.pick(answer.pick);
  }

  label(key: string): string {
    return spoken(this.source.labels.get(key) ?? "");
  }

  /** Somebody touches a thing: the first touch shows what would happen, the second does it. */
  touch(key: string): void {
    const { picks } = this.answersAt(key);
    const [only] = picks;
    if (only !== undefined && picks.length === 1 && this.goesAtOnce(only)) {
      void this.offer(only);
    } else if (this.chosen !== key) {
      this.cancel();
      this.chosen = key;
    } else if (only !== undefined && picks.length === 1) {
      this.send(only);
    } else {
      this.cancel();
    }
  }

  /** Somebody presses an answer that lies nowhere on the board; by the same rule. */
  press(answer: Answer): void {
    if (this.goesAtOnce(answer)) {
      void this.offer(answer);
    } else if (this.pending?.pick === answer.pick) {
      this.send(answer);
    } else {
      this.cancel();
      this.pending = answer;
    }
  }

  /** Somebody takes the best answer with a key: it is given, if it could be taken back. */
  takeBest(): void {
    if (this.best !== null) {
      void this.offer(this.best);
    }
  }

  /** A step of something that was chosen before, what wants words anyway, and everything where one click plays. */
  private goesAtOnce(answer: Answer): boolean {
    return answer.step || this.wantsWords(answer) || !preferences.confirm;
  }

  private wantsWords(answer: Answer): boolean {
    return this.source.session.update?.words.includes(answer.pick) === true;
  }

  /** An answer is given, or waits for a yes if the server says that it could not be taken back. */
  private async offer(answer: Answer): Promise<void> {
    this.cancel();
    const { session, moves } = this.source;
    const number = session.update?.number;
    const final = preferences.confirm && !this.wantsWords(answer) && (await moves.isFinal(answer.pick));
    if (number !== session.update?.number) {
      return; // it was an answer to a question that is answered
    }
    if (final) {
      this.pending = answer;
    } else {
      this.send(answer);
    }
  }

  /** Something is let go over a place: that does it at once; of several things it could mean one is asked for. */
  drop(key: string, meant: readonly Answer[]): void {
    const [only] = meant;
    if (only !== undefined && meant.length === 1) {
      this.send(only);
    } else if (meant.length > 1) {
      this.cancel();
      this.chosen = key;
    }
  }

  /** Give an answer, or ask first for the words that go with it. */
  send(answer: Answer, words?: string): void {
    if (words === undefined) {
      this.cancel(); // words stay until they are accepted
    }
    if (words === undefined && this.wantsWords(answer)) {
      this.awaitingWords = answer;
    } else if (!this.busy) {
      void this.source.moves.pick(answer.pick, words);
    }
  }

  cancel(): void {
    this.chosen = null;
    this.pending = null;
    this.awaitingWords = null;
  }
}

export function setDesk(desk: Desk): Desk {
  return setContext(CONTEXT, desk);
}

export function getDesk(): Desk {
  return getContext<Desk>(CONTEXT);
}
