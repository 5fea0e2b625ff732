/** The number of calls of one connection that run at a time, as on a real server. */
const CALLS = 100;

/**
 * Runs a connection's calls up to a limit; further calls wait until one ends. HTTP/2's own setting would do the same, but Node counts a
 * call until it has cleaned up after it, and would refuse calls that a client may already send.
 */
export class CallSlots {
  #free = CALLS;
  readonly #waiting: (() => void)[] = [];

  enter(start: () => void): void {
    if (this.#free === 0) {
      this.#waiting.push(start);
      return;
    }
    this.#free--;
    start();
  }

  leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free++;
  }
}
