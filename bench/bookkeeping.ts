import { loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { openCapacity } from "@tablee/commands/capacity/open-capacity";
import { publishMenu } from "@tablee/commands/menu/publish-menu";
import { openCommands } from "@tablee/commands/open-commands";
import { listProduct } from "@tablee/commands/product/list-product";
import { catalogue } from "@tablee/demo/catalogue/catalogue";
import { menuOfWeek } from "@tablee/demo/menus";
import { idFrom } from "@tablee/domain/kernel/ids";
import { addWeeks } from "@tablee/domain/kernel/time";
import { CardToList } from "@tablee/domain/product/vocabulary";
import { readConfig } from "@tablee/platform/config";
import { signUp } from "../test/stage/people.ts";
import { judged, meets, round } from "./numbers.ts";
import { cpuSeconds } from "./processes.ts";
import { caughtUp, openServers, startProduct } from "./product.ts";

/**
 * The bookkeeping of checkpoints: rows that a sign-up over HTTP writes, by what they are for; CPU that it costs; and transactions a
 * second while there is nothing to do. Built API and workers, in processes of their own; not flushed to disk. Linux only.
 * Options: --households N (20)  --rest SECONDS (60)  --json
 */
const { values } = parseArgs({
  options: {
    households: { type: "string", default: "20" },
    rest: { type: "string", default: "60" },
    json: { type: "boolean", default: false },
  },
});
const [HOUSEHOLDS, REST_SECONDS, WARM_UP] = [Number(values.households), Number(values.rest), 3];
const NOW = "2026-11-17T15:00:00.000Z";
const WEEK = "2026-11-16";
const goal = { target: 5, isMinimum: false } as const;
/** A session that has nothing to do hands in its counts after ten seconds. */
const STATISTICS_MS = 11_000;

const groups: ReadonlyMap<string, string> = new Map([
  ["vault.policy_checkpoint", "policy checkpoints"],
  ["read.projection", "projection checkpoints"],
  ["vault.lease", "leases"],
  ["transactions", "transactions"],
]);

const own = await openServers({ durable: false });
// Each household has a network address of its own: sign-ups per address are limited.
const servers = { ...own, env: { ...own.env, TABLEE_PROXY_HOPS: "1" } };
try {
  const product = await startProduct(servers, NOW);
  try {
    await furnish();
    const url = `http://127.0.0.1:${product.port}`;
    let number = 0;
    const signUpAnother = () => signUp(url, { address: `10.0.${number >> 8}.${number++ & 255}` });
    for (let i = 0; i < WARM_UP; i++) await signUpAnother();
    await settle();
    const rest = await during(() => sleep(REST_SECONDS * 1000));
    const busy = await during(async () => {
      for (let i = 0; i < HOUSEHOLDS; i++) await signUpAnother();
      await settle();
    });
    report(rest, busy);
  } finally {
    await product.stop();
  }
} finally {
  await servers.stop();
}

/** Lists the products and publishes seven weeks of menus with their stock and windows. */
async function furnish(): Promise<void> {
  const opened = await openCommands(readConfig(servers.env), "tablee-bench");
  const { steps } = opened.dependencies;
  const context = (...what: string[]) => {
    const commandId = idFrom("bench", ...what);
    return { commandId, actor: { kind: "system", id: "bench" } as const, correlationId: commandId, at: NOW };
  };
  await Promise.all(catalogue.map(({ sku, ...card }) => listProduct(steps, { sku, card: CardToList.parse(card) }, context(sku))));
  for (let i = 0; i <= 6; i++) {
    const week = addWeeks(WEEK, i);
    await publishMenu(steps, { region: "qc", week, ...menuOfWeek("qc", i, 200) }, context("menu", week));
    await openCapacity(steps, { region: "qc", week }, context("capacity", week));
  }
  await opened.close();
}

/** Waits until nothing has been appended for two seconds, and every read model has reached the end of the log. */
async function settle(): Promise<void> {
  for (let head = -1n, same = 0; same < 4; ) {
    const now = await servers.store.head();
    same = now === head ? same + 1 : 0;
    head = now;
    await sleep(500);
  }
  await caughtUp(servers);
}

type Counts = Readonly<Record<string, number>>;
interface Measured {
  readonly seconds: number;
  readonly transactions: number;
  readonly rows: Counts;
  readonly cpu: Counts;
}

/** Measures the writes and resources of the product during some work, by its own statistics. */
async function during(work: () => Promise<unknown>): Promise<Measured> {
  await sleep(STATISTICS_MS);
  const [from, before] = [performance.now(), await statistics()];
  await work();
  await sleep(STATISTICS_MS);
  const [until, after] = [performance.now(), await statistics()];
  const difference = (ours: Counts, theirs: Counts) =>
    Object.fromEntries(Object.entries(ours).map(([name, count]) => [name, count - (theirs[name] ?? 0)]));
  return {
    seconds: (until - from) / 1000,
    transactions: after.transactions - before.transactions,
    rows: difference(after.rows, before.rows),
    cpu: difference(after.cpu, before.cpu),
  };
}

async function statistics(): Promise<Omit<Measured, "seconds">> {
  const { rows } = await servers.pool.query<{ name: string; written: number }>(
    `SELECT schemaname || '.' || relname AS name, (n_tup_ins + n_tup_upd + n_tup_del)::float8 AS written
     FROM pg_stat_user_tables UNION ALL
     SELECT 'transactions', (xact_commit + xact_rollback)::float8 FROM pg_stat_database WHERE datname = current_database()`,
  );
  const counts: Record<string, number> = { "policy checkpoints": 0, "projection checkpoints": 0, leases: 0, data: 0, transactions: 0 };
  for (const { name, written } of rows) counts[groups.get(name) ?? "data"]! += written;
  const { transactions, ...written } = counts;
  return { transactions: transactions!, rows: written, cpu: Object.fromEntries(cpuSeconds()) };
}

function report(rest: Measured, busy: Measured): void {
  const perSecond = round(rest.transactions / rest.seconds, 1);
  const atRest = (counts: Counts, name: string) => ((counts[name] ?? 0) / rest.seconds) * busy.seconds;
  const perSignUp = (ours: Counts, idle: Counts, digits: number) =>
    Object.fromEntries(
      Object.entries(ours).map(([name, count]) => [
        name,
        {
          "a sign-up": round(count / HOUSEHOLDS, digits),
          "without what is written at rest": round((count - atRest(idle, name)) / HOUSEHOLDS, digits),
        },
      ]),
    );
  const [rows, cpu] = [perSignUp(busy.rows, rest.rows, 0), perSignUp(busy.cpu, rest.cpu, 3)];
  const transactions = round(busy.transactions / HOUSEHOLDS, 0);
  const passed = meets(perSecond, goal);
  process.exitCode = passed ? 0 : 1;
  const load = round(loadavg()[0]!, 1);
  const restCpu = Object.fromEntries(Object.entries(rest.cpu).map(([name, seconds]) => [name, round(seconds / rest.seconds, 4)]));
  const result = {
    households: HOUSEHOLDS,
    seconds: round(busy.seconds, 1),
    rows,
    cpu,
    transactions,
    restPerSecond: perSecond,
    restCpu,
    load,
    passed,
  };
  if (values.json) return void process.stdout.write(`${JSON.stringify(result)}\n`);
  process.stdout.write(
    `${HOUSEHOLDS} sign-ups one after another, ${result.seconds} s with the time to settle; load ${load}\nrows written\n`,
  );
  console.table(rows);
  process.stdout.write("seconds of CPU\n");
  console.table(cpu);
  process.stdout.write(
    `${transactions} transactions a sign-up\n${judged("transactions a second at rest", perSecond, goal)}\nseconds of CPU a second at rest: ${JSON.stringify(restCpu)}\n`,
  );
}
