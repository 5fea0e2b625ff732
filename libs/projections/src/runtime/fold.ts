import type { StoredEvent } from "@tablee/event-store/events";
import { messageOf, NotApplied } from "./not-applied.ts";
import type { AnyReadModel, KeyedRow } from "./read-model.ts";

export interface Parked {
  readonly key: string;
  readonly event: StoredEvent;
  readonly error: string;
}

/** The result of folding a batch into rows, in memory. `undefined` in `changed`: the row is deleted. */
export interface CachedStream {
  readonly changed: ReadonlyMap<string, KeyedRow | undefined>;
  readonly parked: readonly Parked[];
  /** The number of events that wait for each key that was parked before. */
  readonly waiting: ReadonlyMap<string, number>;
}

/**
 * Applies events in order to the rows they touch. An event that cannot be applied parks its key: later events for the key
 * wait, everything else is applied.
 * @throws NotApplied for a model that halts
 */
export function foldBatch(
  model: AnyReadModel,
  events: readonly StoredEvent[],
  rows: ReadonlyMap<string, KeyedRow>,
  alreadyParked: ReadonlySet<string>,
): CachedStream {
  const changed = new Map<string, KeyedRow | undefined>();
  const parked = new Map<string, Parked>();
  const waiting = new Map<string, number>();
  for (const event of events) {
    for (const key of model.keys(event)) {
      if (alreadyParked.has(key) || parked.has(key)) {
        waiting.set(key, (waiting.get(key) ?? 0) + 1);
        continue;
      }
      try {
        changed.set(key, model.evolve(changed.has(key) ? changed.get(key) : rows.get(key), event, key));
      } catch (error) {
        if (model.halts) throw new NotApplied(event, error);
        parked.set(key, { key, event, error: messageOf(error) });
      }
    }
  }
  return { changed, parked: [...parked.values()], waiting };
}

export const keysOf = (model: AnyReadModel, events: readonly StoredEvent[]): string[] => {
  const keys = new Set<string>();
  for (const event of events) for (const key of model.keys(event)) keys.add(key);
  return [...keys];
};
