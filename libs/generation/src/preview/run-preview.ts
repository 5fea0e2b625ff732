import type { Instant } from "@tablee/domain/kernel/time";
import type { Pool } from "@tablee/platform/postgres";
import type { ReadDb } from "@tablee/projections/read-tables";
import { differencesOfPortions, differencesOfRows } from "../differences/differences.ts";
import { writeRows } from "../rows/rows.ts";
import type { HeldRun, RunChange } from "../runs/held-run.ts";
import { previousRun } from "../runs/queries.ts";
import type { RunRow, RunSummary } from "../runs/run.ts";
import { gatherCandidates, gatherWeek } from "./gather.ts";
import { type KeptPreviews, keepPreview, lastPreview } from "./kept-previews.ts";
import { previewOf } from "./preview.ts";

interface Previewing {
  readonly pool: Pool;
  readonly facts: ReadDb;
  readonly previews: KeptPreviews;
  /** By the product's clock: subscriptions too close to their cutoff now are left out. */
  readonly now: () => Instant;
}

/**
 * Computes a run and writes its rows; appends nothing. Returns the change to write to the run.
 * @throws LeaseLost when the run was cancelled or taken over
 */
export async function runPreview({ pool, facts, previews, now }: Previewing, run: HeldRun): Promise<RunChange> {
  const { run_id: runId, region, week } = run.row;
  const at = now();
  const gathered = await gatherCandidates(facts, { region, week, now: at }, (done) => run.keep({ phase: "reading", done, total: done }));
  const total = gathered.candidates.length;
  const input = await gatherWeek(facts, region, week, total > 0);
  await run.keep({ phase: "picking", menu_revision: input.menuRevision, done: 0, total });
  const { result, rows, summary } = previewOf({ ...gathered, week: input }, lastPreview(previews, region, week));
  keepPreview(previews, result);
  await run.keep({ phase: "writing" });
  await writeRows(pool, runId, rows);
  const sincePrevious = await differencesToPrevious(pool, run.row, summary);
  return { phase: "done", done: total, finished_at: at, summary: { ...summary, sincePrevious } };
}

async function differencesToPrevious(
  pool: Pool,
  run: RunRow,
  { totals }: Pick<RunSummary, "totals">,
): Promise<RunSummary["sincePrevious"]> {
  const before = await previousRun(pool, run);
  if (!before?.summary) return null;
  const rows = await differencesOfRows(pool, before.run_id, run.run_id);
  return { runId: before.run_id, ...rows, portions: differencesOfPortions(before.summary.totals, totals) };
}
