const PROBE_MS = 1_000;

/**
 * Makes calls fail at once while a server is unavailable: a call that times out opens the breaker, which probes once a second until an
 * answer closes it.
 */
export class Breaker {
  readonly #ask: () => Promise<unknown>;
  readonly #everyMs: number;
  #cause: unknown;
  #timer: NodeJS.Timeout | undefined;

  constructor(ask: () => Promise<unknown>, everyMs = PROBE_MS) {
    this.#ask = ask;
    this.#everyMs = everyMs;
  }

  /** The error that opened it; undefined while it is closed. */
  get cause(): unknown {
    return this.#cause;
  }

  open(cause: unknown): void {
    this.#cause ??= cause;
    this.#timer ??= setTimeout(() => void this.#probe(), this.#everyMs).unref();
  }

  async #probe(): Promise<void> {
    this.#timer = undefined;
    const answered = await this.#ask().then(
      () => true,
      () => false,
    );
    if (answered) this.#cause = undefined;
    else this.open(this.#cause);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
