import { flushSync } from "svelte";
import { expect, it, vi } from "vitest";

import { isTurn, seatState, TableClock } from "../src/lib/seats.svelte";
import type { Session } from "../src/lib/session.svelte";
import { t } from "../src/lib/text.svelte";
import type { SeatInfo } from "../src/lib/wire";

const at = (more: object) =>
  ({
    playback: null,
    shown: { seat: 0, view: { to_move: 1 } },
    info: null,
    clockReading: null,
    ...more,
  }) as unknown as Session;
const seat = (number: number, more: Partial<SeatInfo> = {}) =>
  ({ seat: number, kind: "person", present: true, ...more }) as SeatInfo;

it("knows whose turn it is, and that it is nobody's while something is played back", () => {
  expect([isTurn(at({}), 0), isTurn(at({}), 1)]).toEqual([false, true]);
  expect(isTurn(at({ playback: { storyLimit: null } }), 1)).toBe(false);
});

it("says who is there, and which seat is one's own", () => {
  expect(seatState(at({}), seat(0))).toEqual([t("this-is-you")]);
  expect(seatState(at({}), seat(1))).toEqual([t("to-move"), t("present")]);
  expect(seatState(at({}), seat(2, { present: false }))).toEqual([t("away")]);
  expect(seatState(at({}), seat(2, { kind: "bot" }))).toEqual([t("tag-bot")]);
  expect(seatState(at({}), seat(2, { kind: "open" }))).toEqual([]);
});

it("keeps a watch going as long as a clock runs", () => {
  vi.useFakeTimers();
  const clockReading = { clock: { seat: 1 }, at: 0 };
  let session = $state.raw(at({ info: { status: "running" }, clockReading }));
  let clock: TableClock | undefined;
  const stop = $effect.root(() => {
    clock = new TableClock(() => session);
  });
  flushSync();
  const began = clock?.at ?? 0;

  vi.advanceTimersByTime(1000);
  expect(clock?.reading).toBe(clockReading);
  expect((clock?.at ?? 0) - began).toBe(1000);
  session = at({ info: { status: "over" }, clockReading });
  flushSync();
  expect([clock?.reading, vi.getTimerCount()]).toEqual([null, 0]);
  stop();
  vi.useRealTimers();
});
