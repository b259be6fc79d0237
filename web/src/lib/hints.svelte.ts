// A hint about the open question, told step by step: what matters here, the answer, why. The server finds it; what it is
// about is lit wherever it lies.

import { getContext, setContext, untrack } from "svelte";

import { call } from "./api";
import type { Light } from "./lightKinds";
import type { Lights } from "./lights.svelte";
import type { Session } from "./session.svelte";
import type { HintInfo } from "./wire";

export const STAGES = ["nudge", "answer", "why"] as const;
export type Stage = (typeof STAGES)[number];

const CONTEXT = "hints";

export class Hints {
  /** What was last told, about whichever question. */
  private told = $state.raw<HintInfo | null>(null);
  /** The question about which somebody wants a hint. */
  private wanted = $state<number | null>(null);
  refusal = $state.raw<unknown>(null);
  busy = $state(false);

  /** Whether a hint can be had now. */
  readonly available: boolean = $derived.by(() => {
    const { session } = this;
    return session.info?.hints === true && session.mine && session.playing;
  });
  private readonly number: number = $derived.by(() => this.session.update?.number ?? -1);
  /** Whether a hint lies on the table. */
  readonly open: boolean = $derived.by(() => this.available && this.wanted === this.number);
  /** What is told about the open question. */
  readonly now: HintInfo | null = $derived.by(() =>
    this.open && this.told?.number === this.number ? this.told : null,
  );
  /** How many of its steps have been told. */
  readonly steps: number = $derived.by(() => (this.now === null ? 0 : STAGES.indexOf(this.now.stage) + 1));

  constructor(
    private readonly session: Session,
    lights: Lights,
  ) {
    let lit = false;
    $effect(() => {
      const found = lightsOf(this.now);
      untrack(() => {
        if (lit || found.length > 0) {
          lights.all = found;
          lit = found.length > 0;
        }
      });
    });
  }

  /** Ask for the first step, or show again what was told about this question. */
  async ask(): Promise<void> {
    this.wanted = this.number;
    if (this.now === null) {
      await this.tell("nudge");
    }
  }

  /** Lay a hint on the table, or take it away. */
  toggle(): void {
    if (this.open) {
      this.close();
    } else {
      void this.ask();
    }
  }

  /** Tell as much as the next step. */
  async tellMore(): Promise<void> {
    const next = STAGES[this.steps];
    if (next !== undefined) {
      await this.tell(next);
    }
  }

  close(): void {
    this.wanted = null;
    this.refusal = null;
  }

  private async tell(stage: Stage): Promise<void> {
    const { number, session } = this;
    if (this.busy) {
      return;
    }
    this.busy = true;
    this.refusal = null;
    try {
      const body = { number, stage, seat: session.viewer };
      const found = await call("POST /api/tables/{table}/hint", { path: { table: session.table }, body });
      if (number === this.number) {
        this.told = found;
      }
    } catch (found) {
      if (number === this.number) {
        this.refusal = found;
      }
    } finally {
      this.busy = false;
    }
  }
}

/** What a hint lights: the place it speaks of; later the answer, what its plan goes on with, and the runner-up. */
export function lightsOf(hint: HintInfo | null): Light[] {
  if (hint === null) {
    return [];
  }
  const [next] = hint.others;
  return [
    ...(hint.pick === null ? [] : [{ kind: "answer" as const, pick: hint.pick }]),
    ...hint.plan.filter((pick) => pick !== hint.pick).map((pick) => ({ kind: "plan" as const, pick })),
    ...(hint.stage !== "why" || next === undefined ? [] : [{ kind: "runner" as const, pick: next.pick }]),
    ...(hint.frame === null ? [] : [{ kind: "matters" as const, thing: `frame:${hint.frame}` }]),
    ...(hint.rival === null ? [] : [{ kind: "matters" as const, thing: `seat:${hint.rival}` }]),
  ];
}

export function setHints(hints: Hints): Hints {
  return setContext(CONTEXT, hints);
}

/** The hints of this table; none on other screens. */
export function getHints(): Hints | undefined {
  return getContext<Hints | undefined>(CONTEXT);
}
