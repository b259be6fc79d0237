// One table as this person sees it: the table around the game, the view, the log, the chat, and what can be done.

import { call, Refusal, UNREACHED } from "./api";
import { Connection, type ConnectionState, type Socket, type TableMessage } from "./connection";
import type { ClockReading } from "./clock";
import { duties, type Duty } from "./deal";
import { Replay, type Viewpoint } from "./replay.svelte";
import { person } from "./person.svelte";
import { commit, findShare, saveOpening } from "./shares";
import { storyUntil } from "./story";
import { preferences } from "./preferences.svelte";
import type { Acts, Answering, ChatSent, ClockInfo, DealInfo, Hello, Problem, TableInfo, Told, Update } from "./wire";

/** Something that plays step by step on the screen; with a `storyLimit` the story is told up to there and no further. */
export interface Playback {
  storyLimit: { entry: number; place: number } | null;
  stop: () => void;
}

export class Session {
  info = $state.raw<TableInfo | null>(null);
  update = $state.raw<Update | null>(null);
  events = $state.raw<Told[]>([]);
  chat = $state.raw<ChatSent[]>([]);
  connectionState = $state<ConnectionState>("opening");
  rejection = $state.raw<Problem | null>(null);
  /** The entries of the answers that were given here. */
  answeredEntries: number[] = [];
  /** The answer that is on its way. */
  sending = $state.raw<Answering | null>(null);
  /** The clock as the server last told it. */
  clockReading = $state.raw<ClockReading | null>(null);
  /** Seats whose time ran out, until somebody takes them back. */
  timedOutSeats = $state.raw<number[]>([]);
  /** Of several seats of one person, the one that looks at the screen. */
  activeSeat = $state<number | null>(null);
  /** Why the view from that seat was refused. */
  viewRefusal = $state.raw<Refusal | null>(null);

  readonly seats: number[] = $derived(this.info?.you?.seats ?? []);
  readonly shared: boolean = $derived(this.seats.length > 1);
  /** The seat of one's own that is asked, if any. */
  readonly asked: number | null = $derived.by(() => {
    const ask = this.update?.view?.ask;
    const mine =
      ask !== undefined && ask !== null && this.update?.status === "running" && this.seats.includes(ask.seat);
    return mine && this.info?.seats[ask.seat]?.kind === "person" ? ask.seat : null;
  });
  /** From where one looks: a seat, or none for whoever watches. */
  readonly viewer: number | null = $derived(this.update?.seat ?? null);
  /** For whom the screen is covered until they say that they are there, and what they may see has come. */
  readonly coverFor: number | null = $derived.by(() => {
    if (!this.shared || this.info?.status !== "running") {
      return null;
    }
    const next = this.asked ?? this.defaultSeat;
    return next === this.activeSeat && next === this.viewer ? null : next;
  });
  /** The past, while somebody goes through it. */
  replay = $state.raw<Replay | null>(null);
  /** Whether the end of a game that one did not play is still to be kept from one. */
  endingHidden = $state(false);
  /** What plays on the screen, by who plays it. */
  private playbacks = $state.raw<readonly { who: string; playback: Playback }[]>([]);
  readonly playback: Playback | null = $derived(this.playbacks[0]?.playback ?? null);
  /** Shows again what others have done since one's last move, where a board can. */
  recap = $state.raw<(() => void) | null>(null);
  /** Whether what others did before one came was played back already. */
  recapPlayed = false;
  /** What is on the screen: a position of the past, or the present. */
  readonly shown: Update | null = $derived(this.replay?.shown ?? (this.endingHidden ? null : this.update));
  readonly story: Told[] = $derived.by(() => {
    const storyLimit = this.playback?.storyLimit ?? null;
    return this.replay?.events ?? (storyLimit === null ? this.events : storyUntil(this.events, storyLimit));
  });
  readonly ended: boolean = $derived(this.update?.status === "over" || this.update?.status === "abandoned");
  /** Whether the seat from which one looks has won; whoever watches is glad with the winner. */
  readonly won: boolean = $derived.by(() => {
    const winners = this.info?.result?.winners ?? [];
    return this.seats.length === 0 || winners.some((seat) => this.seats.includes(seat));
  });
  /** Whether what is on the screen is a game that goes on. */
  readonly playing: boolean = $derived(this.replay === null && this.update?.status === "running");
  /** Whether the open question is to whoever looks. */
  readonly mine: boolean = $derived(this.asked !== null && this.asked === this.viewer);
  /** Whether a bot plays at the seat from which one looks, which can be taken back. */
  readonly botPlays: boolean = $derived.by(() => {
    const seat = this.viewer === null ? undefined : this.info?.seats[this.viewer];
    return seat?.kind === "bot" && !seat.resigned;
  });

