import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startIdentity } from "./identity.ts";
import { mustAnswer } from "./must-answer.ts";
import { readOptions } from "./options.ts";
import { freePort, portIsFree } from "./ports.ts";
import { ProcessList } from "./process-list.ts";
import { spawnProgram, startProgram } from "./program.ts";
import { startServices } from "./services.ts";
import { empty, seasonIn } from "./start/season.ts";
import { openWaitingPage } from "./start/waiting-page.ts";
import { Supervisor } from "./supervisor.ts";

/** Starts the whole product without Docker, restarts processes that die, and stops everything on Ctrl-C. */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  mkdirSync(options.data, { recursive: true, mode: 0o700 });
  const processes = await ProcessList.take(options.data, say);
  if (!(await portIsFree(options.port)))
    throw new Error(`Port ${options.port} is in use: end what listens there, or choose another with --port.`);
  await mustAnswer(process.env);
  if (options.fresh) empty(options.data);
  const season = options.demo ? seasonIn(options) : undefined;
  season?.clear();

  const page = await openWaitingPage(options.port);
  page.show({ first: season?.isFilled === false });
  const programs = new Supervisor(say);
  const spawned = (name: string, pid: number) => processes.add(name, pid);
  const { DATABASE_URL, REDIS_URL, EVENT_STORE_URL } = process.env;
  const starting = startServices({
    dir: options.data,
    durable: true,
    instead: { databaseUrl: DATABASE_URL, redisUrl: REDIS_URL, eventStoreUrl: EVENT_STORE_URL },
    say,
    spawned,
  });
  let stopping = false;
  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    await page.close();
    await programs.stop();
    await starting.then((started) => started.stop()).catch(() => {});
    await processes.endRest();
    process.exit(code);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    // The library of the embedded Postgres handles these signals too: it would end this process once Postgres is down, while others still
    // run.
    process.removeAllListeners(signal);
    process.on(signal, () => void stop(0));
  }

  const origin = `http://localhost:${options.port}`;
  try {
    // Under script/dev a watcher keeps the builds up to date.
    const build = (part: "server" | "apps") => (process.env.TABLEE_WATCH ? Promise.resolve() : runBuild(part));
    const [services] = await Promise.all([starting, build("server")]);
    const apps = build("apps");
    apps.catch(() => {});
    const urls = { DATABASE_URL: services.databaseUrl, REDIS_URL: services.redisUrl, EVENT_STORE_URL: services.eventStoreUrl };
    // For the other scripts, which connect to the same servers while this one runs. It holds the database's password.
    writePrivately(join(options.data, "services.json"), JSON.stringify(urls));
    const IDENTITY_URL = process.env.IDENTITY_URL ?? (await keepIdentity(programs, spawned));
    const own = { LOG_LEVEL: "warn", PUBLIC_URL: origin, TABLEE_DATA: options.data, IDENTITY_URL };
    const env = { ...own, ...process.env, ...urls, PORT: String(options.port) };
    const program = (name: string, script: string, args?: readonly string[]) => ({
      script,
      env,
      spawned: (pid: number) => spawned(name, pid),
      ...(args && { args }),
    });
    // The demo season is appended before any process follows the log.
    const demo = (args: readonly string[]) => spawnProgram(program("the demo season", "tools/demo/build/main.js", args));
    if (season && !season.isFilled) await season.fill(demo, page.show);
    page.show({ step: "apps", done: 0.93 });
    await apps;
    page.show({ step: "servers", done: 0.97 });
    // Under script/dev programs do not ask for the port before they listen: it is freed now.
    const freePort = process.env.TABLEE_WATCH ? undefined : page.close;
    if (!freePort) await page.close();
    await Promise.all([
      programs.keep("the worker", () => startProgram(program("the worker", "workers/build/main.js"))),
      programs.keep("the API", () => startProgram({ ...program("the API", "apps/api/build/main.js"), ...(freePort && { freePort }) })),
    ]);
    await Promise.all([answers(`${origin}/health/ready`), season?.tellWho(demo)]);
    say(
      `\nTablée is at ${origin}/ · console ${origin}/admin · API ${origin}/api/docs · health ${origin}/health/ready\nCtrl-C stops everything; the data stay in ${options.data}.`,
    );
  } catch (error) {
    if (!stopping) process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    await stop(1);
  }
}

/** Starts the embedded sign-in providers, and returns their address. */
async function keepIdentity(programs: Supervisor, spawned: (name: string, pid: number) => void): Promise<string> {
  const port = await freePort();
  const name = "the sign-in providers";
  return (await programs.keep(name, () => startIdentity({ port, spawned: (pid) => spawned(name, pid) }))).url;
}

/** @throws Error when it does not build */
async function runBuild(part: "server" | "apps"): Promise<void> {
  const [code] = await once(spawn("script/build", [part], { cwd: root, stdio: ["ignore", "ignore", "inherit"] }), "exit");
  if (code !== 0) throw new Error(`script/build ${part} failed.`);
}

const root = join(import.meta.dirname, "../../..");
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** An existing file keeps its mode unless the mode is set. */
function writePrivately(path: string, text: string): void {
  writeFileSync(path, text, { mode: 0o600 });
  chmodSync(path, 0o600);
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

main().catch((error) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
});
