import { appendFileSync } from "node:fs";

/**
 * The steps at which a process may be killed, each before and after: an append (category and type of its last event), a call of a port
 * (port and method), a checkpoint, the acknowledgement of a queue's job. No list names them: they are the ones that were reached.
 * `script/campaign crash` runs a week without a kill, and then kills a worker at each of them.
 */
export type Act = "append" | "port" | "checkpoint" | "acknowledgement";
export const crashPointName = (when: "before" | "after", act: Act, what: string): string => `${act}.${when} ${what}`;

const setting = (name: string): string => (process.env.TABLEE_ENV === "test" ? (process.env[name] ?? "") : "");

/** TABLEE_CRASH_AT: points at the first of which to die, or `any`; with `#n`: when it is reached for the n-th time. Read in tests only. */
const deadly = new Map(
  setting("TABLEE_CRASH_AT")
    .split(",")
    .filter(Boolean)
    .map((point) => [point.split("#")[0]!, Number(point.split("#")[1] ?? 1)]),
);
/** TABLEE_CRASH_LOG: a file that records every point that is reached. */
const log = setting("TABLEE_CRASH_LOG");

/** Records that a crash point is reached; kills the process if its settings name that point. */
export function reach(when: "before" | "after", act: Act, what: string): void {
  if (deadly.size === 0 && !log) return;
  const name = crashPointName(when, act, what);
  if (log) appendFileSync(log, `${name}\n`);
  for (const point of [name, "any"]) {
    const left = (deadly.get(point) ?? 0) - 1;
    if (left === 0) process.kill(process.pid, "SIGKILL");
    deadly.set(point, left);
  }
}
