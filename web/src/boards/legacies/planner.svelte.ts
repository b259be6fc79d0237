// What somebody is about to do with a card: the answers that one touch stands for, what would come of them, and the
// sending of them one after the other. The first touch shows, the second does.

import { getContext, setContext, untrack } from "svelte";

import { call, Refusal } from "../../lib/api";
import { spoken } from "../../lib/voice";
import { preferences } from "../../lib/preferences.svelte";
import type { Planned, RefusedView } from "../../lib/wire";
import type { Desk } from "../../board/desk.svelte";
import { capital } from "./bill";
import type { Pack } from "./pack";
import type { LegaciesView } from "./table";

/** Answers that belong together, where they were touched, and what they are called. */
export interface Path {
  key: string;
  picks: string[];
  title: string;
  /** The thing on the board that it is about, where its own key is not drawn. */
  at?: string;
  /** What there is to say of it before anything is chosen. */
  about?: string[];
}

/** Things on the board of which one is still to be chosen, each with what it would stand for. */
export interface Choosing {
  key: string;
  title: string;
  at: Map<string, Path[]>;
}

const MOMENT = 160; // milliseconds until what one points at is worked out
const CONTEXT = "planner";

export class Planner {
  /** What was touched once and waits for a yes. */
  armed = $state.raw<Path | null>(null);
  /** What somebody points at. */
  looked = $state.raw<Path | null>(null);
  choosing = $state.raw<Choosing | null>(null);
  /** Of what one chooses from, the thing that could mean several things and shows them. */
  opened = $state<string | null>(null);
  /** A card of the market that one would take, and the one that would lie there instead. */
  taking = $state<string | null>(null);
  giving = $state<string | null>(null);
  /** The heirlooms are looked at for this card. */
  shopping = $state.raw<{ card: string; prefix: string[] } | null>(null);
  private known = $state.raw<Partial<Record<string, Planned>>>({});
  private queue = $state.raw<string[]>([]);
  private asked: string[] = [];
  private timer = 0;

  readonly shown: Path | null = $derived(this.looked ?? this.armed);
  /** The one answer to the open question that waits for a yes, or that somebody points at. */
  private readonly waiting: string | null = $derived.by(() => {
    const { pending, chosen, peeked } = this.desk;
    const key = chosen ?? peeked;
    const picks = pending !== null ? [pending] : key === null ? [] : this.desk.answersAt(key).picks;
    return picks.length === 1 && this.choosing === null ? (picks[0]?.pick ?? null) : null;
  });
  /** What would come of what is shown, once the server has said so. */
  readonly plan: Planned | null = $derived(this.shown === null ? null : this.planOf(this.shown.picks));
  readonly then: LegaciesView | null = $derived.by(() => {
    const plan = this.shown === null && this.waiting !== null ? this.planOf([this.waiting]) : this.plan;
    return plan === null ? null : (plan.view as unknown as LegaciesView);
  });
  /** Why it cannot be done, if it cannot. */
  readonly refused: Planned["refused"] = $derived(this.plan?.refused ?? null);
  /** Whether what was touched can be done, as far as that is known. */
  readonly barred: boolean = $derived(
    this.armed !== null && (this.known[this.armed.picks.join(",")]?.refused ?? null) !== null,
  );
  /** Answers are under way. */
  sending = $state(false);

  constructor(private readonly desk: Desk) {
    let number = -1;
    $effect.pre(() => {
      const now = this.desk.source.session.update?.number ?? -1;
      if (now !== number) {
        number = now;
        untrack(() => {
          this.forget();
        });
      }
    });
    $effect(() => {
      this.sendNext();
    });
  }

  /** A new question: nothing of what was planned before holds. */
  private forget(): void {
    this.cancel();
    this.known = {};
    this.asked = [];
  }

  cancel(): void {
    window.clearTimeout(this.timer);
    this.armed = null;
    this.looked = null;
    this.choosing = null;
    this.opened = null;
    this.taking = null;
    this.giving = null;
    this.shopping = null;
  }

  /** Can anything be done now? */
  get open(): boolean {
    return this.desk.question.at.size + this.desk.question.loose.length > 0;
  }

  /** What would come of these answers, once the server has said so. */
  planOf(picks: string[]): Planned | null {
    return this.known[picks.join(",")] ?? null;
  }

