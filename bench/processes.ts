import { readdirSync, readFileSync } from "node:fs";

/** The roles of the processes that this one started, by their command lines; all processes of one Postgres have the same role. */
const roles: readonly (readonly [RegExp, string])[] = [
  [/eventstore-embedded/, "event store"],
  [/redis-server/, "redis"],
  [/workers\/build/, "workers"],
  [/api\/build/, "api"],
  [/reads\/bare/, "bare"],
  [/postgres/, "postgres"],
];

/** This process and its descendants. Linux only. */
export function family(): number[] {
  const childrenOf = new Map<number, number[]>();
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const parent = Number(/^PPid:\s+(\d+)/m.exec(readProc(`/proc/${name}/status`))?.[1] ?? 0);
    childrenOf.set(parent, [...(childrenOf.get(parent) ?? []), Number(name)]);
  }
  const found = [process.pid];
  for (const pid of found) found.push(...(childrenOf.get(pid) ?? []));
  return found;
}

export const roleOf = (pid: number): string | undefined => {
  const command = readProc(`/proc/${pid}/cmdline`);
  return roles.find(([pattern]) => pattern.test(command))?.[1];
};

/** The text of a file in /proc; empty for a process that has ended. */
export function readProc(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/** Linux counts CPU in hundredths of a second. */
const TICKS_A_SECOND = 100;

/** Seconds of CPU that the processes of each role have used, with those of their ended children. Linux only. */
export function cpuSeconds(): ReadonlyMap<string, number> {
  const used = new Map<string, number>();
  for (const pid of family()) {
    const role = pid === process.pid ? undefined : roleOf(pid);
    // The name in the second field may contain spaces.
    const fields = readProc(`/proc/${pid}/stat`).split(") ").at(-1)!.split(" ");
    const ticks = fields.slice(11, 15).reduce((sum, each) => sum + Number(each), 0);
    if (role && fields.length > 15) used.set(role, (used.get(role) ?? 0) + ticks / TICKS_A_SECOND);
  }
  return used;
}
