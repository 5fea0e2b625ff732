import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { addWeeks } from "@tablee/domain/kernel/time";
import type { StoredEvent } from "@tablee/event-store/events";
import type { Pool } from "@tablee/platform/postgres";
import { readModelNamed } from "@tablee/projections/all-read-models";
import { prepareReadModels } from "@tablee/projections/runtime/prepare";
import type { AnyReadModel } from "@tablee/projections/runtime/read-model";
import { rebuild } from "@tablee/projections/runtime/rebuild";
import { from as copyFrom } from "pg-copy-streams";
import { judged, median, meets, round, seconds, spread } from "./numbers.ts";
import { openServers } from "./product.ts";
import { makeCustomers } from "./season/customers.ts";
import { Season } from "./season/season.ts";
import { write } from "./season/write.ts";

/**
 * P1: events a second of a rebuild ÷ rows a second of a bare COPY of the same events into a logged table. P2: a rebuild ÷ reading
 * the same events through the npm client and doing nothing. The log is a season of real lives of orders; every round measures
 * read, rebuild and COPY of every read model in turn. Options: --events N  --rounds N  --models a,b  --json
 */
const { values } = parseArgs({
  options: {
    events: { type: "string", default: "100000" },
    rounds: { type: "string", default: "5" },
    models: { type: "string", default: "orders,ledger,generation_inputs,account_history,points_balances,stock_levels" },
    json: { type: "boolean", default: false },
  },
});
const EVENTS = Number(values.events);
const ROUNDS = Number(values.rounds);
const goals = { P1: { target: 0.1, stretch: 0.25, isMinimum: true }, P2: { target: 0.6, stretch: 0.8, isMinimum: true } } as const;
const FIRST_WEEK = "2026-09-07";

const models = values.models.split(",").map((name) => {
  const model = readModelNamed(name);
  if (!model) throw new Error(`There is no read model ${name}.`);
  return model;
});

interface Times {
  readonly read: number;
  readonly built: number;
  readonly copied: number;
}

const servers = await openServers();
const { store, pool } = servers;
try {
  const households = Math.max(200, Math.round(EVENTS / 47));
  const weeks = Array.from({ length: 6 }, (_, i) => addWeeks(FIRST_WEEK, i));
  await write(servers, new Season().whole(makeCustomers(households, 20_260_907), weeks, FIRST_WEEK), EVENTS);
  await prepareReadModels(models, store, pool);
  const measured = [];
  for (const model of models) measured.push(await measure(model, await eventsOf(model)));
  report(measured);
} finally {
  await servers.stop();
}

interface Measured {
  readonly model: string;
  readonly events: number;
  readonly rounds: readonly Times[];
}

/** The first round warms up both sides and gives the rebuild a live table to compare with; it does not count. */
async function measure(model: AnyReadModel, events: readonly StoredEvent[]): Promise<Measured> {
  const lines = copyText(events);
  const rounds: Times[] = [];
  for (let i = 0; i <= ROUNDS; i++) {
    const read = await seconds(() => readBare(model, events.length));
    const built = await seconds(() => rebuild(model, store, pool));
    const copied = await seconds(() => copyEvents(pool, lines));
    if (i > 0) rounds.push({ read, built, copied });
  }
  return { model: model.name, events: events.length, rounds };
}

function report(measured: readonly Measured[]): void {
  const ratio = ({ rounds }: Measured, of: "copied" | "read") => rounds.map((times) => times[of] / times.built);
  // All read models together, round by round: a large one weighs more than a small one.
  const together: Measured = {
    model: "together",
    events: measured.reduce((total, { events }) => total + events, 0),
    rounds: Array.from({ length: ROUNDS }, (_, i) => {
      const sum = (of: keyof Times) => measured.reduce((total, { rounds }) => total + rounds[i]![of], 0);
      return { read: sum("read"), built: sum("built"), copied: sum("copied") };
    }),
  };
  const line = (one: Measured) => {
    const rate = (of: keyof Times) => Math.round(one.events / median(one.rounds.map((times) => times[of])));
    return {
      model: one.model,
      events: one.events,
      rebuildPerSecond: rate("built"),
      readPerSecond: rate("read"),
      copyPerSecond: rate("copied"),
      P1: round(median(ratio(one, "copied")), 3),
      P1spread: round(spread(ratio(one, "copied")), 2),
      P2: round(median(ratio(one, "read")), 3),
      P2spread: round(spread(ratio(one, "read")), 2),
    };
  };
  const all = line(together);
  const passed = meets(all.P1, goals.P1) && meets(all.P2, goals.P2);
  if (values.json) process.stdout.write(`${JSON.stringify({ ...all, models: measured.map(line), goals, passed })}\n`);
  else {
    console.table([...measured.map(line), all]);
    process.stdout.write(`${judged("P1", all.P1, goals.P1)}\n${judged("P2", all.P2, goals.P2)}\n${passed ? "ok" : "FAILED"}\n`);
  }
  process.exitCode = passed ? 0 : 1;
}

/** The npm client's own subscription with the same filter, its events decoded by the client and then dropped. */
function readBare(model: AnyReadModel, count: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let read = 0;
    const subscription = store.subscribeRaw(model.categories, undefined, () => {});
    subscription.on("error", reject).on("data", () => {
      if (++read < count) return;
      void subscription.unsubscribe().then(() => resolve(), reject);
    });
  });
}

async function eventsOf(model: AnyReadModel): Promise<StoredEvent[]> {
  const events: StoredEvent[] = [];
  const head = await store.head();
  const subscription = store.subscribeRaw(model.categories, undefined, (position) => {
    if (position >= head) subscription.emit("caughtUp");
  });
  await new Promise<void>((resolve, reject) => {
    subscription
      .on("error", reject)
      .on("caughtUp", () => resolve())
      .on("data", ({ event }) => void (event?.isJson && events.push(store.decode(event as never))));
  });
  await subscription.unsubscribe();
  return events;
}

function escaped(value: unknown): string {
  return JSON.stringify(value).replaceAll("\\", "\\\\");
}

/** The input of COPY, built before any clock runs. */
function copyText(events: readonly StoredEvent[]): Buffer[] {
  const chunks: Buffer[] = [];
  for (let i = 0; i < events.length; i += 500) {
    const lines = events.slice(i, i + 500).map((event) => {
      const { id, stream, revision, position, type, createdAt, data, metadata } = event;
      return `${[id, stream, revision, position, type, createdAt.toISOString(), escaped(data), escaped(metadata)].join("\t")}\n`;
    });
    chunks.push(Buffer.from(lines.join("")));
  }
  return chunks;
}

async function copyEvents(into: Pool, lines: readonly Buffer[]): Promise<void> {
  const client = await into.connect();
  try {
    await client.query("DROP TABLE IF EXISTS public.bench_event");
    await client.query(
      "CREATE TABLE public.bench_event (id uuid, stream text, revision integer, position bigint, type text, at timestamptz, data jsonb, metadata jsonb)",
    );
    await pipeline(Readable.from(lines), client.query(copyFrom("COPY public.bench_event FROM STDIN")));
  } finally {
    client.release();
  }
}
