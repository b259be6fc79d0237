// What every board is wired to: the view that is on the screen, the desk over it, the settlement of a round, what is
// being dragged. A game says where its answers point, what its things are called and how it settles.

import { library } from "../lib/library.svelte";
import type { Moves } from "../lib/moves.svelte";
import type { Aim } from "../lib/picks";
import type { Session } from "../lib/session.svelte";
import { Since } from "../lib/since.svelte";
import { t } from "../lib/text.svelte";
import type { Voice } from "../lib/voice";
import type { BaseView, CardTable, GameInfo, Outline } from "../lib/wire";
import { Desk, layDesk, type AtDesk } from "./desk.svelte";
import { Settling } from "./settling.svelte";
import type { Stage } from "./steps";

/** What the board of a game is given. */
export interface OnBoard {
  session: Session;
  voice: Voice;
  moves: Moves;
  cards: CardTable;
  /** What the game is called. */
  title: string;
}

/** What a game says about its board. */
export interface Drawn<View> {
  aim: (view: View | null, cards: CardTable) => Aim;
  labels: (outline: Outline | null, voice: Voice) => Map<string, string>;
  stage: Stage<View>;
}

export class BoardState<View extends BaseView & { round?: number }> implements AtDesk {
  /** Whether a card is being dragged. */
  dragging = $state(false);

  /** The view that is on the screen, a settlement apart. */
  readonly now: View | null = $derived.by(() => (this.session.shown?.view ?? null) as View | null);
  readonly outline: Outline | null = $derived.by(() => this.session.shown?.outline ?? null);
  readonly aim: Aim = $derived.by(() => this.drawn.aim(this.now, this.on().cards));
  readonly labels: Map<string, string> = $derived.by(() => this.drawn.labels(this.outline, this.voice));
  readonly prompt: string = $derived.by(() => {
    const lines = this.outline?.question?.lines;
    return lines === undefined ? t("no-question") : lines.map((line) => this.voice.says(line.says)).join(" ");
  });
  readonly settling: Settling<View>;
  /** What the board shows: the view, or a settlement while it is looked at. */
  readonly view: View | null = $derived.by(() => this.settling.view ?? this.now);
  /** What a settlement is about right now, by keys. */
  readonly shown: Set<string> = $derived.by(() => asSet(this.settling.step?.keys ?? []));
  /** The game is over, and its end is on the screen. */
  readonly ended: boolean = $derived.by(
    () => this.session.ended && this.session.replay === null && this.settling.view === null,
  );
  /** The seat from which the board is seen, if it is one. */
  readonly own: number | null = $derived.by(() => {
    const viewer = this.view?.viewer;
    return typeof viewer === "number" ? viewer : null;
  });
  private readonly since: Since<View>;
  /** The view after one's last move, while one plays and nothing is settled: what looks otherwise now is new. */
  readonly then: View | null = $derived.by(() => (this.settling.view === null ? this.since.view : null));
  readonly desk: Desk;

  constructor(
    private readonly on: () => OnBoard,
    private readonly drawn: Drawn<View>,
  ) {
    this.settling = new Settling<View>(
      () => this.session,
      () => this.voice,
      drawn.stage,
    );
    this.since = new Since<View>(() => this.session);
    this.desk = layDesk(new Desk(this));
  }

  get session(): Session {
    return this.on().session;
  }

  get moves(): Moves {
    return this.on().moves;
  }

  get voice(): Voice {
    return this.on().voice;
  }

  get title(): string {
    return this.on().title;
  }

  get game(): GameInfo | undefined {
    return library.game(this.session.info?.game ?? "");
  }

  /** A settlement is looked at: nothing can be touched. */
  get still(): boolean {
    return this.settling.view !== null;
  }

  /** Shows the last settlement again, where there is one. */
  get again(): (() => void) | undefined {
    return this.settling.there ? () => void this.settling.again() : undefined;
  }

  readonly moving = (on: boolean): void => {
    this.dragging = on;
  };
}

function asSet(keys: readonly string[]): Set<string> {
  return new Set(keys);
}
