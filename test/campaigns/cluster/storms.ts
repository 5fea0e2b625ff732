import type { StormLog } from "../log/storm-log.ts";
import { storm } from "../storm/campaign.ts";
import { type Fault, leaderFrozen, leaderKilled, quorumAway } from "./faults.ts";
import type { Nodes } from "./nodes.ts";
import { ANSWER_MS, type Judged, load, type Row } from "./row.ts";

export interface StormsOptions {
  readonly faults: readonly Fault[];
  readonly orders: number;
  readonly edits: number;
  /** Edits that must be accepted. */
  readonly accepted: number;
  readonly workers: number;
  readonly seed: number;
  /** The length of each absence. */
  readonly seconds: number;
  /** The minutes that a step may take. */
  readonly patience: number;
  readonly progress: (line: string) => void;
}

/** The faults that take the event store away in a storm. */
export const stormFaults: readonly Fault[] = [leaderKilled, leaderFrozen, quorumAway];

/** A storm for each fault, on a cluster that is empty at its beginning: the fault plays three times in it. */
export async function storms(nodes: Nodes, { faults, seconds, progress, ...options }: StormsOptions): Promise<Judged> {
  const rows: Row[] = [];
  const violations: string[] = [];
  for (const fault of faults) {
    const report = await storm({
      ...options,
      awayMs: seconds * 1_000,
      log: () => startCluster(nodes, fault, options.patience),
      progress: (line) => progress(`storm, ${fault.name}: ${line}`),
    });
    const row = rowOf(fault, report);
    rows.push(row);
    const late = row["slowest, ms"] > ANSWER_MS ? [`an edit was answered after ${row["slowest, ms"]} ms`] : [];
    violations.push(...[...report.violations, ...late].map((what) => `storm, ${fault.name}: ${what}`));
  }
  return { rows, violations };
}

/** The cluster as a storm's event store: each absence is the fault, and ends once all nodes are back. */
async function startCluster(nodes: Nodes, fault: Fault, patience: number): Promise<StormLog> {
  await nodes.begin();
  const away = async (ms: number) => {
    await fault.play(nodes, ms);
    if (!(await nodes.areWhole(patience * 60_000))) throw new Error("not all nodes are back");
  };
  return { url: await nodes.url(), away, stop: () => nodes.end() };
}

function rowOf({ name }: Fault, { figures, table = [] }: Awaited<ReturnType<typeof storm>>): Row {
  const times = new Map(table.map((row) => [row["an edit was"], Number(row.times)]));
  const accepted = times.get("accepted") ?? 0;
  return {
    beside: "storm",
    fault: name,
    asked: [...times.values()].reduce((sum, count) => sum + count, 0),
    acknowledged: accepted,
    edits: accepted,
    "with 503": times.get("unavailable") ?? 0,
    "slowest, ms": Number(figures["slowest edit, ms"]),
    "slowest 503, ms": Number(figures["slowest 503, ms"]),
    "leader after, s": "",
    "ready after, s": "",
    lost: Number(figures.lost),
    beyond: Number(figures["charged twice"]),
    load: load(),
  };
}
