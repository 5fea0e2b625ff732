import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Service } from "./service.ts";
import { stopProcess } from "./service.ts";

const main = fileURLToPath(import.meta.resolve("@tablee/eventstore-embedded/main"));

/** The embedded event store in a process of its own. `sync: false` is for tests: quicker, and not safe from a power cut. */
export async function startEventStore(options: { dir: string; port: number; sync: boolean }): Promise<Service> {
  mkdirSync(options.dir, { recursive: true });
  const args = [main, "--dir", options.dir, "--port", String(options.port), ...(options.sync ? [] : ["--no-sync"])];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"], detached: true });
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
  return { name: "event store", url, stop: () => stopProcess(child) };
}
