// The time by `performance.now()`, renewed a few times a second while somebody looks at a running clock.

const TICK = 200; // milliseconds

export class Ticker {
  /** Milliseconds by `performance.now()`. */
  at = $state(performance.now());

  /** Tick until the returned function is called. */
  start(): () => void {
    this.at = performance.now();
    const timer = setInterval(() => {
      this.at = performance.now();
    }, TICK);
    return () => {
      clearInterval(timer);
    };
  }
}
