// The state of every board: the view on the screen, the desk, the settlement of a round, what is being dragged. A game
// says where its answers point, what its things are called and how a round is settled.

import { flushSync, tick, untrack } from "svelte";

import { library } from "../lib/library.svelte";
import type { Moves } from "../lib/moves.svelte";
import type { Aim } from "../lib/picks";
import { preferences } from "../lib/preferences.svelte";
import type { Session } from "../lib/session.svelte";
import { ViewAfterOwnMove } from "../lib/viewAfterOwnMove.svelte";
import { play } from "../lib/audio";
import { prefersReducedMotion } from "../lib/reducedMotion";
import { t } from "../lib/text.svelte";
import type { Voice } from "../lib/voice";
import type { BaseView, CardTable, GameInfo, Outline } from "../lib/wire";
import { highlight, prepare } from "./choreography";
import { commonChanges, type ViewChange } from "./changes";
import { Desk, setDesk, type DeskSource } from "./desk.svelte";
import { motion, timeOf } from "./motion";
import { MoveQueue } from "./queue.svelte";
import { Recap } from "./recap.svelte";
import { Settling } from "./settling.svelte";
import type { Stage } from "./steps";
import { playVictory } from "./victory";

/** What the board of a game is given. */
export interface BoardProps {
  session: Session;
  voice: Voice;
  moves: Moves;
  cards: CardTable;
  /** What the game is called. */
  title: string;
  /** A picture of a moment beside something else: table and hand alone, and nothing moves. */
  still?: boolean;
}

/** What a game says about its board. */
export interface BoardDefinition<View> {
  aim: (view: View | null, cards: CardTable) => Aim;
  labels: (outline: Outline | null, voice: Voice) => Map<string, string>;
  stage: Stage<View>;
  /** What moves between two views, besides what every game has. */
  changes?: (before: View, after: View) => ViewChange[];
}

const OTHERS = "others";
/** What is touched there goes on playing. */
const APART = ".recap, .settlement, dialog, .menu, .side, nav, .grab";
const QUIET = ["Tab", "Shift", "Control", "Alt", "Meta"];

export class BoardState<View extends BaseView & { round?: number }> implements DeskSource {
  /** Whether a card is being dragged. */
  dragging = $state(false);

  /** The view that is on the screen, a settlement apart. */
  readonly now: View | null = $derived.by(() => (this.session.shown?.view ?? null) as View | null);
  readonly outline: Outline | null = $derived.by(() => this.session.shown?.outline ?? null);
  readonly aim: Aim = $derived.by(() => this.definition.aim(this.now, this.props().cards));
  readonly labels: Map<string, string> = $derived.by(() => this.definition.labels(this.outline, this.voice));
  readonly prompt: string = $derived.by(() => {
    const lines = this.outline?.question?.lines;
    return lines === undefined ? t("no-question") : lines.map((line) => this.voice.says(line.says)).join(" ");
  });
  readonly settling: Settling<View>;
  /** What others have done while one was away, and what they do now, one after another. */
  readonly recap: Recap<View>;
  private readonly queue: MoveQueue<View>;
  /** What the board shows: the view, or a settlement while it is looked at, or what others do on the way there. */
  readonly view: View | null = $derived.by(
    () =>
      this.settling.view ?? (this.session.replay === null ? (this.recap.view ?? this.queue.view) : null) ?? this.now,
  );
  private lastDrawn: View | null = null;
  private skipsMotion = false;
  /** What a settlement is about right now, by keys. */
  readonly shown: Set<string> = $derived.by(() => asSet(this.settling.step?.keys ?? []));
  /** The game is over, and its end is on the screen. */
  readonly ended: boolean = $derived.by(
    () => this.session.ended && this.session.replay === null && this.settling.view === null,
  );
  /** The seat from which the board is seen, if it is one. */
  readonly ownSeat: number | null = $derived.by(() => {
    const viewer = this.view?.viewer;
    return typeof viewer === "number" ? viewer : null;
  });
  private readonly afterOwnMove: ViewAfterOwnMove<View>;
  /** The view after one's last move, while nothing is settled or played back: what looks otherwise now is new. */
  readonly viewAfterOwnMove: View | null = $derived.by(() =>
    this.settling.view === null && !this.recap.running ? this.afterOwnMove.view : null,
  );
  readonly desk: Desk;

  constructor(
    private readonly props: () => BoardProps,
    private readonly definition: BoardDefinition<View>,
  ) {
    this.settling = new Settling<View>(
      () => this.session,
      () => this.voice,
      definition.stage,
    );
    this.recap = new Recap<View>(
      () => this.session,
      () => (prefersReducedMotion() || preferences.playback === "off" ? null : PACES[preferences.playback]),
      PACES.normal,
    );
    this.queue = new MoveQueue<View>(() => this.session, motion, {
      longest: () => (prefersReducedMotion() || document.hidden ? 0 : timeOf("--time-others")),
      skip: () => {
        this.finish();
      },
      onMissed: (from) => {
        this.recap.onMissed(from);
      },
    });
    this.limitStory();
    this.animateChanges();
    this.watchForVictory();
    this.afterOwnMove = new ViewAfterOwnMove<View>(() => this.session);
    this.desk = setDesk(new Desk(this));
  }

