import { beforeEach, expect, it } from "vitest";

import { removeStored } from "../src/lib/storage";
import type { Session } from "../src/lib/session.svelte";
import { Unread } from "../src/lib/unread.svelte";
import type { ChatSent } from "../src/lib/wire";

const line = (n: number, person: string | null) => ({ n, person, name: person ?? "", text: "…" }) as ChatSent;

function sessionWith(chat: ChatSent[], table = "t"): Session {
  const isMuted = (one: ChatSent) => one.person === "loud";
  return { table, chat, isMuted, info: { you: { person: "me" } } } as unknown as Session;
}

const numbers = (unread: Unread) => unread.lines.map((one) => one.n);

beforeEach(() => {
  removeStored("chat-read");
});

it("counts what others have said, not one's own lines, nor those whom one does not listen to", () => {
  const session = sessionWith([line(1, "anna"), line(2, "me"), line(3, "loud"), line(4, null)]);

  expect(numbers(new Unread(() => session))).toEqual([1, 4]);
});

it("knows after a reload what was read before", () => {
  const session = sessionWith([line(1, "anna"), line(2, "me")]);
  new Unread(() => session).mark();
  const later = sessionWith([...session.chat, line(3, "anna")]);

  expect(numbers(new Unread(() => session))).toEqual([]);
  expect(numbers(new Unread(() => later))).toEqual([3]);
  expect(numbers(new Unread(() => sessionWith(session.chat, "another table")))).toEqual([1]);
});

it("remembers a limited number of tables", () => {
  for (let table = 0; table < 60; table++) {
    new Unread(() => sessionWith([line(1, "anna")], `t${table}`)).mark();
  }

  expect(numbers(new Unread(() => sessionWith([line(1, "anna")], "t59")))).toEqual([]);
  expect(numbers(new Unread(() => sessionWith([line(1, "anna")], "t0")))).toEqual([1]);
});
