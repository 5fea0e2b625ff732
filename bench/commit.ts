import { parseArgs } from "node:util";
import { EventStoreDBClient, jsonEvent, NO_STREAM } from "@eventstore/db-client";
import type { CommandContext } from "@tablee/commands/context";
import { commitGeneration } from "@tablee/commands/generation/commit-generation";
import { openCommands } from "@tablee/commands/open-commands";
import { idFrom, orderIdOf } from "@tablee/domain/kernel/ids";
import type { Region } from "@tablee/domain/kernel/place/region";
import { addWeeks, type Week } from "@tablee/domain/kernel/time";
import { streamName } from "@tablee/domain/streams";
import type { StoredEvent } from "@tablee/event-store/events";
import { keptPreviews } from "@tablee/generation/preview/kept-previews";
import { previewedHashes, previewedOrders } from "@tablee/generation/rows/previewed-orders";
import type { HeldRun } from "@tablee/generation/runs/held-run";
import { moveRun } from "@tablee/generation/runs/held-run";
import { queueRun } from "@tablee/generation/runs/requests";
import { migrateScratch } from "@tablee/generation/runs/schema";
import { type Working, workOnRuns } from "@tablee/generation/runs/work";
import { readConfig } from "@tablee/platform/config";
import { createLogger } from "@tablee/platform/log";
import { readModelNamed } from "@tablee/projections/all-read-models";
import { prepareReadModels } from "@tablee/projections/runtime/prepare";
import { rebuild } from "@tablee/projections/runtime/rebuild";
import { judged, median, meets, round, seconds, spread } from "./numbers.ts";
import { openServers } from "./product.ts";
import { type Customer, makeCustomers } from "./season/customers.ts";
import { Season } from "./season/season.ts";
import { write } from "./season/write.ts";

/**
 * P11: orders a second of a committed generation ÷ appends a second of the same events, one an append, through the same npm
 * client. Each round commits another week of the same households (a run taken, previewed, its rows read back, stock, windows and
 * orders appended, progress written), then appends copies of its orders under other names, as many at once as the commit does at
 * most. No read model is applied: the rounds measure the commit alone.
 * Options: --orders N  --rounds N  --json
 */
const { values } = parseArgs({
  options: {
    orders: { type: "string", default: "2000" },
    rounds: { type: "string", default: "5" },
    json: { type: "boolean", default: false },
  },
});
const ORDERS = Number(values.orders);
const ROUNDS = Number(values.rounds);
const goal = { target: 0.4, stretch: 0.6, isMinimum: true } as const;
const IN_FLIGHT = 400;
const REGION: Region = "bc";
const FIRST_WEEK = "2026-12-28";
const STAFF = { kind: "staff", id: idFrom("staff", "bench"), name: "Bench" } as const;

/** The time at which a week's orders are made: six weeks before. */
const nowFor = (week: Week): string => `${addWeeks(week, -6)}T20:00:00.000Z`;

const servers = await openServers();
const opened = await openCommands(readConfig(servers.env), "tablee-bench-commit");
const client = EventStoreDBClient.connectionString(servers.services.eventStoreUrl);
const credentials = { username: "anybody", password: "anybody" };
try {
  const customers = makeCustomers(ORDERS, 11, REGION);
  // The first round is not counted.
  const weeks = Array.from({ length: ROUNDS + 1 }, (_, i) => addWeeks(FIRST_WEEK, i));
  const season = new Season();
  await write(servers, season.signUps(customers, FIRST_WEEK));
  for (const [number, week] of weeks.entries()) await write(servers, season.waitingWeek(REGION, week, number, ORDERS));
  await fold(["menus", "generation_inputs", "stock_levels", "accounts", "orders"]);
  await migrateScratch(servers.pool);
  const rounds = [];
  for (const week of weeks) rounds.push(await measure(week, customers));
  report(rounds.slice(1));
} finally {
  await client.dispose();
  await opened.close();
  await servers.stop();
}

/** Rebuilds read models up to the end of the log; they do not follow it afterwards. */
async function fold(names: readonly string[]): Promise<void> {
  const models = names.map((name) => readModelNamed(name)!);
  await prepareReadModels(models, servers.store, servers.pool);
  for (const model of models) await rebuild(model, servers.store, servers.pool);
}

