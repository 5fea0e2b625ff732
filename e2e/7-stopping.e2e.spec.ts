import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { freePort } from "../tools/services/src/ports.ts";

/** Whether anything listens at the address of a connection string. */
function listens(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) }, () => resolve(true));
    socket.once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

test("a server that is told to end takes its event store, Postgres and Redis with it", async () => {
  const dir = mkdtempSync(join(tmpdir(), "tablee-stopping-"));
  const args = ["tools/services/src/server.ts", "--port", String(await freePort()), "--data", dir, "--no-demo"];
  const server = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(server, "exit");
  for await (const chunk of server.stdout) if (String(chunk).includes("Tablée is at")) break;
  const urls = Object.values(JSON.parse(readFileSync(join(dir, "services.json"), "utf8")) as Record<string, string>);
  expect(await Promise.all(urls.map(listens))).toEqual([true, true, true]);
  server.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  expect(await Promise.all(urls.map(listens))).toEqual([false, false, false]);
  rmSync(dir, { recursive: true, force: true });
});
