import { categoryOf } from "@tablee/domain/streams";
import type { EventStore } from "@tablee/event-store/event-store";
import type { Pool } from "@tablee/platform/postgres";
import { positionsOfModels } from "./apply/checkpoints.ts";
import type { AnyReadModel } from "./read-model.ts";

/** Read models that are behind, each with the position that it must reach: that of the last event of its own categories. */
export type Behind = Readonly<Record<string, string>>;

/**
 * The models that have not applied the last event of their own categories that the log has now. A position alone does not show it: a model
 * without new events in its categories is level at any checkpoint.
 */
export async function behind(models: readonly AnyReadModel[], store: EventStore, pool: Pool): Promise<Behind> {
  const positions = await positionsOfModels(pool);
  const positionOf = ({ name }: AnyReadModel) => positions.get(name) ?? -1n;
  const furthest = models.map(positionOf).toSorted((a, b) => Number(a - b))[0] ?? -1n;
  const newest = await store.newest(furthest);
  const late = models.flatMap((model): [string, string][] => {
    const last = newest.find(({ stream }) => (model.categories as readonly string[]).includes(categoryOf(stream)));
    return last && last.position > positionOf(model) ? [[model.name, String(last.position)]] : [];
  });
  return Object.fromEntries(late);
}

/** Those of them that have still not reached their positions. */
export async function stillBehind(targets: Behind, pool: Pool): Promise<Behind> {
  const positions = await positionsOfModels(pool);
  return Object.fromEntries(Object.entries(targets).filter(([model, position]) => (positions.get(model) ?? -1n) < BigInt(position)));
}
