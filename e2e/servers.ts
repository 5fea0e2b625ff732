import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { postgresFolder } from "../tools/services/src/postgres-folder.ts";

/**
 * Starts the servers of the browser tests: a server with a short season, and a copy of it for the stories that move the clock,
 * each with a clock of its own. The season is filled once; both start at its end.
 */
const { values } = parseArgs({
  options: { data: { type: "string" }, still: { type: "string" }, moving: { type: "string" }, spares: { type: "string", default: "0" } },
});
const folders = { still: `${values.data}-still`, moving: `${values.data}-moving` };
const running: ChildProcess[] = [];

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, async () => {
    await Promise.all(running.map(end));
    for (const folder of Object.values(folders).flatMap((dir) => [postgresFolder(dir), dir]))
      rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  });

const season = await start("still");
await end(season);
copy(folders.still, folders.moving);
await Promise.all([start("still"), start("moving")]);
process.stdout.write("Both servers are there.\n");

/** A server in its folder, once it answers. */
async function start(name: keyof typeof folders): Promise<ChildProcess> {
  const args = ["--port", values[name]!, "--data", folders[name], "--weeks", "1", "--customers", "16", "--spares", values.spares];
  const server = spawn(process.execPath, ["tools/services/src/server.ts", ...args], { stdio: ["ignore", "pipe", "inherit"] });
  running.push(server);
  const failed = once(server, "exit").then(() => {
    throw new Error(`the ${name} server did not start`);
  });
  failed.catch(() => {});
  const said = createInterface(server.stdout);
  const there = new Promise<void>((resolve) => said.on("line", (line) => line.startsWith("Tablée is at") && resolve()));
  await Promise.race([there, failed]);
  return server;
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, "exit");
  server.kill("SIGTERM");
  await ended;
}

/** Postgres keeps its files elsewhere if its user cannot reach the folder, and owns them. */
function copy(from: string, to: string): void {
  execFileSync("cp", ["-a", from, to]);
  if (!postgresFolder(from).startsWith(from)) execFileSync("cp", ["-a", postgresFolder(from), postgresFolder(to)]);
}
