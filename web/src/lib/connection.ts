// The WebSocket at a table. It comes back by itself, and sends again what was not acknowledged where that is harmless.

import { Refusal, UNREACHED } from "./api";
import { waitBefore } from "./backoff";
import type { Acts, ChatSent, FrameDone, FrameError, Hello, Json, Problem, TableChanged, Update } from "./wire";

export type News = Update | TableChanged | ChatSent;
type Incoming = News | FrameDone | FrameError;

/** `shut`: the server does not let one in, and will not. */
export type Link = "opening" | "open" | "lost" | "shut";

const OPEN = 1; // as a WebSocket counts its states
const WELCOMED = -1; // in place of a number of attempts: the line stands

/** As much of a WebSocket as is needed. */
export interface Socket {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface Listener {
  hello(): Hello;
  heard(news: News): void;
  linked(link: Link, problem: Problem | null): void;
}

interface Waiting {
  frame: string;
  again: boolean;
  done: (result: Json) => void;
  failed: (refusal: Refusal) => void;
}

const NOT_ALLOWED = 1008;
const PASSING = [429, 503]; // refusals that a later try may not meet
const NOTHING: Problem = { message: "", args: {}, clause: "" };

export class Connection {
  private socket: Socket | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private refused: FrameError | null = null;
  private ended = false;

  constructor(
    private readonly listener: Listener,
    private readonly connect: () => Socket,
    private readonly luck: () => number = Math.random,
  ) {}

  open(): void {
    clearTimeout(this.timer);
    this.drop();
    this.refused = null;
    const socket = this.connect();
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify(this.listener.hello()));
    };
    socket.onmessage = (event) => {
      this.heard(JSON.parse(event.data) as Incoming);
    };
    socket.onclose = (event) => {
      this.lost(event.code);
    };
  }

  /** Try again now, without waiting any longer. */
  hurry(): void {
    if (this.socket === null && !this.ended) {
      this.open();
    }
  }

  /** The line is known to be dead, though nobody has said so yet. */
  cut(): void {
    if (this.socket !== null) {
      this.drop();
      this.lost(0);
    }
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    this.drop();
    this.giveUp(() => true);
  }

  act<A extends keyof Acts>(act: A, given: Acts[A]["body"], again = false): Promise<Acts[A]["result"]> {
    return this.frame({ do: act, with: given }, again) as Promise<unknown> as Promise<Acts[A]["result"]>;
  }

  /** Look from another of one's seats. */
  look(seat: number): Promise<Json> {
    return this.frame({ do: "look", seat }, false);
  }

  private frame(said: object, again: boolean): Promise<Json> {
    const id = ++this.last;
    const frame = JSON.stringify({ id, ...said });
    return new Promise((done, failed) => {
      if (this.ended || (this.socket === null && !again)) {
        failed(new Refusal(UNREACHED, NOTHING));
        return;
      }
      this.waiting.set(id, { frame, again, done, failed });
      this.send(frame);
    });
  }

  /** Send a frame, unless nobody has said welcome yet or the socket are about to close: then it waits. */
  private send(frame: string): void {
    if (this.attempt === WELCOMED && this.socket?.readyState === OPEN) {
      this.socket.send(frame);
    }
  }

  private heard(message: Incoming): void {
    if (message.type === "done" || message.type === "error") {
      this.answered(message);
      return;
    }
    if (message.type === "table" && this.attempt !== WELCOMED) {
      this.welcomed();
    }
    this.listener.heard(message);
  }

  /** The first table after a hello: the line stands, and what waits is sent, or sent again, in its order. */
  private welcomed(): void {
    this.attempt = WELCOMED;
    this.listener.linked("open", null);
    for (const { frame } of this.waiting.values()) {
      this.send(frame);
    }
  }

  private answered(message: FrameDone | FrameError): void {
    const waiting = typeof message.id === "number" ? this.waiting.get(message.id) : undefined;
    if (waiting === undefined) {
      this.refused = message.type === "error" ? message : null;
      return;
    }
    this.waiting.delete(Number(message.id));
    if (message.type === "done") {
      waiting.done(message.result);
    } else {
      waiting.failed(new Refusal(message.status, message.error));
    }
  }

  private lost(code: number): void {
    this.socket = null;
    if (this.ended) {
      return;
    }
    this.giveUp((waiting) => !waiting.again);
    const passing = this.refused !== null && PASSING.includes(this.refused.status);
    if (code === NOT_ALLOWED && !passing) {
      this.ended = true;
      this.giveUp(() => true);
      this.listener.linked("shut", this.refused?.error ?? null);
      return;
    }
    this.attempt = Math.max(0, this.attempt) + 1; // also after a welcome
    this.listener.linked("lost", null);
    this.timer = setTimeout(
      () => {
        this.open();
      },
      waitBefore(this.attempt - 1, this.luck()),
    );
  }

  private giveUp(which: (waiting: Waiting) => boolean): void {
    for (const [id, waiting] of this.waiting) {
      if (which(waiting)) {
        this.waiting.delete(id);
        waiting.failed(new Refusal(UNREACHED, NOTHING));
      }
    }
  }

  private drop(): void {
    if (this.socket !== null) {
      this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
      this.socket.close();
      this.socket = null;
    }
  }
}