  /** The last entry one has heard of. */
  private lastSeen = -1;
  /** Whether the story is whole: it is not, if part of it was told to another seat. */
  private storyComplete = true;
  private reloading = false;
  private preferencesSent = false;
  /** How often the seat has changed from which one looks. */
  private seatChanges = 0;
  /** The entry that one wants to see first. */
  private wantedEntry: number | null = null;
  /** What was sent for the deal already. */
  private readonly dutiesSent: string[] = [];
  private readonly connection: Connection;

  constructor(readonly table: string) {
    this.connection = new Connection(
      {
        hello: () => this.hello(),
        onMessage: (message) => {
          this.receive(message);
        },
        onStateChange: (state, problem) => {
          this.connectionState = state;
          this.rejection = problem;
        },
      },
      () => new WebSocket(addressOf(table)) as Socket,
    );
  }

  /** Listen until `stop`. */
  start(): () => void {
    const reconnect = () => {
      this.connection.reconnectNow();
    };
    const abandon = () => {
      this.connection.abandonSocket();
    };
    const seen = () => {
      if (!document.hidden) {
        this.connection.reconnectNow();
      }
    };
    window.addEventListener("online", reconnect);
    window.addEventListener("offline", abandon);
    document.addEventListener("visibilitychange", seen);
    this.connection.open();
    return () => {
      window.removeEventListener("online", reconnect);
      window.removeEventListener("offline", abandon);
      document.removeEventListener("visibilitychange", seen);
      this.connection.close();
      this.replay?.stop();
    };
  }

  // receiving

  private hello(): Hello {
    const seat = this.activeSeat ?? this.viewer;
    return {
      do: "hello",
      ...(person.me === null ? {} : { key: person.me.key }),
      ...(seat !== null && this.seats.includes(seat) ? { seat } : {}),
      since: this.storyComplete ? this.lastSeen : -1,
    };
  }

  private receive(message: TableMessage): void {
    if (message.type === "table") {
      this.info = message.table;
      this.applyClock(message.table.clock);
      this.lookFromOwnSeat();
      this.joinDeal(message.table);
      this.sendPreferences(message.table);
    } else if (message.type === "review") {
      return; // whoever looks at a review asks for it
    } else if (message.type === "chat") {
      if (!this.chat.some((line) => line.n === message.n)) {
        this.chat = [...this.chat, message];
      }
    } else {
      this.applyUpdate(message);
    }
  }

  private applyUpdate(update: Update): void {
    if (update.view !== null) {
      this.collect(update);
    }
    if (this.sending !== null && update.number > this.sending.number) {
      this.sending = null;
    }
    const first = this.update === null || this.update.view === null;
    this.update = update;
    this.replay?.extendTo(update.number);
    if (first && update.view !== null) {
      this.showFirstView();
    }
    this.applyClock(update.clock);
    this.lookFromOwnSeat();
    if (!this.storyComplete) {
      void this.reloadStory();
    }
  }

