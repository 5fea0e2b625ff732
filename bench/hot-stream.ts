import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { stocks } from "@tablee/commands/aggregates";
import { CommandRuntime, type Log, type RuntimeOptions } from "@tablee/commands/command-runtime";
import type { CommandContext } from "@tablee/commands/context";
import { migrateSnapshots, PostgresSnapshots } from "@tablee/commands/snapshots";
import { capacityVersion } from "@tablee/domain/capacity/snapshot";
import { idFrom, orderId } from "@tablee/domain/kernel/ids";
import { addMinutes } from "@tablee/domain/kernel/time";
import { streamName } from "@tablee/domain/streams";
import type { NewEvent, StoredEvent } from "@tablee/event-store/events";
import { type Goal, judged, median, meets, round, seconds } from "./numbers.ts";
import { openServers, type Servers } from "./product.ts";

/**
 * P12: a hold and its settlement on an item that 100,000 orders have ÷ one that 1,000 have, and the time per event of a cold fold of
 * 50,000 events over 25,000 orders ÷ one of 5,000 over 2,500, both through the command runtime over a log in memory, so that nothing
 * but the product's own work is measured. P5: 16 writers on one stream ÷ one writer, over the embedded event store, flushed to disk.
 * Printed, not judged: the time in which a process that has just started has such a stream of 50,000, with and without its snapshot.
 * Options: --rounds N (300)  --json
 */
const { values } = parseArgs({ options: { rounds: { type: "string", default: "300" }, json: { type: "boolean", default: false } } });
const ROUNDS = Number(values.rounds);
const goals = {
  holdAndSettle: { target: 1.5, stretch: 1.1, isMinimum: false },
  fold: { target: 1.5, stretch: 1.1, isMinimum: false },
  P5: { target: 0.6, stretch: 0.9, isMinimum: true },
} as const satisfies Record<string, Goal>;

const AT = "2026-11-17T15:00:00.000Z";
const CHUNK = 500;
const WRITERS = 16;

const contextOf = (...what: (string | number)[]): CommandContext => {
  const commandId = idFrom("hot-stream", ...what.map(String));
  return { commandId, correlationId: commandId, actor: { kind: "system", id: "bench" }, at: AT };
};
const orderOf = (item: string, number: number) => orderId(idFrom("order", item, String(number)));

/** A log that takes no time, and its events. */
function memoryLog(): { readonly log: Log; readonly events: (stream: string) => readonly StoredEvent[] } {
  const streams = new Map<string, StoredEvent[]>();
  const log: Log = {
    append: async (stream, events: readonly NewEvent[]) => {
      const held = streams.get(stream) ?? [];
      streams.set(stream, held);
      for (const event of events) {
        const place = { streamId: stream, revision: held.length, position: BigInt(held.length), createdAt: new Date(0) };
        held.push({ ...event, ...place } as unknown as StoredEvent);
      }
      return { position: BigInt(held.length - 1), revision: held.length - 1 };
    },
    read: async (stream, { fromRevision = 0 } = {}) => (streams.get(stream) ?? []).slice(fromRevision),
  };
  return { log, events: (stream) => streams.get(stream) ?? [] };
}

const ITEM = { region: "on", week: "2027-02-01", sku: "RTC-0001" } as const;

async function open(runtime: CommandRuntime, item: string): Promise<void> {
  await runtime.handle(stocks, item, { type: "Open", of: ITEM, units: 10_000_000, at: AT }, contextOf(item, "open"));
}

/** Orders that have the item already, as a generation reserves it. */
async function reserve(runtime: CommandRuntime, item: string, orders: number): Promise<void> {
  for (let from = 0; from < orders; from += CHUNK) {
    const chunk = Array.from({ length: CHUNK }, (_, i) => [orderOf(item, from + i), 1] as const);
    await runtime.handle(stocks, item, { type: "Reserve", orders: chunk, at: AT }, contextOf(item, "reserve", from));
  }
}

async function holdAndSettle(runtime: CommandRuntime, item: string, number: number): Promise<void> {
  const orderId = orderOf(item, number);
  const hold = { type: "Hold", orderId, units: 2, until: addMinutes(AT, 15), at: AT } as const;
  await runtime.handle(stocks, item, hold, contextOf(item, "hold", number));
  await runtime.handle(stocks, item, { type: "Settle", orderId, units: 2, at: AT }, contextOf(item, "settle", number));
}

