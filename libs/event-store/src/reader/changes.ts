/** Notifies any number of waiters of a change. */
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

  /** Waits until a condition holds, at most until `timeout` resolves; its signal is aborted once the wait has ended. */
  async until(holds: () => boolean, timeout: (enough: AbortSignal) => Promise<void>, signal: AbortSignal): Promise<void> {
    const enough = new AbortController();
    const late = timeout(AbortSignal.any([signal, enough.signal])).then(() => "late");
    while (!signal.aborted && !holds()) if (await Promise.race([late, this.next()])) break;
    enough.abort();
  }
}
