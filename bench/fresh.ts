import { parseArgs } from "node:util";
import { orderIdOf } from "@tablee/domain/kernel/ids";
import { addWeeks } from "@tablee/domain/kernel/time";
import { createLogger } from "@tablee/platform/log";
import { allReadModels } from "@tablee/projections/all-read-models";
import { prepareReadModels } from "@tablee/projections/runtime/prepare";
import { Applied } from "./fresh/applied.ts";
import { interruptionsDuring } from "./fresh/commit.ts";
import { tabOf } from "./fresh/household.ts";
import { Waits } from "./fresh/waits.ts";
import { judged, meets, round, seconds } from "./numbers.ts";
import { applyLive, caughtUp, merchandiser, openServers, type Product, signIn, startProduct } from "./product.ts";
import { makeCustomers } from "./season/customers.ts";
import { Season } from "./season/season.ts";
import { write } from "./season/write.ts";

/**
 * P18: the wait of a read of the account's home after each kind of command, p99, ÷ the time from an event's append until the read models
 * behind that page have applied it, p50; and the number of answers marked as stale. Reported without a goal: events/s of all read
 * models together and of one subscription that only reads the same events, and the number of subscriptions dropped during the commit
 * of a week. Built API and workers, in processes of their own; flushed to disk.
 * Options: --households N (100)  --orders N (10000)  --log esdb://… (an empty event store that runs already)  --json
 */
const { values } = parseArgs({
  options: {
    households: { type: "string", default: "100" },
    orders: { type: "string", default: "10000" },
    log: { type: "string" },
    json: { type: "boolean", default: false },
  },
});
const [HOUSEHOLDS, ORDERS, WARM_UP] = [Number(values.households), Number(values.orders), 20];
const goals = { ratio: { target: 3, isMinimum: false }, stale: { target: 0, isMinimum: false } } as const;
const NOW = "2026-11-17T15:00:00.000Z";
/**
 * The last week whose generation deadline has passed at NOW. Its orders exist, so that no overdue generation begins during the measurement.
 */
const WEEK = "2026-12-21";
/** The week whose orders are made in the week of NOW. */
const COMMITTED = addWeeks("2026-11-16", 6);

const servers = await openServers({ durable: true, eventStoreUrl: values.log });
try {
  const households = makeCustomers(HOUSEHOLDS + WARM_UP, 4, "qc");
  const others = makeCustomers(ORDERS, 20_261_228, "bc");
  const season = new Season();
  const events =
    (await write(servers, season.signUps(households, WEEK))) +
    (await write(servers, season.signUps(others, COMMITTED))) +
    (await write(servers, season.openWeek("qc", WEEK, 4, households))) +
    (await write(servers, season.waitingWeek("bc", COMMITTED, 6, ORDERS)));
  const speed = await catchUp(events);
  const product = await startProduct(servers, NOW);
  try {
    await caughtUp(servers);
    const waits = await measureWaits(product, households);
    report({
      ...waits,
      speed,
      interruptions: await interruptionsDuring(servers, tabOf(product.port, await merchandiser(servers.access)), "bc", COMMITTED),
    });
  } finally {
    await product.stop();
  }
} finally {
  await servers.stop();
}

/** Measures the events a second with which all read models, and a bare subscription, read the log from its beginning to its end. */
async function catchUp(events: number) {
  await prepareReadModels(allReadModels, servers.store, servers.pool);
  const bare = await seconds(readBare);
  const stop = new AbortController();
  const applying = applyLive(servers, createLogger("bench", "silent"), stop.signal);
  const applied = await seconds(() => caughtUp(servers, 20));
  stop.abort();
  await applying;
  const [readModels, reading] = [Math.round(events / applied), Math.round(events / bare)];
  return { events, readModels, reading, ratio: round(readModels / reading, 2) };
}

/** Reads all events that read models follow over one subscription, up to the end of the log, and drops them. */
async function readBare(): Promise<void> {
  const categories = [...new Set(allReadModels.flatMap((model) => model.categories))];
  const subscription = servers.store.subscribeRaw(categories, undefined, () => {});
  await new Promise<void>((resolve, reject) => {
    subscription
      .on("error", reject)
      .on("caughtUp", () => resolve())
      .on("data", () => {});
  });
  await subscription.unsubscribe();
}

async function measureWaits({ port }: Product, households: ReturnType<typeof makeCustomers>) {
  const applied = await Applied.watch(servers);
  const waits = new Waits(applied);
  try {
    for (const [i, { household, subscriptionId }] of households.entries()) {
      const tab = tabOf(port, await signIn(servers.access, household.accountId));
      await waits.measure(tab, orderIdOf(subscriptionId, WEEK), i >= WARM_UP);
    }
    return waits.figures;
  } finally {
    await applied.stop();
  }
}

type Figures = Waits["figures"] & { readonly speed: Awaited<ReturnType<typeof catchUp>>; readonly interruptions: number };

function report({ kinds, bare, waited, applied, stale, reads, speed, interruptions }: Figures): void {
  const ratio = round(waited.p99 / applied.p50, 2);
  const passed = meets(ratio, goals.ratio) && meets(stale, goals.stale);
  const result = { id: "P18", kinds, bare, waited, applied, reads, stale, ratio, speed, orders: ORDERS, interruptions, goals, passed };
  process.exitCode = passed ? 0 : 1;
  if (values.json) return void process.stdout.write(`${JSON.stringify(result)}\n`);
  console.table(
    Object.fromEntries(
      Object.entries(kinds).map(([kind, { p50, p99, waited: w }]) => [kind, { p50, p99, waited50: w.p50, waited99: w.p99 }]),
    ),
  );
  const lines = [
    `a bare read: ${bare.p50} ms, p99 ${bare.p99}; waited: ${waited.p50} ms, p99 ${waited.p99}; applied after ${applied.p50} ms, p99 ${applied.p99}`,
    judged("P18 wait ÷ applied", ratio, goals.ratio),
    judged(`P18 stale of ${reads} reads`, stale, goals.stale),
    `all read models ${speed.readModels} events/s, one subscription that only reads ${speed.reading} (${speed.events} events): ${speed.ratio}`,
    `${interruptions} interruptions, counted for each read model and policy, while ${ORDERS} orders were committed`,
    passed ? "ok" : "FAILED",
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}
