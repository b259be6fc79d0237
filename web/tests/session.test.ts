import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Session } from "../src/lib/session.svelte";
import type { TableInfo, Told, Update } from "../src/lib/wire";

/** The server's end of the line. */
class Line {
  static all: Line[] = [];
  readyState = 1;
  sent: { do: string; id?: number; seat?: number; since?: number }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    Line.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Line["sent"][number]);
  }

  close(): void {
    this.readyState = 3;
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const event = (entry: number, message: string): Told => ({ entry, by: 0, message, args: {}, clause: "" });

/** How the game stands after an entry, seen from a seat while one of them is asked. */
const update = (number: number, seat: number, asked: number, events: Told[], since: number) => ({
  type: "update",
  table: "t",
  number,
  status: "running",
  seat,
  since,
  events,
  view: { viewer: seat, ask: { seat: asked } },
  outline: null,
  words: [],
  names: ["Anna", "Anna 2"],
  clock: null,
  lesson: null,
});

const TABLE = {
  id: "t",
  status: "running",
  seats: [{ kind: "person" }, { kind: "person" }],
  you: { seats: [0, 1], muted: [] },
  deal: null,
  clock: null,
} as unknown as TableInfo;

let session: Session;
let stop: () => void;
let stories: ((story: Partial<Update> | null) => void)[];

function line(): Line {
  const last = Line.all.at(-1);
  if (last === undefined) {
    throw new Error("nothing was connected");
  }
  return last;
}

function welcome(first: object): void {
  line().onopen?.();
  line().say({ type: "table", table: TABLE });
  line().say(first);
}

/** The server says how the game looks from another seat, and that this was what was asked for. */
function turn(seen: object): void {
  const asked = line().sent.findLast((frame) => frame.do === "look");
  line().say(seen);
  line().say({ type: "done", id: asked?.id, result: { table: "t", number: 3 } });
}

/** The server answers a request for the story; without one it cannot be reached. */
async function tell(events: Told[] | null, number = 3): Promise<void> {
  stories.shift()?.(events === null ? null : { events, number });
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(async () => {
  vi.useFakeTimers();
  Line.all = [];
  stories = [];
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal(
    "fetch",
    () =>
      new Promise((done, failed) => {
        stories.push((story) => {
          if (story === null) {
            failed(new TypeError("unreached"));
          } else {
            done(new Response(JSON.stringify(story)));
          }
        });
      }),
  );
  session = new Session("t");
  stop = session.start();
  welcome(update(2, 0, 0, [event(1, "anna-drew"), event(2, "anna-kept")], -1));
  await session.activateSeat(0);
  line().say(update(3, 0, 1, [event(3, "anna-ended")], 2));
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a shared device", () => {
  it("stays covered until the next person's view is there", async () => {
    expect(session.coverFor).toBe(1);
    void session.activateSeat(1);

    expect(session.coverFor).toBe(1);
    expect(session.viewer).toBe(0);
    turn(update(3, 1, 1, [], 3));
    expect(session.coverFor).toBeNull();
    expect(session.events).toEqual([]);

    await tell([event(1, "somebody-drew"), event(3, "anna-ended")]);
    line().say(update(4, 1, 0, [event(4, "you-drew")], 3));
    expect(session.events.map((one) => one.message)).toEqual(["somebody-drew", "anna-ended", "you-drew"]);
    expect(session.coverFor).toBe(0);
  });

  it("stays covered without a line, with the log whole, and a new line looks from the new seat", async () => {
    window.dispatchEvent(new Event("offline"));
    await session.activateSeat(1);
    expect(session.coverFor).toBe(1);
    expect(session.viewRefusal).toBeNull();
    expect(session.events).toHaveLength(3);

    window.dispatchEvent(new Event("online"));
    welcome(update(3, 1, 1, [], 3));
    expect(line().sent[0]).toMatchObject({ do: "hello", seat: 1, since: 3 });
    expect(session.coverFor).toBeNull();
    expect(session.events).toEqual([]);
    await tell([event(3, "anna-ended")]);
    expect(session.events).toHaveLength(1);
  });

  it("says why a seat's view was refused, and asks again", async () => {
    const facing = session.activateSeat(1);
    const asked = line().sent.at(-1);
    line().say({ type: "error", id: asked?.id, status: 429, error: { message: "server-too-often", args: {} } });
    await facing;
    expect(session.coverFor).toBe(1);
    expect(session.viewRefusal?.status).toBe(429);
    expect(session.events).toHaveLength(3);

    void session.activateSeat(1);
    expect(session.viewRefusal).toBeNull();
    turn(update(3, 1, 1, [], 3));
    expect(session.coverFor).toBeNull();
  });

  it("asks again for a story that did not come, with the next news or over the next line", async () => {
    void session.activateSeat(1);
    turn(update(3, 1, 1, [], 3));
    await tell(null);
    line().say(update(4, 1, 1, [event(4, "you-drew")], 3));
    expect(stories).toHaveLength(1);
    await tell(null);

    line().onclose?.({ code: 1006 });
    window.dispatchEvent(new Event("online"));
    welcome(update(4, 1, 1, [event(3, "anna-ended"), event(4, "you-drew")], -1));
    expect(line().sent[0]).toMatchObject({ since: -1 });
    expect(session.events.map((one) => one.entry)).toEqual([3, 4]);
    expect(stories).toEqual([]);
  });

  it("does not tell one seat the story of another that comes late", async () => {
    void session.activateSeat(1);
    turn(update(3, 1, 1, [], 3));
    line().say(update(4, 1, 0, [event(4, "you-drew")], 3));
    void session.activateSeat(0);
    turn(update(4, 0, 0, [], 4));
    await tell([event(1, "somebody-drew")]);
    expect(session.events).toEqual([]);

    await tell([event(1, "anna-drew"), event(4, "somebody-drew")], 4);
    expect(session.events.map((one) => one.message)).toEqual(["anna-drew", "somebody-drew"]);
  });
});

it("wants the only answer to be given by default, and says so once", () => {
  line().say({ type: "table", table: TABLE });
  line().say({ type: "table", table: { ...TABLE, you: { ...TABLE.you, forced: false } } });

  const wishes = line().sent.filter((frame) => frame.do === "settings");
  expect(wishes).toMatchObject([{ with: { forced: true } }]);
});
