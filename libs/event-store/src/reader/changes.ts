/** Lets any number of waiters know that something has changed. */
export class Changes {
  #next = Promise.withResolvers<void>();

  /** Resolves at the next change. */
  next(): Promise<void> {
    return this.#next.promise;
  }

  tell(): void {
    this.#next.resolve();
    this.#next = Promise.withResolvers<void>();
  }

  /** Waits until something holds, but not after `most` has resolved, for which it gets a signal that ends when it need not. */
  async until(holds: () => boolean, most: (enough: AbortSignal) => Promise<void>, signal: AbortSignal): Promise<void> {
    const enough = new AbortController();
    const late = most(AbortSignal.any([signal, enough.signal])).then(() => "late");
    while (!signal.aborted && !holds()) if (await Promise.race([late, this.next()])) break;
    enough.abort();
  }
}
