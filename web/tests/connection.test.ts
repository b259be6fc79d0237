import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Refusal } from "../src/lib/api";
import { waitBefore } from "../src/lib/backoff";
import { Connection, type ConnectionState, type TableMessage, type Socket } from "../src/lib/connection";

class Fake implements Socket {
  readyState = 1;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.onclose?.({ code: 1005 });
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  frames(): { do: string; id?: number }[] {
    return this.sent.map((text) => JSON.parse(text) as { do: string; id?: number });
  }
}

let fakes: Fake[] = [];
let links: ConnectionState[] = [];
let heard: TableMessage[] = [];

function opened(): Connection {
  const connection = new Connection(
    {
      hello: () => ({ do: "hello", since: -1 }),
      onMessage: (news) => heard.push(news),
      onStateChange: (link) => links.push(link),
    },
    () => {
      const fake = new Fake();
      fakes.push(fake);
      return fake;
    },
    () => 1,
  );
  connection.open();
  return connection;
}

function last(): Fake {
  const fake = fakes.at(-1);
  if (fake === undefined) {
    throw new Error("nothing was connected");
  }
  return fake;
}

function welcome(): void {
  last().onopen?.();
  last().say({ type: "table", table: {} });
}

beforeEach(() => {
  fakes = [];
  links = [];
  heard = [];
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("a connection", () => {
  it("says hello and tells what it hears", () => {
    opened();
    welcome();

    expect(last().frames()).toEqual([{ do: "hello", since: -1 }]);
    expect(links).toEqual(["open"]);
    expect(heard).toHaveLength(1);
  });

  it("comes back later and later, and is quick again afterwards", () => {
    opened();
    welcome();
    for (const wait of [400, 800, 1600]) {
      last().onclose?.({ code: 1006 });
      vi.advanceTimersByTime(wait - 1);
      const before = fakes.length;
      vi.advanceTimersByTime(1);
      expect(fakes).toHaveLength(before + 1);
    }
    welcome();
    last().onclose?.({ code: 1012 });
    vi.advanceTimersByTime(400);

    expect(links.at(-1)).toBe("lost");
    expect(fakes).toHaveLength(5);
  });

  it("sends nothing into a socket that is about to close", () => {
    const connection = opened();
    welcome();
    last().readyState = 2;
    const before = last().sent.length;
    void connection.act("answer", { number: 1, pick: "a" }, true);
    expect(last().sent).toHaveLength(before);

    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(400);
    welcome();
    expect(last().frames().at(-1)).toMatchObject({ do: "answer" });
  });

  it("sends an answer again that was not acknowledged", async () => {
    const connection = opened();
    welcome();
    const answer = connection.act("answer", { number: 1, pick: "a" }, true);
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(400);
    welcome();

    const again = last().frames().at(-1);
    expect(again).toMatchObject({ do: "answer", with: { number: 1, pick: "a" } });
    last().say({ type: "done", id: again?.id, result: { table: "t", number: 2 } });
    expect(await answer).toEqual({ table: "t", number: 2 });
  });

  it("gives up other acts when the line is lost", async () => {
    const connection = opened();
    welcome();
    const chat = connection.act("chat", { text: "hello" });
    last().onclose?.({ code: 1006 });

    await expect(chat).rejects.toBeInstanceOf(Refusal);
    await expect(connection.act("chat", { text: "hello" })).rejects.toBeInstanceOf(Refusal);
  });

  it("sends in their order what was asked for while it was still connecting", async () => {
    const connection = opened();
    last().readyState = 0;
    const chat = connection.act("chat", { text: "hello" });
    void connection.act("answer", { number: 1, pick: "a" }, true);
    expect(last().sent).toHaveLength(0);

    last().readyState = 1;
    last().onopen?.();
    void connection.look(1);
    expect(
      last()
        .frames()
        .map((frame) => frame.do),
    ).toEqual(["hello"]);
    last().say({ type: "table", table: {} });
    last().say({ type: "table", table: {} });

    const frames = last().frames();
    expect(frames.map((frame) => frame.do)).toEqual(["hello", "chat", "answer", "look"]);
    last().say({ type: "done", id: frames[1]?.id, result: {} });
    expect(await chat).toEqual({});
  });

  it("gives up what was asked for while connecting if nobody lets it in", async () => {
    const connection = opened();
    last().readyState = 0;
    const chat = connection.act("chat", { text: "hello" });
    last().onclose?.({ code: 1006 });

    await expect(chat).rejects.toBeInstanceOf(Refusal);
  });

  it("leaves nothing unanswered once it is closed or shut out", async () => {
    const [closed, shut] = [opened(), opened()];
    const waiting = [closed, shut].map((one) => one.act("answer", { number: 1, pick: "a" }, true));
    closed.close();
    last().onclose?.({ code: 1008 });
    const later = [closed, shut].map((one) => one.act("answer", { number: 2, pick: "a" }, true));

    for (const one of [...waiting, ...later]) {
      await expect(one).rejects.toBeInstanceOf(Refusal);
    }
  });

  it("passes on why an act was refused", async () => {
    const connection = opened();
    welcome();
    const chat = connection.act("chat", { text: "" });
    const error = { message: "server-chat", args: { most: 500 }, clause: "" };
    last().say({ type: "error", id: last().frames().at(-1)?.id, status: 400, error });

    await expect(chat).rejects.toMatchObject({ status: 400, problem: error });
  });

  it("stays away where it is not let in", () => {
    opened();
    last().onopen?.();
    last().say({ type: "error", id: null, status: 404, error: { message: "server-missing", args: {}, clause: "" } });
    last().onclose?.({ code: 1008 });
    vi.advanceTimersByTime(60_000);

    expect(links).toEqual(["rejected"]);
    expect(fakes).toHaveLength(1);
  });

  it("tries again where it came too often", () => {
    opened();
    last().onopen?.();
    last().say({ type: "error", id: null, status: 429, error: { message: "server-too-often", args: {}, clause: "" } });
    last().onclose?.({ code: 1008 });
    vi.advanceTimersByTime(400);

    expect(links).toEqual(["lost"]);
    expect(fakes).toHaveLength(2);
  });

  it("is cut when the device goes offline, and hurries when it is back", () => {
    const connection = opened();
    welcome();
    connection.abandonSocket();
    connection.reconnectNow();

    expect(links).toEqual(["open", "lost"]);
    expect(fakes).toHaveLength(2);
  });

  it("never waits longer than a quarter of a minute", () => {
    expect(waitBefore(50, 1)).toBe(15_000);
    expect(waitBefore(0, 0)).toBe(240);
  });
});
