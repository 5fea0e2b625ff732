import type { EventStore } from "@tablee/event-store/event-store";
import type { StoredEvent } from "@tablee/event-store/events";
import { follow } from "@tablee/event-store/follow";
import { inTransaction, type Pool } from "@tablee/platform/postgres";
import { foldBatch, type Parked } from "./fold.ts";
import { park } from "./parked.ts";
import { prepareReadModels } from "./prepare.ts";
import type { AnyReadModel, KeyedRow } from "./read-model.ts";
import { copyRows, createIndexes, createTable } from "./tables.ts";

/** A read model's rows while the log is folded into them. */
interface Filling {
  readonly model: AnyReadModel;
  readonly rows: Map<string, KeyedRow>;
  readonly parked: Map<string, Parked>;
  readonly waiting: Map<string, number>;
}

/**
 * Fills read models that have applied nothing yet, all in one pass over the log, as a rebuild fills one: folded in memory, written with
 * COPY, with their checkpoint at the head. No process may apply them at the same time.
 * @throws Error when one of them has applied something already
 */
export async function fillReadModels(models: readonly AnyReadModel[], store: EventStore, pool: Pool): Promise<void> {
  await prepareReadModels(models, store, pool);
  const fillings = models.map((model): Filling => ({ model, rows: new Map(), parked: new Map(), waiting: new Map() }));
  const head = await store.head();
  for await (const { sealed, opened } of pages(store, models, head))
    for (const each of fillings) fold(each, each.model.personal ? opened : sealed);
  for (const filling of fillings) await write(filling, pool, head);
}

/** The log in pages, up to a position: as stored, and with personal data opened. */
async function* pages(store: EventStore, models: readonly AnyReadModel[], head: bigint) {
  const stop = new AbortController();
  const categories = [...new Set(models.flatMap((model) => model.categories as readonly string[]))];
  try {
    for await (const batch of follow(store, { categories, after: undefined, signal: stop.signal, maxEvents: 4_000 })) {
      const sealed = batch.events.filter(({ position }) => position <= head);
      yield { sealed, opened: await store.openPersonal(sealed) };
      if (batch.caughtUp || batch.position >= head) return;
    }
  } finally {
    stop.abort();
  }
}

function fold({ model, rows, parked, waiting }: Filling, page: readonly StoredEvent[]): void {
  const own = page.filter(({ stream }) => model.categories.some((category) => stream.startsWith(`${category}-`)));
  const folded = foldBatch(model, own, rows, new Set(parked.keys()));
  for (const [key, row] of folded.changed) {
    if (row === undefined) rows.delete(key);
    else rows.set(key, row);
  }
  for (const each of folded.parked) parked.set(each.key, each);
  for (const [key, count] of folded.waiting) waiting.set(key, (waiting.get(key) ?? 0) + count);
}

const write = ({ model, rows, parked, waiting }: Filling, pool: Pool, head: bigint): Promise<void> =>
  inTransaction(pool, async (client) => {
    await client.query("SET LOCAL statement_timeout = 0");
    const moved = await client.query("UPDATE read.projection SET position = $2 WHERE model = $1 AND position < 0", [
      model.name,
      head.toString(),
    ]);
    if (moved.rowCount === 0) throw new Error(`the read model ${model.name} has applied events already`);
    await client.query(`DROP TABLE read.${model.name}`);
    await createTable(client, model);
    await copyRows(client, model, rows.values());
    await createIndexes(client, model);
    await park(client, model, parked.values(), waiting);
  });
