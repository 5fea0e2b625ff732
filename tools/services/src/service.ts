import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

/** A process of ours that does its work. */
export interface Running {
  readonly pid: number;
  /** Settles when it has ended, asked or not, with how it did. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

export interface Service extends Running {
  readonly url: string;
}

/**
 * The same with the last line that it wrote to stderr as the reason why it ended. Reads stderr until the end.
 * @returns how it ended: `code 1: The disk is full.`
 */
export function runningWithReason(child: ChildProcess): Running {
  const running = runningOf(child);
  const reason = child.stderr ? lastLine(child.stderr) : Promise.resolve("");
  return { ...running, ended: Promise.all([running.ended, reason]).then(([how, why]) => (why ? `${how}: ${why}` : how)) };
}

async function lastLine(from: Readable): Promise<string> {
  let last = "";
  for await (const line of createInterface(from)) last = line.trim() || last;
  return last;
}

export function runningOf(child: ChildProcess): Running {
  const ended = endOf(child);
  return { pid: child.pid!, ended, stop: () => stopProcess(child) };
}

async function endOf(child: ChildProcess): Promise<string> {
  if (!hasEnded(child)) await once(child, "exit");
  return child.signalCode ?? `code ${child.exitCode}`;
}

export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** Asks a process of ours to end, and ends it after ten seconds if it did not. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), 10_000);
  await ended;
  clearTimeout(timer);
}
