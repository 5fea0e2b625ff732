import { appendFileSync, existsSync, readFileSync } from "node:fs";

/** The counts of a run that test/budget.json limits: each of them costs seconds in every run. */
export const counted = ["stages set", "sign-ups", "clock moves", "stories", "axe readings", "page loads", "sleeps, ms"] as const;
export type Counted = (typeof counted)[number];

/** Counts an act of a spec, if a run of script/test keeps counts. */
export function count(what: Counted, number = 1): void {
  write(["count", what, number]);
}

/** Keeps the cost of a spec file: CPU seconds of its own process, without the servers' and the browser's. */
export function keepCost(path: string, seconds: number): void {
  write(["cost", path, seconds]);
}

type Line = readonly ["count", Counted, number] | readonly ["cost", string, number];

/** A line is one write, so that processes do not mix theirs. */
function write(line: Line): void {
  const file = process.env.TABLEE_COUNTS;
  if (file) appendFileSync(file, `${JSON.stringify(line)}\n`);
}

export interface Kept {
  readonly counts: ReadonlyMap<Counted, number>;
  /** CPU seconds by spec file. */
  readonly costs: ReadonlyMap<string, number>;
}

/** Reads what the processes of a stage have kept in its file. */
export function keptIn(file: string): Kept {
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
  const counts = new Map<Counted, number>();
  const costs = new Map<string, number>();
  for (const [kind, name, number] of lines.map((line) => JSON.parse(line) as Line)) {
    if (kind === "count") counts.set(name, (counts.get(name) ?? 0) + number);
    else costs.set(name, (costs.get(name) ?? 0) + number);
  }
  return { counts, costs };
}
