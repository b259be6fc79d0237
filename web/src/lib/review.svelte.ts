// The review of a finished game: what has been found out so far, asked for until it is done, and what of it is looked at.

import { call, Refusal, UNREACHED } from "./api";
import { waitBefore } from "./backoff";
import { person } from "./person.svelte";
import { stepsOf, type ReviewStep } from "./reviewSteps";
import type { ReviewInfo } from "./wire";

const WAIT = 20; // seconds that the server waits for something newer
const TEMPORARY = [UNREACHED, 429, 503];

export class Review {
  info = $state.raw<ReviewInfo | null>(null);
  refusal = $state.raw<unknown>(null);
  /** The entry that is looked at; it stays while moments come and go. */
  chosen = $state<number | null>(null);

  readonly steps: ReviewStep[] = $derived.by(() => stepsOf(this.info?.entries ?? []));
  readonly moments: number[] = $derived.by(() => this.info?.moments ?? []);
  /** The entry on the screen: as chosen, else the first of the moments. */
  readonly at: number | null = $derived.by(() => this.chosen ?? this.moments[0] ?? this.steps[0]?.n ?? null);
  readonly step: ReviewStep | null = $derived.by(() => this.steps.find((one) => one.n === this.at) ?? null);
  /** Its place among the moments, or -1. */
  readonly moment: number = $derived.by(() => this.moments.indexOf(this.at ?? -1));
  readonly finished: boolean = $derived.by(() => isFinished(this.info));

  constructor(readonly table: string) {}

  /** Ask for the review, and go on asking until it is done. */
  start(): () => void {
    const stop = new AbortController();
    void this.follow(stop.signal);
    return () => {
      stop.abort();
    };
  }

  private async follow(signal: AbortSignal): Promise<void> {
    for (let failures = 0; !signal.aborted && !isFinished(this.info);) {
      try {
        const found = await this.fetch(signal);
        this.info = found;
        this.refusal = null;
        failures = 0;
      } catch (found) {
        const later = found instanceof Refusal && TEMPORARY.includes(found.status);
        this.refusal = isStopped(signal) ? null : found;
        if (!later || isStopped(signal)) {
          return;
        }
        await pause(waitBefore(failures++, Math.random()));
      }
    }
  }

  /** What is known; whoever has a key asks for the review, others see what was asked for. */
  private fetch(signal: AbortSignal): Promise<ReviewInfo> {
    const path = { table: this.table };
    if (this.info === null && person.me !== null) {
      return call("POST /api/tables/{table}/review", { path, body: {}, signal });
    }
    const query = this.info === null ? {} : { version: this.info.version, wait: WAIT };
    return call("GET /api/tables/{table}/review", { path, query, signal });
  }

  // -------------------------------------------------------------- going through it

  choose(n: number): void {
    this.chosen = n;
  }

  /** To the next moment, or to the one before. */
  goByMoment(by: 1 | -1): void {
    this.goTo(this.moments, by);
  }

  /** To the next decision, or to the one before. */
  goByDecision(by: 1 | -1): void {
    this.goTo(
      this.steps.filter((one) => one.answer?.kind === "decision").map((one) => one.n),
      by,
    );
  }

  nextIn(places: readonly number[], by: 1 | -1): number | undefined {
    const at = this.at ?? 0;
    return by === 1 ? places.find((n) => n > at) : places.findLast((n) => n < at);
  }

  private goTo(places: readonly number[], by: 1 | -1): void {
    const next = this.nextIn(places, by);
    if (next !== undefined) {
      this.chosen = next;
    }
  }
}

/** Nothing more will come: it is done or has failed, or nobody has asked for it. */
function isFinished(info: ReviewInfo | null): boolean {
  return info !== null && (info.state === "done" || info.state === "failed" || info.state === "none");
}

/** Nobody wants the answer any more. */
function isStopped(signal: AbortSignal): boolean {
  return signal.aborted;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
