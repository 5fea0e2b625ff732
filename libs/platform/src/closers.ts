/** What has been opened, to be closed in reverse order. */
export class Closers {
  readonly #closers: (() => unknown)[] = [];

  /** Remembers how to close something that is open now. */
  add(close: () => unknown): void {
    this.#closers.unshift(close);
  }

  /**
   * Closes everything, the last first; one that fails does not keep the others open.
   * @throws the first of their errors
   */
  readonly close = async (): Promise<void> => {
    const errors: unknown[] = [];
    for (const close of this.#closers.splice(0)) {
      try {
        await close();
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw errors[0];
  };
}

/**
 * Opens things one after another. When one fails, what is open is closed, so that no timer or connection keeps the process alive.
 * @throws the error of the one that failed
 */
export async function opening<Opened>(work: (closers: Closers) => Promise<Opened>): Promise<Opened> {
  const closers = new Closers();
  try {
    return await work(closers);
  } catch (error) {
    await closers.close().catch(() => {});
    throw error;
  }
}
