import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runningOf, type Service } from "./service.ts";

const main = fileURLToPath(import.meta.resolve("@tablee/eventstore-embedded/main"));

export interface EventStoreProcess {
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
  const url = await new Promise<string>((resolve, reject) => {
    let said = "";
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const ready = /ready (esdb:\S+)/.exec(said);
      if (ready) resolve(ready[1]!);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("exit", () => reject(new Error(`The event store did not start: ${said.trim()}`)));
  });
  child.stdout.resume();
  child.stderr.resume();
  return { ...runningOf(child), url };
}
