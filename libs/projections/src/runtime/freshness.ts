import { listen } from "@tablee/platform/notify";
import type { Pool } from "@tablee/platform/postgres";
import { CHANNEL, positionsOfModels } from "./apply/checkpoints.ts";
import type { AnyReadModel } from "./read-model.ts";

/** Lets a reader wait until its read models have seen its writes. */
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
   * Waits at most `maxMs` until each of the models has seen the greatest written position in its own categories. Returns whether all have:
   * otherwise the answer must be marked stale.
   */
  async waitFor(models: readonly string[], written: ReadonlyMap<string, bigint>, maxMs: number): Promise<boolean> {
    const wanted = models.map((name) => [name, this.#newestOf(name, written)] as const);
    const seen = () => wanted.every(([name, position]) => (this.#positions.get(name) ?? -1n) >= position);
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
      const timer = setTimeout(() => done(seen()), maxMs);
      this.#waiters.add(check);
    });
  }

  /** The greatest position that concerns a read model; -1 when none does. */
  #newestOf(name: string, written: ReadonlyMap<string, bigint>): bigint {
    const categories: readonly string[] = this.#models.get(name)?.categories ?? [];
    return categories.reduce((newest, category) => {
      const position = written.get(category) ?? -1n;
      return position > newest ? position : newest;
    }, -1n);
  }

  /** The last known position of a read model; undefined when none is known. */
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
    for (const [model, position] of await positionsOfModels(this.#pool)) this.#positions.set(model, position);
    for (const check of this.#waiters) check();
  }

  async stop(): Promise<void> {
    await this.#stop();
  }
}
