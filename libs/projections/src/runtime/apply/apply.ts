import type { StoredEvent } from "@tablee/event-store/events";
import type { PoolClient } from "@tablee/platform/postgres";
import { foldBatch, keysOf, type Parked } from "../fold.ts";
import { messageOf, NotApplied } from "../not-applied.ts";
import { park } from "../parked.ts";
import type { AnyReadModel, KeyedRow } from "../read-model.ts";
import { deleteRows, fetchRows, upsertRows } from "../tables.ts";
import { refusalOf, writeAround } from "./write-around.ts";

/**
 * Applies events to a read model's table, all rows in one statement. Returns the keys that were parked on the way.
 * @throws NotApplied for a model that halts; an error that isRefusedRow recognises when Postgres refuses a row: then use `applyAround`
 */
export async function applyAtOnce(
  client: PoolClient,
  model: AnyReadModel,
  events: readonly StoredEvent[],
  alreadyParked: ReadonlySet<string>,
): Promise<readonly string[]> {
  const rows = await fetchRows(client, model, keysOf(model, events));
  const { changed, parked, waiting } = foldBatch(model, events, rows, alreadyParked);
  await upsertRows(client, model, kept(changed));
  await deleteRows(client, model, gone(changed));
  await park(client, model, parked, waiting);
  return parked.map(({ key }) => key);
}

/**
 * Applies events where Postgres refuses a row: finds the row and its event, and parks the row there like one that cannot be folded.
 * Needs a transaction around it.
 * @throws NotApplied for a model that halts
 */
export async function applyAround(
  client: PoolClient,
  model: AnyReadModel,
  events: readonly StoredEvent[],
  alreadyParked: ReadonlySet<string>,
): Promise<readonly string[]> {
  const rows = await fetchRows(client, model, keysOf(model, events));
  const folded = foldBatch(model, events, rows, alreadyParked);
  const parked = new Map(folded.parked.map((each) => [each.key, each]));
  const waiting = new Map(folded.waiting);
  for (const key of await writeAround(client, kept(folded.changed), (some) => upsertRows(client, model, some))) {
    const own = events.filter((event) => model.keys(event).includes(key));
    const stopped = await applyOneByOne(client, model, own, key, rows.get(key));
    if (!stopped) continue;
    if (model.halts) throw new NotApplied(stopped.event, stopped.error);
    parked.set(key, stopped);
    waiting.set(key, own.length - own.indexOf(stopped.event) - 1);
  }
  await deleteRows(client, model, gone(folded.changed));
  await park(client, model, [...parked.values()], waiting);
  return [...parked.keys()];
}

/** Writes a row after each of its events, up to the first event after which it cannot be folded or written. */
async function applyOneByOne(
  client: PoolClient,
  model: AnyReadModel,
  events: readonly StoredEvent[],
  key: string,
  before: KeyedRow | undefined,
): Promise<Parked | undefined> {
  let row = before;
  for (const event of events) {
    try {
      row = model.evolve(row, event, key);
    } catch (error) {
      return { key, event, error: messageOf(error) };
    }
    const refusal = await refusalOf(client, () => (row ? upsertRows(client, model, [row]) : deleteRows(client, model, [key])));
    if (refusal !== undefined) return { key, event, error: messageOf(refusal) };
  }
  return undefined;
}

const kept = (changed: ReadonlyMap<string, KeyedRow | undefined>): KeyedRow[] => [...changed.values()].filter((row) => row !== undefined);
const gone = (changed: ReadonlyMap<string, KeyedRow | undefined>): string[] =>
  [...changed].flatMap(([key, row]) => (row === undefined ? [key] : []));
