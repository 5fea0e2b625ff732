import type { HeldRun } from "./held-run.ts";
import type { RunRow } from "./run.ts";

/** Read models that are behind, each with the position that it must reach. */
type Behind = Readonly<Record<string, string>>;

/** Answers whether the read models that a run queries have seen the events that the log held when it began. */
export interface Waiting {
  /** The read models among these that are behind the last event of their own categories. */
  readonly behind: (models: readonly string[]) => Promise<Behind>;
  /** Those that have still not reached their positions. */
  readonly stillBehind: (targets: Behind) => Promise<Behind>;
  /** Records in the log that a run is delayed, or no longer delayed. */
  readonly report: (type: "Delay" | "Resume", run: RunRow, waitsFor: readonly string[]) => Promise<void>;
}

/** The read models that each phase of a run reads. */
const readIn: Readonly<Record<string, readonly string[]>> = {
  running: ["menus", "generation_inputs", "stock_levels"],
  committing: ["generation_inputs", "orders", "accounts"],
};

/** A run that waits for longer becomes a task. */
const WAIT_BUDGET_MS = 10 * 60_000;

/**
 * Returns whether a run must wait: until every read model that it queries has applied the last event of its own categories that the log had
 * when the wait began. Puts a waiting run back for any worker, and reports when its delay begins and ends.
 */
export async function waitIfBehind(waiting: Waiting, run: HeldRun): Promise<boolean> {
  const { row } = run;
  const late = row.waits_for ? await waiting.stillBehind(row.waits_for) : await waiting.behind(readIn[row.state]!);
  const isDelayed = row.waits_since !== null && Date.now() - Date.parse(row.waits_since) > WAIT_BUDGET_MS;
  if (Object.keys(late).length > 0) {
    if (isDelayed) await waiting.report("Delay", row, Object.keys(late));
    await run.postpone(late);
    return true;
  }
  if (isDelayed) await waiting.report("Resume", row, []);
  if (row.waits_for) await run.keep({ waits_for: null, waits_since: null });
  return false;
}