  /** Add what is new to the story. What another seat was told goes at once: its view is gone, too. */
  private collect(update: Update): void {
    if (this.update !== null && this.update.view !== null && this.update.seat !== update.seat) {
      this.seatChanges++;
      this.returnToPresent(); // nobody goes on in what another seat may see
      this.events = [];
      this.storyComplete = false;
    }
    if (update.since < 0) {
      this.events = [];
      this.lastSeen = -1;
    }
    this.storyComplete = update.since < 0 || (this.storyComplete && update.since <= this.lastSeen);
    this.events = [...this.events, ...update.events.filter((event) => event.entry > this.lastSeen)];
    this.lastSeen = Math.max(this.lastSeen, update.number);
  }

  /** Ask for the story so far. If it is not to be had now, the next news asks again, or the next connection brings it. */
  private async reloadStory(): Promise<void> {
    if (this.reloading) {
      return;
    }
    this.reloading = true;
    try {
      while (!this.storyComplete) {
        await this.fetchStory(this.viewer, this.seatChanges);
      }
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) {
        throw refusal;
      }
    } finally {
      this.reloading = false;
    }
  }

  private async fetchStory(seat: number | null, seatChanges: number): Promise<void> {
    const path = { table: this.table };
    const story = await call("GET /api/tables/{table}/view", { path, query: { seat, since: -1, outline: false } });
    if (seatChanges === this.seatChanges && !this.storyComplete) {
      this.events = [...story.events, ...this.events.filter((event) => event.entry > story.number)];
      this.lastSeen = Math.max(this.lastSeen, story.number);
      this.storyComplete = true;
    }
  }

  /** The first look: at a moment that was asked for, or at the beginning of a finished game that one did not play. */
  private showFirstView(): void {
    this.endingHidden = this.ended && this.seats.length === 0;
    if (this.wantedEntry !== null || this.endingHidden) {
      this.lookBack(this.wantedEntry ?? 0);
    }
    this.wantedEntry = null;
  }

  /** Nothing is left of a seat's time in the moment at which a bot takes over. */
  private applyClock(clock: ClockInfo | null): void {
    this.clockReading = clock === null ? null : { clock, at: performance.now() };
    const seats = this.info?.seats ?? [];
    const late = (seat: number) => this.timedOutSeats.includes(seat) && seats[seat]?.kind === "bot";
    this.timedOutSeats = (clock?.left ?? []).flatMap((left, seat) => (left === 0 || late(seat) ? [seat] : []));
  }

  /** Send to the table whether the only answer is to be given; a preference holds wherever one sits down. */
  private sendPreferences(info: TableInfo): void {
    if (
      info.you !== null &&
      this.seats.length > 0 &&
      !this.ended &&
      info.you.forced !== preferences.forced &&
      !this.preferencesSent
    ) {
      this.preferencesSent = true; // once: whoever plays elsewhere, too, may like it otherwise there
      this.connection.act("settings", { forced: preferences.forced }, true).catch(() => undefined);
    }
  }

  /** Send what this browser adds to the deal. If the server wants none of it, the game begins without. */
  private joinDeal(info: TableInfo): void {
    for (const duty of duties(info, findShare)) {
      const name = `${info.deal?.round ?? 0} ${duty.act} ${duty.seat}`;
      if (!this.dutiesSent.includes(name)) {
        this.dutiesSent.push(name);
        this.sendShare(duty, info.deal).catch(() => undefined);
      }
    }
  }

  private async sendShare(duty: Duty, deal: DealInfo | null): Promise<void> {
    if (duty.act === "commit") {
      await this.connection.act("commit", { commitment: commit(), seat: duty.seat }, true);
    } else {
      const { commitment: server, round } = deal ?? { commitment: "", round: 0 };
      saveOpening(duty.share, { table: this.table, seat: duty.seat, round, server });
      await this.connection.act("entropy", { entropy: duty.share.entropy, seat: duty.seat }, true);
    }
  }

  /** The seat of one's own from which one looks if none is asked: where one was, else the first. */
  private get defaultSeat(): number | null {
    return this.activeSeat !== null && this.seats.includes(this.activeSeat) ? this.activeSeat : (this.seats[0] ?? null);
  }

  /** Whoever has just sat down looks from that seat. */
  private lookFromOwnSeat(): void {
    const { update, defaultSeat } = this;
    if (update !== null && defaultSeat !== null && (update.seat === null || !this.seats.includes(update.seat))) {
      void this.lookFrom(defaultSeat);
    }
  }

  /** Somebody is there, at one of several seats. The cover is lifted when what this seat may see has come. */
  async activateSeat(seat: number): Promise<void> {
    this.activeSeat = seat;
    this.returnToPresent(); // nobody goes on in what another seat may see
    if (this.viewer !== seat) {
      await this.lookFrom(seat);
    }
  }

  /** Look from one of one's seats: the view comes by itself. A new connection, too, looks from there. */
  private async lookFrom(seat: number): Promise<void> {
    this.viewRefusal = null;
    try {
      await this.connection.look(seat);
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) {
        throw refusal;
      }
      this.viewRefusal = refusal.status === UNREACHED ? null : refusal;
    }
  }

  // acting

  act<A extends keyof Acts>(act: A, body: Acts[A]["body"]): Promise<Acts[A]["result"]> {
    return this.connection.act(act, body);
  }

  /** Answer the open question. The answer is sent again after a lost connection: that is harmless. */
  async answer(pick: string, say?: string): Promise<void> {
    if (this.update === null || this.viewer === null || this.sending !== null || this.replay !== null) {
      return;
    }
    const answer = { number: this.update.number, pick, seat: this.viewer, ...(say === undefined ? {} : { say }) };
    this.sending = answer;
    this.answeredEntries.push(answer.number + 1);
    try {
      await this.connection.act("answer", answer, true);
    } finally {
      if (this.sending === answer) {
        this.sending = null;
      }
    }
  }

  /** Take back one's last answer, or all from entry `to` on; with `ask` the others are asked where that is not free. */
  async undo(ask: boolean, to?: number): Promise<void> {
    if (this.update !== null && this.viewer !== null) {
      const from = to === undefined ? {} : { to };
      await this.act("undo", { number: this.update.number, seat: this.viewer, ask, ...from });
    }
  }

  // looking back

  /** Go through the game, from where one sits or from `viewpoint`; without `at` from where it stands. */
  lookBack(at?: number, viewpoint?: Viewpoint): void {
    const number = this.update?.number;
    if (number === undefined) {
      this.wantedEntry = at ?? null;
      return;
    }
    if (this.replay !== null) {
      this.replay.stop();
      this.replay.go(at ?? number, viewpoint);
      return;
    }
    const usual = this.ended ? (this.viewer ?? 0) : this.viewer;
    this.replay = new Replay(this.table, number, viewpoint ?? usual, this.ended ? null : () => this.events);
    this.replay.go(at ?? number);
  }

  /** Something plays step by step on the screen, or does no more. */
  setPlayback(who: string, playback: Playback | null): void {
    const others = this.playbacks.filter((one) => one.who !== who);
    if (playback !== null) {
      this.playbacks = [...others, { who, playback }];
    } else if (others.length < this.playbacks.length) {
      this.playbacks = others;
    }
  }

  /** Show what has happened since an entry, one after the other, and come back to the present. */
  showSince(entry: number): void {
    if (this.recap !== null) {
      this.recap();
      return;
    }
    this.lookBack(entry);
    this.replay?.play(() => {
      this.returnToPresent();
    });
  }

  /** Back to how the game stands, or has ended. */
  returnToPresent(): void {
    this.replay?.stop();
    this.replay = null;
    this.endingHidden = false;
  }

  isMuted(line: ChatSent): boolean {
    return line.person !== null && (this.info?.you?.muted.includes(line.person) ?? false);
  }
}

function addressOf(table: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`;
}
