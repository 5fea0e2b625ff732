/** As many calls of one connection run at a time as on a real server. */
const CALLS = 100;

/**
 * Runs a connection's calls up to a limit; further ones wait silently until one is over. HTTP/2's own setting would do the same,
 * but Node counts calls until it has cleaned up after them, and refuses calls that a client may already send.
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
