// Runs steps one after another, each a certain time after the last one was done.

const STEP = 1200; // milliseconds between two steps at speed 1

export class StepTimer {
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Take step after step until one says that it was the last, or somebody stops. */
  start(step: () => Promise<boolean>, speed: () => number): void {
    this.stop();
    const timer = setTimeout(() => {
      void step().then((more) => {
        if (more && this.timer === timer) {
          this.start(step, speed);
        }
      });
    }, STEP / speed());
    this.timer = timer;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
