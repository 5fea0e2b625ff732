import { setTimeout as sleep } from "node:timers/promises";
import { categoryOf, streamCategories } from "@tablee/domain/streams";
import type { NewEvent } from "@tablee/event-store/events";
import { createLogger } from "@tablee/platform/log";
import { allReadModels, readModelNamed } from "@tablee/projections/all-read-models";
import type { ProjectionRow } from "@tablee/projections/runtime/apply/checkpoints";
import { prepareReadModels } from "@tablee/projections/runtime/prepare";
import { rebuild } from "@tablee/projections/runtime/rebuild";
import fc from "fast-check";
import { applyLive, openServers, type Servers } from "../../../bench/product.ts";
import type { Report } from "../parts/report.ts";
import { histories } from "./history.ts";

export interface ProjectionsOptions {
  readonly events: number;
  readonly seed: number;
  readonly progress: (events: number) => void;
}

/** An order of events that no decider makes: the only reason for which a read model may park an event that the schemas accept. */
const impossibleOrder = /^(\w+ before \w+|a ranking before its menu|a commit ended that never began)$/;
const MAX_BYTES = 400_000;

/**
 * Runs any events that the schemas accept, in any order, through every read model on real servers: none halts, none parks because
 * of an event's content, and each is equal when rebuilt.
 */
export async function projections({ events: goal, seed, progress }: ProjectionsOptions): Promise<Report> {
  const servers = await openServers({ durable: false });
  const stop = new AbortController();
  const started = Date.now();
  try {
    await prepareReadModels(allReadModels, servers.store, servers.pool);
    const running = applyLive(servers, createLogger("campaign", "silent"), stop.signal);
    const written: Written = { types: new Map(), revisions: new Map() };
    const violations: string[] = [];
    let events = 0;
    for (let round = 0; events < goal && violations.length === 0; round++) {
      const before = await servers.store.head();
      const streams = fc.sample(histories(seed + round, round === 0), { numRuns: 1, seed: seed + round })[0]!;
      const counts = await Promise.all(streams.map(([stream, history]) => append(servers, stream, history, written)));
      events += counts.reduce((sum, count) => sum + count, 0);
      violations.push(...(await halted(servers, before)), ...(await wronglyParked(servers)));
      progress(events);
    }
    stop.abort();
    await running;
    const { rows } = await servers.pool.query<{ parked: number }>("SELECT count(*)::int AS parked FROM read.parked");
    if (violations.length === 0) violations.push(...(await differentWhenRebuilt(servers)));
    const never = Object.values(streamCategories).flatMap((types) => Object.keys(types).filter((type) => !written.types.has(type)));
    const figures = { seed, events, types: written.types.size, "keys parked by impossible orders": rows[0]!.parked };
    return {
      campaign: "projections",
      figures: { ...figures, seconds: Math.round((Date.now() - started) / 1000) },
      violations: violations.length > 0 ? violations : never.map((type) => `${type} was never written`),
    };
  } finally {
    stop.abort();
    await servers.stop();
  }
}

/** The number of events written per type, and the last revision written per stream. */
interface Written {
  readonly types: Map<string, number>;
  readonly revisions: Map<string, number>;
}

/** Appends events to a stream; returns their number. More than one append can hold goes in several. */
async function append({ store }: Servers, stream: string, history: readonly NewEvent[], { types, revisions }: Written): Promise<number> {
  const sized = history.map((event) => ({ event, bytes: JSON.stringify(event.data).length })).filter(({ bytes }) => bytes <= MAX_BYTES);
  for (let from = 0; from < sized.length; ) {
    let to = from;
    for (let bytes = 0; to < sized.length && bytes + sized[to]!.bytes <= MAX_BYTES; to++) bytes += sized[to]!.bytes;
    const events = sized.slice(from, to).map(({ event }) => event);
    const { revision } = await store.append(stream, events, revisions.get(stream) ?? "no_stream");
    revisions.set(stream, revision);
    for (const { type } of events) types.set(type, (types.get(type) ?? 0) + 1);
    from = to;
  }
  return sized.length;
}

/** Waits until every read model has applied the last event of its own categories; names those that halted before. */
async function halted({ store, pool }: Servers, since: bigint): Promise<string[]> {
  const written = await store.newest(since);
  const lastOf = (model: string) => {
    const categories: readonly string[] = readModelNamed(model)!.categories;
    return written.find(({ stream }) => categories.includes(categoryOf(stream)))?.position ?? -1n;
  };
  for (;;) {
    const { rows } = await pool.query<ProjectionRow>("SELECT * FROM read.projection");
    const stopped = rows.filter(({ state }) => state === "halted");
    if (stopped.length > 0) return stopped.map(({ model, error }) => `${model} halted: ${error}`);
    if (rows.every(({ model, position }) => BigInt(position) >= lastOf(model))) return [];
    await sleep(50);
  }
}

async function wronglyParked({ pool }: Servers): Promise<string[]> {
  const { rows } = await pool.query<{ model: string; key: string; type: string; error: string }>(
    "SELECT model, key, type, error FROM read.parked",
  );
  return rows
    .filter(({ error }) => !impossibleOrder.test(error))
    .map(({ model, key, type, error }) => `${model} parked ${key} at ${type}: ${error}`);
}

async function differentWhenRebuilt({ store, pool }: Servers): Promise<string[]> {
  const violations: string[] = [];
  const parked = async () =>
    (await pool.query("SELECT model, key, position, type, error, waiting FROM read.parked ORDER BY model, key")).rows;
  const before = JSON.stringify(await parked());
  for (const model of allReadModels) {
    const { parity } = await rebuild(model, store, pool);
    if (!parity?.equal) violations.push(`${model.name} differs rebuilt: ${JSON.stringify(parity)}`);
  }
  if (JSON.stringify(await parked()) !== before) violations.push("a rebuild parks other keys than the live one did");
  return violations;
}
