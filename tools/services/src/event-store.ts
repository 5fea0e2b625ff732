import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { runningWithReason, type Service } from "./service.ts";

const main = fileURLToPath(import.meta.resolve("@tablee/eventstore-embedded/main"));

interface EventStoreProcess {
  readonly dir: string;
  readonly port: number;
  /** `false` is for tests: quicker, and not safe from a power cut. */
  readonly sync: boolean;
  /** Called with the process before it answers. */
  readonly spawned?: (pid: number) => void;
}

/** The embedded event store in a process of its own. */
export async function startEventStore({ dir, port, sync, spawned }: EventStoreProcess): Promise<Service> {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const args = [main, "--dir", dir, "--port", String(port), ...(sync ? [] : ["--no-sync"])];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"], detached: true });
  spawned?.(child.pid!);
  const running = runningWithReason(child);
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on("line", (line) => {
      const ready = /^ready (esdb:\S+)/.exec(line);
      if (ready) resolve(ready[1]!);
    });
    void running.ended.then((how) => reject(new Error(`The event store did not start (${how}).`)));
  });
  return { ...running, url };
}
