import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { signIn } from "@tablee/contracts/calls/sessions";
import { DEMO_PASSWORD } from "@tablee/demo/staff";
import { freePort } from "@tablee/services/ports";
import { postgresFolder } from "@tablee/services/postgres-folder";
import { newVisitor } from "../test/stage/people.ts";
import { MemoryWatch } from "./memory.ts";
import { type Goal, judged, median, meets, round } from "./numbers.ts";

/**
 * P14: a newcomer's wait with packages present: from script/server in an empty folder, with nothing built, until a customer is signed
 * in, and again in the same folder; memory of all processes at rest. Options: --rounds N (3)  --customers N  --weeks N  --json
 */
const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "3" },
    customers: { type: "string", default: "200" },
    weeks: { type: "string", default: "8" },
    json: { type: "boolean", default: false },
  },
});
const atMost = (target: number, stretch?: number): Goal => ({ target, isMinimum: false, ...(stretch && { stretch }) });
const goals = {
  "first start, s": atMost(90, 60),
  "second start, s": atMost(8),
  "first page, s": atMost(3),
  "memory at rest, MiB": atMost(900),
} as const;
type Name = keyof typeof goals;
const REST_MS = 20_000;

const figures: Record<Name, number[]> = { "first start, s": [], "second start, s": [], "first page, s": [], "memory at rest, MiB": [] };
for (let round = 0; round < Number(values.rounds); round++) {
  const folder = mkdtempSync(join(tmpdir(), "tablee-start-"));
  rmSync("node_modules/.cache/tablee", { recursive: true, force: true });
  try {
    const first = await start(folder);
    figures["first page, s"].push(first.pageS);
    figures["first start, s"].push(first.signedInS);
    await first.end();
    const second = await start(folder);
    figures["second start, s"].push(second.signedInS);
    const watch = new MemoryWatch();
    await sleep(REST_MS);
    figures["memory at rest, MiB"].push(watch.stop()["all together"] ?? 0);
    await second.end();
  } finally {
    for (const dir of [postgresFolder(folder), folder]) rmSync(dir, { recursive: true, force: true });
  }
}
const middle = Object.fromEntries(Object.entries(figures).map(([name, all]) => [name, round1(median(all))])) as Record<Name, number>;
if (values.json) process.stdout.write(`${JSON.stringify({ figures, middle })}\n`);
else
  for (const name of Object.keys(goals) as Name[])
    process.stdout.write(`${judged(`P14 ${name}`.padEnd(26), middle[name], goals[name])}   of ${figures[name].map(round1).join(", ")}\n`);
process.exit(Object.entries(goals).every(([name, goal]) => meets(middle[name as Name], goal)) ? 0 : 1);

function round1(number: number): number {
  return round(number, 1);
}

interface Started {
  /** Seconds until the port answered. */
  readonly pageS: number;
  /** Seconds until a customer was signed in. */
  readonly signedInS: number;
  end(): Promise<void>;
}

async function start(folder: string): Promise<Started> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const began = performance.now();
  const since = () => (performance.now() - began) / 1000;
  const args = ["--port", String(port), "--data", folder, "--customers", values.customers, "--weeks", values.weeks];
  const server = spawn("script/server", args, { stdio: ["ignore", "pipe", "inherit"] });
  const customer = await firstCustomer(server, async () => {
    while (!(await fetch(origin).then(Boolean, () => false))) await sleep(50);
    return since();
  });
  const visitor = newVisitor(origin);
  await visitor.refresh();
  await visitor.call(signIn, { email: customer.email, password: DEMO_PASSWORD });
  const signedInS = since();
  return {
    pageS: customer.pageS,
    signedInS,
    async end() {
      const ended = once(server, "exit");
      // The script has become the server's process.
      process.kill(server.pid!, "SIGTERM");
      await ended;
    },
  };
}

/** The first customer who may sign in, once the product is there. @throws Error when it does not start */
async function firstCustomer(
  server: ChildProcess,
  page: () => Promise<number>,
): Promise<{ readonly email: string; readonly pageS: number }> {
  const pageS = page();
  let email: string | undefined;
  for await (const line of createInterface(server.stdout!)) {
    email ??= /^ {2}(\S+@example\.com)/.exec(line)?.[1];
    if (line.startsWith("Tablée is at") && email) return { email, pageS: await pageS };
  }
  throw new Error("script/server did not start");
}
