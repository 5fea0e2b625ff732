import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Sessions } from "@tablee/access/sessions/sessions";
import { kysely, type Pool } from "@tablee/platform/postgres";
import { upcomingOrderIds } from "@tablee/projections/orders/queries";
import type { ReadTables } from "@tablee/projections/read-tables";
import { freePort } from "@tablee/services/ports";
import { stopProcess } from "@tablee/services/service";
import { judged, median, meets, round } from "./numbers.ts";
import { cpuSeconds } from "./processes.ts";
import { caughtUp, openServers, signIn, startProduct } from "./product.ts";
import { load } from "./reads/load.ts";
import { makeCustomers } from "./season/customers.ts";
import { Season } from "./season/season.ts";
import { write } from "./season/write.ts";

/**
 * P7: a signed-in customer's upcoming orders over the API ÷ the same two statements over bare Fastify and pg, in answers a second, over
 * eight connections, measured in turn. The menu, which is the same for everybody, and the calls of the account's home are printed beside
 * them.
 * Options: --rounds N --seconds N --json
 */
const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "2" },
    json: { type: "boolean", default: false },
  },
});
const CONNECTIONS = 8;
const NOW = "2026-11-17T15:00:00.000Z";
const WEEKS = ["2026-11-23", "2026-11-30", "2026-12-07", "2026-12-14"];
const goals = { ids: { target: 0.5, stretch: 0.75, isMinimum: true }, menu: { target: 2_000, isMinimum: true } } as const;

const servers = await openServers();
const customers = makeCustomers(50, 4, "qc");
const season = new Season();
await write(servers, season.signUps(customers, WEEKS[0]!));
for (const [number, week] of WEEKS.entries()) await write(servers, season.openWeek("qc", week, number, customers));
const product = await startProduct(servers, NOW);
const bare = await startBare();
const speeds = new Map<string, number[]>();
const sizes = new Map<string, number>();
/** Milliseconds of CPU of the server's process for each answer. */
const costs = new Map<string, number[]>();
const cpuOf = (name: string): number => cpuSeconds().get(name === "bare" ? "bare" : "api") ?? 0;
try {
  await caughtUp(servers);
  const { cookie } = await signIn(servers.access, customers[0]!.household.accountId);
  const api = (path: string) => ({ port: product.port, path, headers: { cookie, accept: "application/json" } });
  const menu = { port: product.port, path: "/api/v1/menu/data?date=this-week&region=qc" };
  const compressed = { accept: "application/json", "accept-encoding": "gzip, br" };
  const asked = {
    bare: { port: bare.port, path: "/ids", headers: { cookie } },
    ids: api("/api/v1/orders/upcoming_order_ids"),
    "session data": api("/api/v1/sessions/session_data"),
    "account home": api("/api/v1/account/index"),
    menu: { ...menu, headers: compressed },
    "menu, signed in": { ...menu, headers: { ...compressed, cookie } },
  };
  for (let round = 0; round <= Number(values.rounds); round++)
    for (const [name, one] of Object.entries(asked)) {
      const before = cpuOf(name);
      const { perSecond, bytes } = await load(one, CONNECTIONS, Number(values.seconds) * 1000);
      const cpuMs = ((cpuOf(name) - before) * 1000) / (perSecond * Number(values.seconds));
      sizes.set(name, bytes);
      // The first round warms both up.
      if (round === 0) continue;
      speeds.set(name, [...(speeds.get(name) ?? []), perSecond]);
      costs.set(name, [...(costs.get(name) ?? []), cpuMs]);
    }
} finally {
  await bare.stop();
  await product.stop();
  await servers.stop();
}
report();

async function startBare() {
  const port = await freePort();
  const statements = JSON.stringify(await statementsOfApi());
  const env = { ...process.env, ...servers.env, PORT: String(port), SINCE: "2026-11-16", STATEMENTS: statements };
  const child = spawn(process.execPath, ["--no-warnings", join(import.meta.dirname, "reads/bare.ts")], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  await Promise.race([
    once(child.stdout, "data"),
    once(child, "exit").then(() => Promise.reject(new Error("the bare server did not start"))),
  ]);
  return { port, stop: () => stopProcess(child) };
}

/** The two statements of a read of upcoming ids, as the product sends them. */
async function statementsOfApi() {
  const sent: { name: string; text: string }[] = [];
  const query = async ({ name, text }: { name: string; text: string }) => {
    sent.push({ name, text });
    return { rows: [] };
  };
  const pool = { query } as unknown as Pool;
  await new Sessions(pool, "").find("client", "nobody's");
  await upcomingOrderIds(kysely<ReadTables>(pool), { accountId: customers[0]!.household.accountId, fromDate: WEEKS[0]! });
  return sent;
}

function report(): void {
  const perSecond = Object.fromEntries([...speeds].map(([name, list]) => [name, median(list)]));
  const ids = round(perSecond.ids! / perSecond.bare!, 3);
  const passed = meets(ids, goals.ids) && meets(perSecond.menu!, goals.menu);
  if (values.json)
    process.stdout.write(`${JSON.stringify({ id: "P7", perSecond, bytes: Object.fromEntries(sizes), ids, goals, passed })}\n`);
  else {
    console.table(
      Object.fromEntries(
        Object.entries(perSecond).map(([name, each]) => [
          name,
          { "a second": each, "CPU ms": round(median(costs.get(name)!), 2), bytes: sizes.get(name) },
        ]),
      ),
    );
    process.stdout.write(`${judged("P7 ids ÷ bare", ids, goals.ids)}\n${judged("menu, answers a second", perSecond.menu!, goals.menu)}\n`);
  }
  if (!passed) process.exitCode = 1;
}
