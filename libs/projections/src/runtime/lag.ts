import { setTimeout as sleep } from "node:timers/promises";
import { categoryOf } from "@tablee/domain/streams";
import type { EventStore } from "@tablee/event-store/event-store";
import type { Trace } from "@tablee/event-store/events";
import { firstAfter } from "@tablee/event-store/first-after";
import type { Pool } from "@tablee/platform/postgres";
import { positionsOfModels } from "./apply/checkpoints.ts";
import type { AnyReadModel } from "./read-model.ts";

/** The number of newest events that are read once for all read models; one that is further behind is checked on its own. */
const MAX_LOOKED_AT = 256;
/** Milliseconds for which an answer is kept: metrics, health and console ask often, and together. */
const KEPT_MS = 1_000;
const WAIT_BUDGET_MS = 1_500;

/**
 * The lag of read models: the age of the oldest event of its own categories that each has not applied. Computed from the log and the
 * checkpoints, not by the appliers: a halted or paused model counts, and one whose workers are all gone.
 */
export class ProjectionLag {
  readonly #models: readonly AnyReadModel[];
  readonly #store: EventStore;
  readonly #pool: Pool;
  #since: ReadonlyMap<string, Date | undefined> = new Map();
  #looking: Promise<void> | undefined;
  #lookedAt = Number.NEGATIVE_INFINITY;
  /** When the log stopped answering. */
  #inVainSince: Date | undefined;

  constructor(models: readonly AnyReadModel[], store: EventStore, pool: Pool) {
    this.#models = models;
    this.#store = store;
    this.#pool = pool;
  }

  /**
   * Seconds by read model, by the machine's clock. While the log does not answer, the last known lags grow, and a model that was at the end
   * counts as behind from the first failed read.
   */
  async seconds(): Promise<ReadonlyMap<string, number>> {
    if (Date.now() - this.#lookedAt >= KEPT_MS) {
      this.#looking ??= this.#look().finally(() => {
        this.#looking = undefined;
      });
      this.#inVainSince ??= new Date();
      await Promise.race([this.#looking.catch(() => {}), sleep(WAIT_BUDGET_MS, undefined, { ref: false })]);
    }
    const ages = this.#models.map(({ name }) => [name, ageOf(this.#since.get(name) ?? this.#inVainSince)] as const);
    return new Map(ages);
  }

  async #look(): Promise<void> {
    const positions = await positionsOfModels(this.#pool);
    const positionOf = ({ name }: AnyReadModel): bigint => positions.get(name) ?? -1n;
    const furthestBehind = this.#models.map(positionOf).toSorted((a, b) => Number(a - b))[0] ?? -1n;
    const recent = await this.#store.newest(furthestBehind, MAX_LOOKED_AT);
    const signal = AbortSignal.timeout(WAIT_BUDGET_MS);
    const since = await Promise.all(
      this.#models.map(
        async (model) => [model.name, (await this.#oldestAfter(model, positionOf(model), recent, signal))?.createdAt] as const,
      ),
    );
    this.#since = new Map(since);
    this.#lookedAt = Date.now();
    this.#inVainSince = undefined;
  }

  #oldestAfter(
    model: AnyReadModel,
    position: bigint,
    recent: readonly Trace[],
    signal: AbortSignal,
  ): Promise<Trace | undefined> | Trace | undefined {
    const concerns = ({ stream, position: at }: Trace) =>
      at > position && (model.categories as readonly string[]).includes(categoryOf(stream));
    const allSeen = recent.length < MAX_LOOKED_AT || recent.at(-1)!.position <= position;
    return allSeen ? recent.findLast(concerns) : firstAfter(this.#store, model.categories, position, signal);
  }
}

const ageOf = (since: Date | undefined): number => (since ? Math.max(0, (Date.now() - since.getTime()) / 1000) : 0);
