import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { idFrom } from "@tablee/domain/kernel/ids";
import { EventStore } from "@tablee/event-store/event-store";
import type { NewEvent, StoredEvent } from "@tablee/event-store/events";
import { follow } from "@tablee/event-store/follow";
import { migrateVault } from "@tablee/platform/migrate-vault";
import { VaultPersonKeys } from "@tablee/platform/person-keys";
import { createPool, type Pool } from "@tablee/platform/postgres";
import { pointsBalancesModel } from "@tablee/projections/points-balances/read-model";
import { prepareReadModels } from "@tablee/projections/runtime/prepare";
import type { AnyReadModel } from "@tablee/projections/runtime/read-model";
import { rebuild } from "@tablee/projections/runtime/rebuild";
import { stockLevelsModel } from "@tablee/projections/stock-levels/read-model";
import { startServices } from "@tablee/services/services";
import { from as copyFrom } from "pg-copy-streams";

/**
 * P1: events a second of a rebuild ÷ rows a second of COPY of the same events. P2: a rebuild ÷ reading the same events and doing
 * nothing. Both sides alternate in one run over the same log; times are printed, not judged.
 */
const { values } = parseArgs({
  options: {
    events: { type: "string", default: "100000" },
    rounds: { type: "string", default: "3" },
    json: { type: "boolean", default: false },
  },
});
const EVENTS = Number(values.events);
const ROUNDS = Number(values.rounds);
const STREAMS = Math.max(1, Math.floor(EVENTS / 200));

const dir = mkdtempSync(join(tmpdir(), "tablee-bench-"));
const services = await startServices({ dir, durable: true });
const pool = createPool(services.databaseUrl);
await migrateVault(pool);
const store = new EventStore(services.eventStoreUrl, new VaultPersonKeys(pool, Buffer.alloc(32).toString("base64")));
try {
  await fill(store);
  await prepareReadModels([stockLevelsModel as AnyReadModel, pointsBalancesModel as AnyReadModel], store, pool);
  const events = await collect(store);
  const rounds: { read: number; built: number; copied: number }[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    const read = await seconds(() => readAll(store));
    const built = await seconds(() => rebuild(stockLevelsModel, store, pool));
    const copied = await seconds(() => copyEvents(pool, events));
    rounds.push({ read, built, copied });
  }
  const median = (pick: (round: { read: number; built: number; copied: number }) => number) =>
    rounds.map(pick).sort((a, b) => a - b)[Math.floor(rounds.length / 2)]!;
  const rate = (time: number) => Math.round(EVENTS / time);
  const result = {
    events: EVENTS,
    rebuildPerSecond: rate(median((r) => r.built)),
    readPerSecond: rate(median((r) => r.read)),
    copyPerSecond: rate(median((r) => r.copied)),
    P1: Number(median((r) => r.copied / r.built).toFixed(3)),
    P2: Number(median((r) => r.read / r.built).toFixed(3)),
  };
  process.stdout.write(
    values.json
      ? `${JSON.stringify(result)}\n`
      : `${Object.entries(result)
          .map(([name, value]) => `${name.padEnd(20)} ${value}`)
          .join("\n")}\n`,
  );
} finally {
  await store.close();
  await pool.end();
  await services.stop();
  rmSync(dir, { recursive: true, force: true });
}

/** Stock that orders take: 200 events a stream, appended in one go each. */
async function fill(target: EventStore): Promise<void> {
  const at = new Date().toISOString();
  const metadata = (command: string) => ({
    actor: { kind: "system" as const, id: "bench" },
    commandId: command,
    correlationId: command,
    schemaVersion: 1,
    at,
  });
  const eventsOf = (stream: number): NewEvent[] =>
    Array.from({ length: Math.ceil(EVENTS / STREAMS) }, (_, i) => {
      const id = idFrom("bench", stream, i);
      const data = i === 0 ? { units: 10_000, openedAt: at } : { orderId: id, units: 1, taken: i };
      return { id, type: i === 0 ? "StockOpened" : "StockSettled", data, metadata: metadata(id) };
    });
  const streams = Array.from({ length: STREAMS }, (_, i) => i).values();
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (const stream of streams) await target.append(`stock-bc_2026-11-30_MKT-${stream}`, eventsOf(stream), "no_stream");
    }),
  );
}

async function readAll(from: EventStore): Promise<void> {
  const stop = new AbortController();
  for await (const batch of follow(from, { categories: ["stock"], after: undefined, signal: stop.signal, mostEvents: 4_000 }))
    if (batch.caughtUp) break;
  stop.abort();
}

async function collect(from: EventStore): Promise<StoredEvent[]> {
  const events: StoredEvent[] = [];
  const stop = new AbortController();
  for await (const batch of follow(from, { categories: ["stock"], after: undefined, signal: stop.signal, mostEvents: 4_000 })) {
    events.push(...batch.events);
    if (batch.caughtUp) break;
  }
  stop.abort();
  return events;
}

async function copyEvents(into: Pool, events: readonly StoredEvent[]): Promise<void> {
  const client = await into.connect();
  try {
    await client.query(
      "DROP TABLE IF EXISTS public.bench_event; CREATE TABLE public.bench_event (id uuid, stream text, revision int, type text, data jsonb)",
    );
    const lines = function* () {
      for (const event of events)
        yield `${event.id}\t${event.stream}\t${event.revision}\t${event.type}\t${JSON.stringify(event.data).replaceAll("\\", "\\\\")}\n`;
    };
    await pipeline(Readable.from(lines(), { objectMode: false }), client.query(copyFrom("COPY public.bench_event FROM STDIN")));
  } finally {
    client.release();
  }
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}
