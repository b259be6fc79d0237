// The WebSocket of a table. It reconnects by itself, and resends what was not acknowledged where that is harmless.

import { Refusal, UNREACHED } from "./api";
import { waitBefore } from "./backoff";
import type { Acts, ChatSent, FrameDone, FrameError, Hello, Json, Problem, TableChanged, Update } from "./wire";

export type TableMessage = Update | TableChanged | ChatSent;
type Incoming = TableMessage | FrameDone | FrameError;

/** `shut`: the server does not let one in, and will not. */
export type ConnectionState = "opening" | "open" | "lost" | "shut";

const OPEN = 1; // as a WebSocket counts its states
const WELCOMED = -1; // in place of a number of attempts: the server has answered our hello

/** As much of a WebSocket as is needed. */
export interface Socket {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface ConnectionListener {
  hello(): Hello;
  onMessage(message: TableMessage): void;
  onStateChange(state: ConnectionState, problem: Problem | null): void;
}

interface PendingRequest {
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
  private readonly pending = new Map<number, PendingRequest>();
  private last = 0;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private refused: FrameError | null = null;
  private ended = false;

  constructor(
    private readonly listener: ConnectionListener,
    private readonly connect: () => Socket,
    private readonly random: () => number = Math.random,
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
      this.receive(JSON.parse(event.data) as Incoming);
    };
    socket.onclose = (event) => {
      this.onSocketClosed(event.code);
    };
  }

  /** Try again now, without waiting any longer. */
  reconnectNow(): void {
    if (this.socket === null && !this.ended) {
      this.open();
    }
  }

  /** The connection is known to be dead, though the socket has not noticed yet. */
  abandonSocket(): void {
    if (this.socket !== null) {
      this.drop();
      this.onSocketClosed(0);
    }
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    this.drop();
    this.rejectPending(() => true);
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
      this.pending.set(id, { frame, again, done, failed });
      this.send(frame);
    });
  }

  /** Send a frame, unless the server has not answered our hello yet or the socket is about to close: then it waits. */
  private send(frame: string): void {
    if (this.attempt === WELCOMED && this.socket?.readyState === OPEN) {
      this.socket.send(frame);
    }
  }

  private receive(message: Incoming): void {
    if (message.type === "done" || message.type === "error") {
      this.settleRequest(message);
      return;
    }
    if (message.type === "table" && this.attempt !== WELCOMED) {
      this.sendPending();
    }
    this.listener.onMessage(message);
  }

  /** The first table after a hello: the connection is open, and pending requests are sent, or sent again, in their order. */
  private sendPending(): void {
    this.attempt = WELCOMED;
    this.listener.onStateChange("open", null);
    for (const { frame } of this.pending.values()) {
      this.send(frame);
    }
  }

  private settleRequest(message: FrameDone | FrameError): void {
    const waiting = typeof message.id === "number" ? this.pending.get(message.id) : undefined;
    if (waiting === undefined) {
      this.refused = message.type === "error" ? message : null;
      return;
    }
    this.pending.delete(Number(message.id));
    if (message.type === "done") {
      waiting.done(message.result);
    } else {
      waiting.failed(new Refusal(message.status, message.error));
    }
  }

  private onSocketClosed(code: number): void {
    this.socket = null;
    if (this.ended) {
      return;
    }
    this.rejectPending((waiting) => !waiting.again);
    const passing = this.refused !== null && PASSING.includes(this.refused.status);
    if (code === NOT_ALLOWED && !passing) {
      this.ended = true;
      this.rejectPending(() => true);
      this.listener.onStateChange("shut", this.refused?.error ?? null);
      return;
    }
    this.attempt = Math.max(0, this.attempt) + 1; // also after a welcome
    this.listener.onStateChange("lost", null);
    this.timer = setTimeout(
      () => {
        this.open();
      },
      waitBefore(this.attempt - 1, this.random()),
    );
  }

  private rejectPending(which: (waiting: PendingRequest) => boolean): void {
    for (const [id, waiting] of this.pending) {
      if (which(waiting)) {
        this.pending.delete(id);
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
