import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { runningOf, type Service } from "./service.ts";

/**
 * The machine's redis-server, without persistence: its content can be lost at any time. `spawned` is called with its process id
 * before it answers.
 */
export async function startRedis(options: { dir: string; port: number; spawned?: (pid: number) => void }): Promise<Service> {
  mkdirSync(options.dir, { recursive: true, mode: 0o700 });
  const flags = [
    "--port",
    String(options.port),
    "--bind",
    "127.0.0.1",
    "--save",
    "",
    "--appendonly",
    "no",
    "--dir",
    options.dir,
    "--maxmemory-policy",
    "noeviction",
  ];
  const child = spawn("redis-server", flags, { stdio: "ignore", detached: true });
  await once(child, "spawn").catch(() => {
    throw new Error("redis-server is not installed: run script/bootstrap.");
  });
  options.spawned?.(child.pid!);
  const running = runningOf(child);
  const failed = running.ended.then(() => {
    throw new Error(`Redis did not start on port ${options.port}.`);
  });
  failed.catch(() => {});
  await Promise.race([answers(options.port), failed]);
  return { ...running, url: `redis://127.0.0.1:${options.port}` };
}

async function answers(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => {
        socket.destroy();
        resolve(true);
      });
      socket.on("error", () => resolve(false));
    });
    if (open) return;
    await sleep(25);
  }
  throw new Error(`Redis does not answer on port ${port}.`);
}
