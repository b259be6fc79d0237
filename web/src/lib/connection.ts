// The WebSocket of a table. It reconnects by itself, and resends what was not acknowledged where that is harmless.

import { Refusal, UNREACHED } from "./api";
import { waitBefore } from "./backoff";
import type {
  Acts,
  ChatSent,
  FrameDone,
  FrameError,
  Hello,
  Json,
  Problem,
  ReviewChanged,
  TableChanged,
  Update,
} from "./wire";

export type TableMessage = Update | TableChanged | ChatSent | ReviewChanged;
type Incoming = TableMessage | FrameDone | FrameError;

/** `rejected`: the server does not let one in, and will not. */
export type ConnectionState = "opening" | "open" | "lost" | "rejected";

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
  /** Whether it is sent again after a lost connection. */
  retry: boolean;
  resolve: (result: Json) => void;
  reject: (refusal: Refusal) => void;
}

const NOT_ALLOWED = 1008;
const TEMPORARY = [429, 503]; // refusals that a later try may not meet
const NOTHING: Problem = { message: "", args: {}, clause: "" };

export class Connection {
  private socket: Socket | null = null;
  private readonly pending = new Map<number, PendingRequest>();
  private lastId = 0;
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
    this.detachSocket();
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
      this.detachSocket();
      this.onSocketClosed(0);
    }
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    this.detachSocket();
    this.rejectPending(() => true);
  }

  act<A extends keyof Acts>(act: A, body: Acts[A]["body"], retry = false): Promise<Acts[A]["result"]> {
    return this.request({ do: act, with: body }, retry) as Promise<unknown> as Promise<Acts[A]["result"]>;
  }

  /** Look from another of one's seats. */
  look(seat: number): Promise<Json> {
    return this.request({ do: "look", seat }, false);
  }

  private request(content: object, retry: boolean): Promise<Json> {
    const id = ++this.lastId;
    const frame = JSON.stringify({ id, ...content });
    return new Promise((resolve, reject) => {
      if (this.ended || (this.socket === null && !retry)) {
        reject(new Refusal(UNREACHED, NOTHING));
        return;
      }
      this.pending.set(id, { frame, retry, resolve, reject });
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
      waiting.resolve(message.result);
    } else {
      waiting.reject(new Refusal(message.status, message.error));
    }
  }

  private onSocketClosed(code: number): void {
    this.socket = null;
    if (this.ended) {
      return;
    }
    this.rejectPending((waiting) => !waiting.retry);
    const temporary = this.refused !== null && TEMPORARY.includes(this.refused.status);
    if (code === NOT_ALLOWED && !temporary) {
      this.ended = true;
      this.rejectPending(() => true);
      this.listener.onStateChange("rejected", this.refused?.error ?? null);
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

  private rejectPending(which: (request: PendingRequest) => boolean): void {
    for (const [id, waiting] of this.pending) {
      if (which(waiting)) {
        this.pending.delete(id);
        waiting.reject(new Refusal(UNREACHED, NOTHING));
      }
    }
  }

  private detachSocket(): void {
    if (this.socket !== null) {
      this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
      this.socket.close();
      this.socket = null;
    }
  }
}
