import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { runningWithReason, type Service } from "./service.ts";

const main = fileURLToPath(import.meta.resolve("@tablee/identity-embedded/main"));

interface IdentityProcess {
  readonly port: number;
  /** Called with the process before it answers. */
  readonly spawned?: (pid: number) => void;
}

/** The embedded providers that people sign in with, in a process of their own. */
export async function startIdentity({ port, spawned }: IdentityProcess): Promise<Service> {
  const child = spawn(process.execPath, [main, "--port", String(port)], { stdio: ["ignore", "pipe", "pipe"], detached: true });
  spawned?.(child.pid!);
  const running = runningWithReason(child);
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on("line", (line) => {
      const ready = /^ready (http:\S+)/.exec(line);
      if (ready) resolve(ready[1]!);
    });
    void running.ended.then((how) => reject(new Error(`The embedded sign-in providers did not start (${how}).`)));
  });
  return { ...running, url };
}
