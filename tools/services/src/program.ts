import { type ChildProcess, spawn } from "node:child_process";
import { on } from "node:events";
import { type Running, runningOf } from "./service.ts";

interface Program {
  readonly script: string;
  readonly args?: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Called with the process before it is ready. */
  readonly spawned: (pid: number) => void;
  /** Frees the program's port once the program is about to listen; it is held until then. */
  readonly freePort?: () => Promise<void>;
}

/** A script of ours in a process group of its own: Ctrl-C reaches only this process, which ends the others in their order. */
export function spawnProgram({ script, args = [], env, spawned, freePort }: Program): ChildProcess {
  const watch = watched(script) ? ["--watch"] : [];
  const child = spawn(process.execPath, [...watch, "--enable-source-maps", script, ...args], {
    env: { ...env, ...(freePort && { TABLEE_PORT_HELD: "1" }) },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    detached: true,
  });
  spawned(child.pid!);
  child.on("message", (message) => {
    if (message === "port") void freePort?.().then(() => child.send("freed"));
  });
  return child;
}

/**
 * Starts such a script and waits until it reports that it is ready; under script/dev it does not wait.
 * @throws Error when it ends before
 */
export async function startProgram(program: Program): Promise<Running> {
  const child = spawnProgram(program);
  const running = runningOf(child);
  const failed = running.ended.then((how) => {
    throw new Error(`${program.script} ended before it was ready (${how}).`);
  });
  await (watched(program.script) ? undefined : Promise.race([isReady(child), failed]));
  failed.catch(() => {});
  return running;
}

async function isReady(child: ChildProcess): Promise<void> {
  for await (const [message] of on(child, "message")) if (message === "ready") return;
}

const watched = (script: string): boolean => !!process.env.TABLEE_WATCH && !script.startsWith("tools/");