/** The cost of an order or an append in microseconds: the elapsed time, and this process's share of a core. */
interface Cost {
  readonly elapsed: number;
  readonly computing: number;
}

interface Round {
  readonly order: Cost;
  readonly append: Cost;
}

async function costOf(count: number, work: () => Promise<unknown>): Promise<Cost> {
  const before = process.cpuUsage();
  const elapsed = (1e6 * (await seconds(work))) / count;
  const { user, system } = process.cpuUsage(before);
  return { elapsed, computing: (user + system) / count };
}

async function measure(week: Week, customers: readonly Customer[]): Promise<Round> {
  const runId = idFrom("bench-run", week);
  await queueRun(servers.pool, { run_id: runId, region: REGION, week, requested_by: STAFF, requested_at: nowFor(week) });
  await workOnRuns(working(week), idFrom("bench-worker"));
  await moveRun(servers.pool, runId, "request-commit", { commit_by: { ...STAFF, role: "merchandiser", reason: "bench" } });
  const order = await costOf(ORDERS, () => workOnRuns(working(week), idFrom("bench-worker")));
  const made: StoredEvent[] = [];
  for (const { subscriptionId } of customers)
    made.push(...(await servers.store.read(streamName("order", orderIdOf(subscriptionId, week)))));
  if (made.length < ORDERS) throw new Error(`only ${made.length} of ${ORDERS} orders were made`);
  return { order, append: await costOf(made.length, () => appendCopies(made)) };
}

function working(week: Week): Working {
  return {
    pool: opened.pool,
    facts: opened.dependencies.db,
    log: createLogger("bench", "warn"),
    previews: keptPreviews(),
    now: () => nowFor(week),
    commit: (run) => commit(run, week),
    judge: () => "failed",
    behind: async () => ({}),
    stillBehind: async () => ({}),
    report: async () => {},
  };
}

async function commit(run: HeldRun, week: Week): Promise<void> {
  const { run_id: runId, menu_revision, summary, partial } = run.row;
  const commandId = idFrom("bench-commit", runId);
  const context: CommandContext = { commandId, correlationId: commandId, actor: { kind: "system", id: "bench" }, at: nowFor(week) };
  const [chunks, hashes] = [() => previewedOrders(opened.pool, run), () => previewedHashes(opened.pool, run)];
  const onProgress = (done: number) => run.keep({ done });
  const input = {
    runId,
    region: REGION,
    week,
    menuRevision: menu_revision!,
    subscriptions: summary!.orders,
    partial,
    chunks,
    hashes,
    onProgress,
  };
  await commitGeneration(opened.dependencies.steps, input, context);
}

/** Appends the events to streams of other names. */
async function appendCopies(events: readonly StoredEvent[]): Promise<void> {
  const left = events.values();
  await Promise.all(
    Array.from({ length: IN_FLIGHT }, async () => {
      for (const { type, data, metadata, stream } of left) {
        const copy = jsonEvent({ id: crypto.randomUUID(), type, data: data as Record<string, unknown>, metadata: { ...metadata } });
        await client.appendToStream(`twin-${stream}`, [copy], { expectedRevision: NO_STREAM, credentials });
      }
    }),
  );
}

function report(rounds: readonly Round[]): void {
  const ratios = rounds.map(({ order, append }) => append.elapsed / order.elapsed);
  const ratio = round(median(ratios), 3);
  const of = (what: keyof Round) => ({
    "a second": Math.round(1e6 / median(rounds.map((one) => one[what].elapsed))),
    "µs of this process each": Math.round(median(rounds.map((one) => one[what].computing))),
  });
  const medians = { orders: of("order"), appends: of("append") };
  const passed = meets(ratio, goal);
  if (values.json)
    process.stdout.write(
      `${JSON.stringify({ id: "P11", committed: ORDERS, rounds: ROUNDS, ...medians, ratio, spread: round(spread(ratios), 2), goal, passed })}\n`,
    );
  else {
    console.table(medians);
    process.stdout.write(`${judged("P11", ratio, goal)}\n${passed ? "ok" : "FAILED"}\n`);
  }
  process.exitCode = passed ? 0 : 1;
}
