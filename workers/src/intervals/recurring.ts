/**
 * Runs the work at an interval, one run at a time; a run requested during another follows it once. A failed run is reported, and
 * the next one tries again.
 */
export class Recurring {
  readonly #timer: NodeJS.Timeout;
  readonly #work: () => Promise<void>;
  readonly #failed: (error: unknown) => void;
  #running: Promise<void> | undefined;
  #again = false;

  constructor(everyMs: number, work: () => Promise<void>, failed: (error: unknown) => void) {
    this.#work = work;
    this.#failed = failed;
    this.#timer = setInterval(() => this.hurry(), everyMs);
  }

  /** Runs at once, or again as soon as the present run has ended. */
  hurry(): void {
    this.#again = true;
    this.#running ??= this.#run();
  }

  async #run(): Promise<void> {
    try {
      while (this.#again) {
        this.#again = false;
        await this.#work();
      }
    } catch (error) {
      this.#failed(error);
    } finally {
      this.#running = undefined;
    }
  }

  /** Ends it once the present run has ended. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#again = false;
    await this.#running;
  }
}
