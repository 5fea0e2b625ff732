/** A number of permits, each lent to one caller at a time; callers wait in turn while none is free. */
export class Semaphore {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(count: number) {
    this.#free = count;
  }

  /** Waits for a permit, or for the signal, after which it has none. Returns a function that releases the permit. */
  async take(signal: AbortSignal): Promise<() => void> {
    if (signal.aborted) return () => {};
    if (this.#free > 0) this.#free--;
    else if (!(await this.#turn(signal))) return () => {};
    let lent = true;
    return () => {
      if (lent) this.#release();
      lent = false;
    };
  }

  /** Returns whether a permit was handed over; false once the signal has ended the wait. */
  #turn(signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const mine = () => {
        signal.removeEventListener("abort", giveUp);
        resolve(true);
      };
      const giveUp = () => {
        this.#waiting.splice(this.#waiting.indexOf(mine), 1);
        resolve(false);
      };
      signal.addEventListener("abort", giveUp, { once: true });
      this.#waiting.push(mine);
    });
  }

  #release(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free++;
  }
}
