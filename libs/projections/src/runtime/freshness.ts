import { listen } from "@tablee/platform/notify";
import type { Pool } from "@tablee/platform/postgres";
import { CHANNEL } from "./checkpoints.ts";
import type { AnyReadModel } from "./read-model.ts";

/** A log position and the categories that were written up to it: what a reader has just done. */
export interface Written {
  readonly position: bigint;
  readonly categories: readonly string[];
}

/** Lets a reader wait until the read models that it uses have seen what it wrote. */
export class Freshness {
  readonly #models: ReadonlyMap<string, AnyReadModel>;
  readonly #pool: Pool;
  readonly #positions = new Map<string, bigint>();
  readonly #waiters = new Set<() => void>();
  #stop: () => Promise<void> = async () => {};

  private constructor(models: readonly AnyReadModel[], pool: Pool) {
    this.#models = new Map(models.map((model) => [model.name, model]));
    this.#pool = pool;
  }

  static async start(models: readonly AnyReadModel[], pool: Pool): Promise<Freshness> {
    const freshness = new Freshness(models, pool);
    freshness.#stop = await listen(pool, [CHANNEL], (_, payload) => freshness.#heard(payload));
    await freshness.#refresh();
    return freshness;
  }

  /**
   * Waits at most `mostMs` until each of the models has seen what was written, as far as it concerns it.
   * Answers whether they all have: a stale answer must say so.
   */
  async waitFor(models: readonly string[], written: Written, mostMs: number): Promise<boolean> {
    const concerned = models.filter((name) => this.#models.get(name)?.categories.some((category) => written.categories.includes(category)));
    const seen = () => concerned.every((name) => (this.#positions.get(name) ?? -1n) >= written.position);
    if (seen()) return true;
    return new Promise((resolve) => {
      const done = (fresh: boolean) => {
        clearTimeout(timer);
        this.#waiters.delete(check);
        resolve(fresh);
      };
      const check = () => {
        if (seen()) done(true);
      };
      const timer = setTimeout(() => done(seen()), mostMs);
      this.#waiters.add(check);
    });
  }

  /** How far a read model is known to have come; undefined when nothing was heard of it. */
  positionOf(model: string): bigint | undefined {
    return this.#positions.get(model);
  }

  #heard(payload: string | undefined): void {
    if (payload === undefined) {
      void this.#refresh().catch(() => {});
      return;
    }
    const [model, position] = payload.split(":") as [string, string];
    this.#positions.set(model, BigInt(position));
    for (const check of this.#waiters) check();
  }

  async #refresh(): Promise<void> {
    const { rows } = await this.#pool.query<{ model: string; position: string }>("SELECT model, position FROM read.projection");
    for (const row of rows) this.#positions.set(row.model, BigInt(row.position));
    for (const check of this.#waiters) check();
  }

  async stop(): Promise<void> {
    await this.#stop();
  }
}
