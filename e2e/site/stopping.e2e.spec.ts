import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect } from "@playwright/test";
import { freePort } from "../../tools/services/src/ports.ts";
import { story } from "../story.ts";

/** True if anything listens at the address of a connection string. */
function listens(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) }, () => resolve(true));
    socket.once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

/** A new server, once it prints its address; `said` grows with its output. */
async function startServer(dir: string, port: number) {
  const args = ["tools/services/src/server.ts", "--port", String(port), "--data", dir, "--no-demo"];
  const server = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const said: string[] = [];
  const lines = createInterface(server.stdout).on("line", (line) => void said.push(line));
  while (!said.some((line) => line.startsWith("Tablée is at"))) await once(lines, "line");
  return { server, said, ended: once(server, "exit") };
}

const processesOf = (dir: string) =>
  JSON.parse(readFileSync(join(dir, "processes.json"), "utf8")) as readonly { readonly name: string; readonly pid: number }[];

story("a server that is stopped stops its event store, Postgres and Redis", {
  runs: "all",
  provedBy: ["tools/services/src/supervisor.int.spec.ts: end when they are asked to, those that were started again too, and stay ended"],
})(async () => {
  const dir = mkdtempSync(join(tmpdir(), "tablee-stopping-"));
  const { server, ended } = await startServer(dir, await freePort());
  const urls = Object.values(JSON.parse(readFileSync(join(dir, "services.json"), "utf8")) as Record<string, string>);
  expect(await Promise.all(urls.map(listens))).toEqual([true, true, true]);
  server.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  expect(await Promise.all(urls.map(listens))).toEqual([false, false, false]);
  rmSync(dir, { recursive: true, force: true });
});

story("a server starts its API and its worker again when they are killed, and ends what one that was killed itself left behind", {
  runs: "all",
  provedBy: [
    "tools/services/src/process-list.int.spec.ts: are named and ended by the next start when the one before was killed",
    "tools/services/src/process-list.int.spec.ts: are written where no other user of the machine reads them",
  ],
})(async () => {
  const dir = mkdtempSync(join(tmpdir(), "tablee-killed-"));
  const port = await freePort();
  const ready = async () => (await fetch(`http://localhost:${port}/health/ready`).catch(() => undefined))?.status;
  const { server, said, ended } = await startServer(dir, port);
  for (const [name, line] of [
    ["the API", "The API ended by itself (SIGKILL) and starts again in 0.25 s."],
    ["the worker", "The worker ended by itself (SIGKILL) and starts again in 0.25 s."],
  ]) {
    const { pid } = processesOf(dir).find((one) => one.name === name)!;
    process.kill(pid, "SIGKILL");
    await expect.poll(() => processesOf(dir).find((one) => one.name === name && one.pid !== pid)).toBeDefined();
    expect(said).toContain(line);
  }
  await expect.poll(ready).toBe(200);

  server.kill("SIGKILL");
  await ended;
  const orphans = processesOf(dir).filter(({ name }) => name !== "script/server");
  expect(orphans.map(({ name }) => name).toSorted()).toEqual([
    "Postgres",
    "Redis",
    "the API",
    "the event store",
    "the sign-in providers",
    "the worker",
  ]);
  const next = await startServer(dir, port);
  expect(next.said.filter((line) => line.startsWith("Ending")).toSorted()).toEqual(
    orphans.map(({ name, pid }) => `Ending ${name} (process ${pid}), which an earlier start left behind.`).toSorted(),
  );
  for (const file of ["services.json", "processes.json"]) expect(statSync(join(dir, file)).mode & 0o077).toBe(0);
  expect(statSync(dir).mode & 0o066).toBe(0);
  next.server.kill("SIGTERM");
  expect(await next.ended).toEqual([0, null]);
  rmSync(dir, { recursive: true, force: true });
});
