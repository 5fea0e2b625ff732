import { LeaseHolder } from "@tablee/platform/lease";
import { Semaphore } from "@tablee/platform/wait/semaphore";
import type { Appliers } from "./apply/appliers.ts";
import { readModelCheckpoints } from "./apply/pass.ts";
import { runLive } from "./live.ts";
import type { AnyReadModel } from "./read-model.ts";

/**
 * Applies the log to read models, each while this process holds its lease, until the signal. Batches use at most half of the pool at once,
 * so that commands and checkpoints find a connection.
 */
export async function runReadModels(models: readonly AnyReadModel[], appliers: Appliers, signal: AbortSignal): Promise<void> {
  const { pool } = appliers;
  const own = {
    checkpoints: readModelCheckpoints(models, pool),
    applying: new Semaphore(Math.ceil((pool.options.max ?? 10) / 2)),
    leases: appliers.leases ?? new LeaseHolder(pool),
  };
  await Promise.all(models.map((model) => runLive(model, { ...appliers, ...own }, signal)));
}
