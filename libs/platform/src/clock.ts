import { listen } from "./notify.ts";
import type { Pool } from "./postgres.ts";

/** The source of time of the whole product. Instants are ISO UTC with milliseconds. */
export interface Clock {
  now(): string;
}

export const systemClock: Clock = { now: () => new Date().toISOString() };

interface ClockRow {
  readonly frozen_at: string | null;
  readonly offset_ms: string;
}

/**
 * A clock that all processes share through one row: it runs with an offset, or is frozen at an instant. A move arrives through NOTIFY, and
 * is polled every few seconds in case a notification was lost.
 */
export class SharedClock implements Clock {
  #frozenAt: string | undefined;
  #offsetMs = 0;
  readonly #pool: Pool;
  /** The number of reads that were begun. */
  #begun = 0;
  /** The number of the newest read whose answer was used: a late answer to an earlier read would turn time back. */
  #taken = 0;
  #stop: (() => Promise<void>) | undefined;

  private constructor(pool: Pool) {
    this.#pool = pool;
  }

  static async start(pool: Pool): Promise<SharedClock> {
    const clock = new SharedClock(pool);
    await clock.refresh();
    const stopListening = await listen(pool, ["clock"], () => void clock.refresh().catch(() => {}));
    const timer = setInterval(() => void clock.refresh().catch(() => {}), 5_000);
    clock.#stop = async () => {
      clearInterval(timer);
      await stopListening();
    };
    return clock;
  }

  now(): string {
    return this.#frozenAt ?? new Date(Date.now() + this.#offsetMs).toISOString();
  }

  async refresh(): Promise<void> {
    const look = ++this.#begun;
    const { rows } = await this.#pool.query<ClockRow>("SELECT frozen_at, offset_ms FROM vault.clock");
    if (look < this.#taken) return;
    this.#taken = look;
    this.#frozenAt = rows[0]?.frozen_at ?? undefined;
    this.#offsetMs = Number(rows[0]?.offset_ms ?? 0);
  }

  /** Freezes the clock at an instant, for every process. Time never runs backwards: the caller refuses an instant before now. */
  async freezeAt(instant: string): Promise<void> {
    await this.#pool.query("UPDATE vault.clock SET frozen_at = $1", [instant]);
    await this.#announce();
  }

  /** Runs the clock from an instant, by default from the present one. */
  async runFrom(instant: string = this.now()): Promise<void> {
    await this.#pool.query("UPDATE vault.clock SET frozen_at = NULL, offset_ms = $1", [Date.parse(instant) - Date.now()]);
    await this.#announce();
  }

  get frozen(): boolean {
    return this.#frozenAt !== undefined;
  }

  async #announce(): Promise<void> {
    await this.refresh();
    await this.#pool.query("NOTIFY clock");
  }

  async stop(): Promise<void> {
    await this.#stop?.();
  }
}