  /** Somebody wants to know what would come of an answer. */
  ask(pick: string): void {
    void this.work([pick]);
  }

  look(path: Path | null): void {
    window.clearTimeout(this.timer);
    if (path === null) {
      this.looked = null;
    } else {
      this.timer = window.setTimeout(() => {
        this.looked = path;
        void this.work(path.picks);
      }, MOMENT);
    }
  }

  /** Somebody touches something that stands for answers. */
  touch(path: Path): void {
    this.desk.cancel();
    window.clearTimeout(this.timer);
    if (this.armed?.key === path.key || !preferences.confirm) {
      this.go(path);
    } else {
      this.armed = path;
      const among = [...(this.choosing?.at.values() ?? [])].flat().some((one) => one.key === path.key);
      this.choosing = among ? this.choosing : null;
      void this.work(path.picks);
    }
  }

  /** Things light up of which one is to be touched next. */
  choose(choosing: Choosing): void {
    this.desk.cancel();
    this.armed = null;
    this.opened = null;
    this.choosing = this.choosing?.key === choosing.key ? null : choosing;
  }

  /** What a thing on the board would stand for, while one chooses. */
  at(key: string): Path[] {
    return this.choosing?.at.get(key) ?? [];
  }

  /** Somebody touches a thing on the board: what is being chosen comes first, then what the question offers. */
  press(key: string): void {
    const paths = this.at(key);
    const [only] = paths;
    if (only !== undefined && paths.length === 1) {
      this.touch({ at: key, ...only });
    } else if (paths.length > 1) {
      this.opened = this.opened === key ? null : key;
    } else {
      this.cancel();
      this.desk.touch(key);
    }
  }

  /** Can something be done with it now? */
  canTouch(key: string): boolean {
    return this.choosing === null ? this.desk.canTouch(key) : this.choosing.at.has(key);
  }

  /** Does it: all of it that the server accepts. */
  go(path: Path): void {
    if (this.desk.busy || this.sending || !this.open) {
      return;
    }
    const picks = path.picks;
    this.cancel();
    this.queue = [...picks];
    this.sending = true;
  }

  /** The next of the answers that are under way, as soon as it can be given; none that the question does not offer. */
  private sendNext(): void {
    const [next, ...rest] = this.queue;
    const { session } = this.desk.source;
    const options = session.mine ? session.update?.view?.ask?.options : undefined;
    if (session.sending !== null) {
      return;
    }
    untrack(() => {
      if (next !== undefined && options?.includes(next) === true) {
        this.queue = rest;
        void this.desk.source.moves.pick(next);
      } else if (this.sending) {
        this.queue = [];
        this.sending = false;
      }
    });
  }

  /** Asks the server what would come of it. */
  private async work(answers: string[]): Promise<void> {
    const picks = answers.join(",");
    const { session } = this.desk.source;
    const number = session.update?.number;
    const settled = session.mine && session.sending === null && !this.sending;
    if (!settled || picks === "" || this.asked.includes(picks)) {
      return;
    }
    this.asked.push(picks);
    try {
      const query = { picks, seat: session.viewer };
      const found = await call("GET /api/tables/{table}/plan", { path: { table: session.table }, query });
      if (number === session.update?.number) {
        this.known = { ...this.known, [picks]: found };
      }
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) {
        throw refusal;
      }
      this.asked = this.asked.filter((one) => one !== picks);
    }
  }
}

/** Why something cannot be done, in words. */
export function refusalSaid(planner: Planner, desk: Desk): string {
  const found: Pick<RefusedView, "message" | "args"> | null = planner.refused;
  return found === null ? "" : desk.source.voice.say(found.message, found.args);
}

/** The opportunity that answers would take, as the card says it. */
export function opportunitySaid(path: Path, pack: Pack, desk: Desk): string {
  const card = path.key.split(":")[1] ?? "";
  const taken = path.key.startsWith("zone:") && path.picks.at(-1) === "opportunity";
  return taken ? capital(spoken(String(desk.source.voice.fact(pack.fact(card, "opportunity"))))) : "";
}

export function setPlanner(planner: Planner): Planner {
  return setContext(CONTEXT, planner);
}

export function getPlanner(): Planner {
  return getContext<Planner>(CONTEXT);
}