  get session(): Session {
    return this.props().session;
  }

  get moves(): Moves {
    return this.props().moves;
  }

  get voice(): Voice {
    return this.props().voice;
  }

  get cards(): CardTable {
    return this.props().cards;
  }

  get title(): string {
    return this.props().title;
  }

  /** Only a picture of a moment. */
  get still(): boolean {
    return this.props().still === true;
  }

  get game(): GameInfo | undefined {
    return library.game(this.session.info?.game ?? "");
  }

  /** A settlement is looked at: nothing can be touched. */
  get readOnly(): boolean {
    return this.settling.view !== null;
  }

  /** Shows the last settlement again, where there is one. */
  get replaySettlement(): (() => void) | undefined {
    return this.settling.available ? () => void this.settling.replay() : undefined;
  }

  // -------------------------------------------------------------- motion

  /** The story is told as far as it is shown. */
  private limitStory(): void {
    $effect.pre(() => {
      const storyLimit = this.settling.view === null ? (this.recap.storyLimit ?? this.queue.storyLimit) : null;
      const stop = () => {
        this.finish();
      };
      untrack(() => {
        this.session.setPlayback(OTHERS, storyLimit === null ? null : { storyLimit, stop });
      });
    });
    $effect(() => {
      const can = this.recap.startEntry !== null;
      untrack(() => {
        this.session.recap = can ? this.replayRecap : null;
      });
    });
    $effect(() => () => {
      this.session.setPlayback(OTHERS, null);
      this.session.recap = null;
    });
  }

  readonly replayRecap = (): void => {
    this.recap.replay();
  };

  /** Before a new view is drawn, places are measured; afterwards what has moved travels there. */
  private animateChanges(): void {
    $effect.pre(() => {
      const { view } = this;
      untrack(() => {
        this.change(view);
      });
    });
    $effect(() => {
      const touched = (event: Event) => {
        this.onInput(event);
      };
      window.addEventListener("click", touched, true);
      window.addEventListener("keydown", touched, true);
      return () => {
        window.removeEventListener("click", touched, true);
        window.removeEventListener("keydown", touched, true);
        motion.finish();
      };
    });
  }

  private change(view: View | null): void {
    const before = this.lastDrawn;
    this.lastDrawn = view;
    if (before === null || view === null || before === view || this.skipsMotion || this.still || document.hidden) {
      return;
    }
    if (before.viewer === view.viewer) {
      const changes = [...(this.definition.changes?.(before, view) ?? []), ...commonChanges(before, view)];
      const moved = prefersReducedMotion()
        ? () => {
            highlight(changes);
          }
        : prepare(changes);
      void tick().then(() => {
        moved();
        this.queue.drawn();
      });
    }
  }

  /** A game that ends before one's eyes has its moment; whoever comes later sees the finished picture. */
  private watchForVictory(): void {
    let playing = false;
    $effect(() => {
      playing ||= this.session.playing;
      if (playing && this.ended) {
        playing = false;
        untrack(() => {
          void tick().then(() => {
            this.playVictory();
          });
        });
      }
    });
  }

  private playVictory(): void {
    const { session } = this;
    const winner = () => session.info?.result?.winners[0] ?? null;
    if (!prefersReducedMotion() && session.update?.status === "over") {
      playVictory(winner, () => {
        if (preferences.sound) {
          play([{ sound: session.won ? "win" : "close" }], preferences.volume);
        }
      });
    }
  }

  /** A touch anywhere finishes what moves, and then does what it does. */
  private onInput(event: Event): void {
    const apart = event.target instanceof Element && event.target.closest(APART) !== null;
    if (event instanceof KeyboardEvent && QUIET.includes(event.key)) {
      return;
    }
    if (apart) {
      motion.finish();
    } else if (motion.busy || this.queue.view !== null || this.recap.running) {
      this.finish();
    }
  }

  /** What is, is shown, and nothing moves. */
  finish(): void {
    this.skipsMotion = true;
    this.recap.stop();
    this.queue.clear();
    motion.finish();
    flushSync();
    this.skipsMotion = false;
  }

  readonly setDragging = (on: boolean): void => {
    this.dragging = on;
  };
}

/** Milliseconds for a move that is played back. */
const PACES = { slow: 2400, normal: 1400, quick: 700 } as const;

function asSet(keys: readonly string[]): Set<string> {
  return new Set(keys);
}
