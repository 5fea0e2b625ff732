/** More work waits than a queue lets wait; the same may be done in a moment. */
export class QueueFull extends Error {
  override readonly name = "QueueFull";
}

/** Runs so many pieces of work at once, in the order they came, and lets so many wait; what comes beyond that is refused. */
export class BoundedQueue {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }) {
    this.#atOnce = atOnce;
    this.#mostWaiting = waiting;
  }

  /** @throws QueueFull */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#atOnce) this.#running++;
    else await this.#turn();
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }

  /** Resolves when work that has ended leaves its place. */
  #turn(): Promise<void> {
    if (this.#waiting.length >= this.#mostWaiting) throw new QueueFull(`${this.#mostWaiting} wait already`);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
