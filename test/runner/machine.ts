import { readFileSync } from "node:fs";

const TICKS_PER_SECOND = 100;

/** Seconds that all processors together have been busy since the machine started; undefined where the system does not tell. */
export function busySeconds(): number | undefined {
  if (process.platform !== "linux") return undefined;
  const [, user, nice, system, , , irq, softirq] = readFileSync("/proc/stat", "utf8").split("\n")[0]!.split(/\s+/).map(Number);
  return (user! + nice! + system! + irq! + softirq!) / TICKS_PER_SECOND;
}