async function measureHolds() {
  const runtime = new CommandRuntime(memoryLog().log);
  const items = [
    { item: "few", orders: 1_000, times: [] as number[] },
    { item: "many", orders: 100_000, times: [] as number[] },
  ];
  for (const { item, orders } of items) {
    await open(runtime, item);
    await reserve(runtime, item, orders);
  }
  for (let number = 0; number < ROUNDS; number++)
    for (const { item, times } of items) times.push(1000 * (await seconds(() => holdAndSettle(runtime, item, number))));
  const [few, many] = items.map(({ times }) => median(times)) as [number, number];
  return { ms: { "1,000 orders": round(few, 3), "100,000 orders": round(many, 3) }, ratio: round(many / few, 2) };
}

async function measureFolds() {
  const perEvent = async (orders: number) => {
    const { log } = memoryLog();
    const writer = new CommandRuntime(log);
    await open(writer, "folded");
    for (let number = 0; number < orders; number++) await holdAndSettle(writer, "folded", number);
    const times: number[] = [];
    for (let i = 0; i < 5; i++) times.push(await seconds(() => new CommandRuntime(log).load(stocks, "folded")));
    return (median(times) * 1e6) / (orders * 2);
  };
  const few = await perEvent(2_500);
  const many = await perEvent(25_000);
  return { microsecondsPerEvent: { "5,000 events": round(few, 2), "50,000 events": round(many, 2) }, ratio: round(many / few, 2) };
}

/** Loads the 50,000 events from the event store in a process that has just started: all of them, and from a snapshot. */
async function measureColdLoads({ store, pool, append }: Servers) {
  const { log, events } = memoryLog();
  const writer = new CommandRuntime(log);
  await open(writer, "cold");
  for (let number = 0; number < 25_000; number++) await holdAndSettle(writer, "cold", number);
  const stream = streamName("stock", "cold");
  const written = events(stream);
  for (let from = 0; from < written.length; from += CHUNK)
    await append({ stream, events: written.slice(from, from + CHUNK), expected: from === 0 ? "no_stream" : from - 1 });
  await migrateSnapshots(pool);
  const snapshots = new PostgresSnapshots(pool);
  const load = (options: RuntimeOptions) => seconds(() => new CommandRuntime(store, options).load(stocks, "cold"));
  await load({ snapshots });
  while (!(await snapshots.find(stream, capacityVersion))) await sleep(20);
  const times = { "from the beginning": [] as number[], "from a snapshot": [] as number[] };
  for (let i = 0; i < 5; i++) {
    times["from the beginning"].push(await load({}));
    times["from a snapshot"].push(await load({ snapshots }));
  }
  return Object.fromEntries(Object.entries(times).map(([how, each]) => [how, Math.round(1000 * median(each))]));
}

async function measureWriters(servers: Servers) {
  const runtime = new CommandRuntime(servers.store);
  const goodput = async (item: string, writers: number) => {
    await open(runtime, item);
    const each = ROUNDS / writers;
    const write = async (writer: number) => {
      for (let i = 0; i < each; i++) await holdAndSettle(runtime, item, writer * 1_000 + i);
    };
    const took = await seconds(() => Promise.all(Array.from({ length: writers }, (_, writer) => write(writer))));
    return (2 * each * writers) / took;
  };
  await goodput("warm-up", 1);
  const [one, all] = [await goodput("one", 1), await goodput("all", WRITERS)];
  return { commandsPerSecond: { "1 writer": Math.round(one), [`${WRITERS} writers`]: Math.round(all) }, ratio: round(all / one, 2) };
}

async function onServers() {
  const servers = await openServers();
  try {
    return { writers: await measureWriters(servers), coldLoads: await measureColdLoads(servers) };
  } finally {
    await servers.stop();
  }
}

const holds = await measureHolds();
const folds = await measureFolds();
const { writers, coldLoads } = await onServers();
const passed = meets(holds.ratio, goals.holdAndSettle) && meets(folds.ratio, goals.fold) && meets(writers.ratio, goals.P5);
if (values.json) process.stdout.write(`${JSON.stringify({ id: "hot-stream", holds, folds, writers, coldLoads, goals, passed })}\n`);
else {
  console.table({ "hold and settle, ms": holds.ms });
  console.table({ "cold fold, µs an event": folds.microsecondsPerEvent });
  console.table({ "commands/s": writers.commandsPerSecond });
  console.table({ "cold load of 50,000 events, ms": coldLoads });
  const lines = [
    judged("P12 hold and settle", holds.ratio, goals.holdAndSettle),
    judged("P12 cold fold", folds.ratio, goals.fold),
    judged("P5", writers.ratio, goals.P5),
  ];
  process.stdout.write(`${lines.join("\n")}\n${passed ? "ok" : "FAILED"}\n`);
}
process.exitCode = passed ? 0 : 1;
