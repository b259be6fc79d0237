// A watch that ticks while somebody looks at a running clock.

const TICK = 200; // milliseconds

export class Watch {
  /** Milliseconds of a watch that nobody sets. */
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
