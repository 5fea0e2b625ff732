import type { ChildProcess } from "node:child_process";

export interface Service {
  readonly name: string;
  readonly url: string;
  stop(): Promise<void>;
}

/** Asks a process of ours to end, and ends it after ten seconds if it did not. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), 10_000);
  await ended;
  clearTimeout(timer);
}
