import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { StepTimer } from "../src/lib/stepTimer";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it("goes step by step at its speed until the last one", async () => {
  const pace = new StepTimer();
  let [steps, speed] = [0, 1];
  pace.start(
    () => Promise.resolve(++steps < 3),
    () => speed,
  );
  await vi.advanceTimersByTimeAsync(1300);
  expect(steps).toBe(1);
  speed = 4;
  await vi.advanceTimersByTimeAsync(1200);
  expect(steps).toBe(2);
  await vi.advanceTimersByTimeAsync(300);
  expect(steps).toBe(3);
  await vi.advanceTimersByTimeAsync(9000);

  expect(steps).toBe(3);
});

it("stops when somebody stops it, also during a step", async () => {
  const pace = new StepTimer();
  let steps = 0;
  pace.start(
    () => {
      steps++;
      pace.stop();
      return Promise.resolve(true);
    },
    () => 2,
  );
  await vi.advanceTimersByTimeAsync(9000);

  expect(steps).toBe(1);
});
