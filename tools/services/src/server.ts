import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readOptions, type ServerOptions } from "./options.ts";
import { portIsFree } from "./ports.ts";
import { postgresFolder } from "./postgres-folder.ts";
import { stopProcess } from "./service.ts";
import { startServices } from "./services.ts";

/** Starts everything for the main job, without Docker, and stops everything on Ctrl-C. */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (!(await portIsFree(options.port)))
    throw new Error(`Port ${options.port} is in use: end what listens there, or choose another with --port.`);
  if (options.fresh) for (const folder of [postgresFolder(options.data), options.data]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(options.data, { recursive: true });

  const children: ChildProcess[] = [];
  const { DATABASE_URL, REDIS_URL, EVENTSTORE_URL } = process.env;
  const starting = startServices({
    dir: options.data,
    durable: true,
    instead: { databaseUrl: DATABASE_URL, redisUrl: REDIS_URL, eventStoreUrl: EVENTSTORE_URL },
  });
  let stopping = false;
  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    await Promise.allSettled(children.reverse().map(stopProcess));
    await starting.then((started) => started.stop()).catch(() => {});
    process.exit(code);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    // The embedded Postgres listens too, and would end this process as soon as it is down itself, whoever still runs.
    process.removeAllListeners(signal);
    process.on(signal, () => void stop(0));
  }
  const services = await starting;

  const origin = `http://localhost:${options.port}`;
  const env = {
    LOG_LEVEL: "warn",
    PUBLIC_URL: origin,
    TABLEE_DATA: options.data,
    ...process.env,
    DATABASE_URL: services.databaseUrl,
    REDIS_URL: services.redisUrl,
    EVENTSTORE_URL: services.eventStoreUrl,
    PORT: String(options.port),
  };
  // For the other scripts, which speak to the same servers while this one runs.
  const { DATABASE_URL: database, REDIS_URL: redis, EVENTSTORE_URL: store } = env;
  writeFileSync(join(options.data, "services.json"), JSON.stringify({ DATABASE_URL: database, REDIS_URL: redis, EVENTSTORE_URL: store }));
  const start = (script: string, args: readonly string[] = []) => {
    const watch = process.env.TABLEE_WATCH && !script.startsWith("tools/") ? ["--watch"] : [];
    const child = spawn(process.execPath, [...watch, "--enable-source-maps", script, ...args], {
      env,
      stdio: ["ignore", "inherit", "inherit"],
      detached: true,
    });
    children.push(child);
    return child;
  };
  try {
    for (const script of ["workers/build/main.js", "apps/api/build/main.js"]) {
      start(script).once("exit", (code) => {
        if (!stopping) process.stderr.write(`${script} ended by itself (${code}).\n`);
        void stop(1);
      });
    }
    await answers(`${origin}/health/ready`);
    if (options.demo) await fillDemo(start, options);
    process.stdout.write(
      `\nTablée is at ${origin}/ · console ${origin}/admin · API ${origin}/api/docs · health ${origin}/health/ready\nCtrl-C stops everything; the data stay in ${options.data}.\n`,
    );
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    await stop(1);
  }
}

async function answers(url: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (
      await fetch(url).then(
        (response) => response.ok,
        () => false,
      )
    )
      return;
    await sleep(100);
  }
  throw new Error(`The API does not answer at ${url}.`);
}

/** The demo season is filled once a data folder; a first start that was interrupted goes on where it stopped. */
async function fillDemo(
  start: (script: string, args?: readonly string[]) => ChildProcess,
  { data, customers, weeks }: ServerOptions,
): Promise<void> {
  const mark = join(data, "demo-filled");
  const args = existsSync(mark) ? ["--who"] : ["--customers", String(customers), "--weeks", String(weeks)];
  const child = start("tools/demo/build/main.js", args);
  const code = await new Promise<number | null>((resolve) => child.once("exit", resolve));
  if (code !== 0) throw new Error("The demo season could not be filled.");
  writeFileSync(mark, new Date().toISOString());
}

main().catch((error) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
});
