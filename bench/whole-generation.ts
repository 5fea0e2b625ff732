import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { commitGeneration, generationRun, previewOrderGeneration, type RunView } from "@tablee/contracts/calls/subscription-profiles";
import { createClient } from "@tablee/contracts/client";
import type { Region } from "@tablee/domain/kernel/place/region";
import { addWeeks } from "@tablee/domain/kernel/time";
import { caughtUp, merchandiser, openServers, startProduct } from "./product.ts";
import { makeCustomers } from "./season/customers.ts";
import { Season } from "./season/season.ts";
import { write } from "./season/write.ts";
import { Steps } from "./steps.ts";

/**
 * A week's orders of one region, previewed and committed from end to end: subscriptions in the event store, read models that
 * follow the log, the preview and the commit as the console asks for them, done by the worker. Checks that every order is there.
 * Options: --subscriptions N  --json
 */
const { values } = parseArgs({
  options: { subscriptions: { type: "string", default: "100000" }, json: { type: "boolean", default: false } },
});
const SUBSCRIPTIONS = Number(values.subscriptions);
const NOW = "2026-11-17T15:00:00.000Z";
const REGION: Region = "bc";
/** The week whose orders are made in the week of NOW. */
const WEEK = addWeeks("2026-11-16", 6);

const steps = new Steps({ silent: values.json });
const servers = await openServers();
try {
  const written = await steps.run(
    "accounts, subscriptions and one menu written to the log, in events",
    async () => {
      const customers = makeCustomers(SUBSCRIPTIONS, 20_261_228, REGION);
      const season = new Season();
      return (
        (await write(servers, season.signUps(customers, WEEK))) + (await write(servers, season.waitingWeek(REGION, WEEK, 6, SUBSCRIPTIONS)))
      );
    },
    (events) => events,
  );
  const product = await steps.run(
    "workers and API started and every read model caught up, in events of the log",
    async () => {
      const started = await startProduct(servers, NOW);
      await caughtUp(servers);
      return started;
    },
    () => written,
  );
  try {
    await generateWeek(product.port);
  } finally {
    await product.stop();
  }
} finally {
  await servers.stop();
}

async function generateWeek(port: number): Promise<void> {
  const call = await callsOfMerchandiser(port);
  const ordersOf = ({ summary }: RunView) => summary?.orders ?? 0;
  const preview = async () => {
    const { run } = await call(previewOrderGeneration, { region: REGION, week: WEEK });
    return ended(call, run.runId, "previewed");
  };
  await steps.run("first preview, in subscriptions", preview, ordersOf);
  const run = await steps.run("second preview, nothing changed, in subscriptions", preview, ordersOf);
  const committed = await steps.run(
    "commit, in orders",
    async () => {
      await call(commitGeneration, { runId: run.runId, confirmation: `${REGION} ${WEEK}`, reason: "the week's orders" });
      return ended(call, run.runId, "committed");
    },
    ({ progress }) => progress.done,
  );
  await steps.run(
    "every read model caught up after the commit",
    () => caughtUp(servers),
    () => committed.progress.done,
  );
  const { rows } = await servers.pool.query<{ orders: number; lines: number; taken: number }>(
    `SELECT count(*)::int AS orders, (SELECT sum(taken)::int FROM read.stock_levels WHERE region = $1 AND week = $2) AS taken,
       sum((SELECT sum((line ->> 'quantity')::int) FROM json_array_elements(state->'lines') line))::int AS lines
     FROM read.orders WHERE region = $1 AND week = $2`,
    [REGION, WEEK],
  );
  const { orders, lines, taken } = rows[0]!;
  const left = committed.committed?.changed.length ?? 0;
  const passed = orders + left === SUBSCRIPTIONS && lines === taken;
  const result = { ...steps.end(), subscriptions: SUBSCRIPTIONS, orders, left, portions: lines, stockTaken: taken, passed };
  if (values.json) process.stdout.write(`${JSON.stringify(result)}\n`);
  else {
    steps.say(`${orders} orders made, ${left} left out; ${lines} portions on them, ${taken} units taken from stock`);
    steps.say(passed ? "ok" : "FAILED");
  }
  process.exitCode = passed ? 0 : 1;
}

type Call = ReturnType<typeof createClient>;

async function callsOfMerchandiser(port: number): Promise<Call> {
  const { cookie, csrf } = await merchandiser(servers.access);
  return createClient({
    baseUrl: `http://127.0.0.1:${port}`,
    language: () => "en",
    csrfToken: () => csrf,
    fetch: (url, init) => fetch(url, { ...init, headers: { ...(init?.headers as Record<string, string>), cookie } }),
  });
}

/** Watches a run until it has reached a state. */
async function ended(call: Call, runId: string, state: RunView["state"]): Promise<RunView> {
  for (;;) {
    const { run } = await call(generationRun, { runId });
    if (run.state === state) return run;
    if (run.state === "failed") throw new Error(`the run failed: ${run.error}`);
    await sleep(100);
  }
}
