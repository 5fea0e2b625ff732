import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { type Running, runningOf } from "./service.ts";

interface Program {
  readonly script: string;
  readonly args?: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Called with the process before it is ready. */
  readonly spawned: (pid: number) => void;
}

/** A script of ours in a process group of its own: Ctrl-C reaches this process alone, which ends the others in their order. */
export function spawnProgram({ script, args = [], env, spawned }: Program): ChildProcess {
  const watch = watched(script) ? ["--watch"] : [];
  const child = spawn(process.execPath, [...watch, "--enable-source-maps", script, ...args], {
    env,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    detached: true,
  });
  spawned(child.pid!);
  return child;
}

/**
 * The same, once it says that it is ready; under script/dev at once.
 * @throws Error when it ends before
 */
export async function startProgram(program: Program): Promise<Running> {
  const child = spawnProgram(program);
  const running = runningOf(child);
  const failed = running.ended.then((how) => {
    throw new Error(`${program.script} ended before it was ready (${how}).`);
  });
  await (watched(program.script) ? undefined : Promise.race([once(child, "message"), failed]));
  failed.catch(() => {});
  return running;
}

const watched = (script: string): boolean => !!process.env.TABLEE_WATCH && !script.startsWith("tools/");
