import type { Instant } from "@tablee/domain/kernel/time";
import type { Logger } from "@tablee/platform/log";
import type { Pool } from "@tablee/platform/postgres";
import type { ReadDb } from "@tablee/projections/read-tables";
import type { KeptPreviews } from "../preview/kept-previews.ts";
import { runPreview } from "../preview/run-preview.ts";
import { type HeldRun, LeaseLost, takeRun } from "./held-run.ts";
import { wakeWorkers } from "./requests.ts";
import type { RunRow } from "./run.ts";
import { type Waiting, waitIfBehind } from "./wait.ts";

const RENEW_MS = 10_000;

/** A worker's resources: the pool, the read models, and the work that only commands can do. */
export interface Working extends Waiting {
  readonly pool: Pool;
  readonly facts: ReadDb;
  readonly log: Logger;
  readonly previews: KeptPreviews;
  readonly now: () => Instant;
  /** Makes the orders of a run that was previewed. */
  readonly commit: (run: HeldRun) => Promise<void>;
  /** The meaning of an error for the run: none (servers in trouble), that its preview no longer holds, or that it failed. */
  readonly judge: (error: unknown) => "passing" | "stale" | "failed";
}

/** Takes one run after the other while one waits. */
export async function workOnRuns(working: Working, worker: string): Promise<void> {
  for (let run = await takeRun(working.pool, worker); run; run = await takeRun(working.pool, worker)) await workOn(working, run);
}

/** Works on one run; until it ends, a timer keeps the run for this worker. */
async function workOn(working: Working, run: HeldRun): Promise<void> {
  const { log } = working;
  const { run_id: runId, state } = run.row;
  const renewing = setInterval(() => void run.keep().catch(() => {}), RENEW_MS);
  try {
    if (await waitIfBehind(working, run)) return;
    await (state === "running" ? preview(working, run) : commit(working, run));
  } catch (err) {
    if (err instanceof LeaseLost) return void log.warn({ run: runId, err }, "a run was cancelled or taken over");
    const judged = working.judge(err);
    // The lease stays: the next worker resumes once it expires.
    if (judged === "passing") return void log.warn({ run: runId, err }, "a run was interrupted; trying again");
    log.error({ run: runId, err }, "a run failed");
    const error = err instanceof Error ? err.message : String(err);
    await run.move(judged === "stale" && isWantedByStaff(run.row) ? "refuse-commit" : "fail", { error });
  } finally {
    clearInterval(renewing);
  }
}

const isWantedByStaff = ({ commit_by }: RunRow): boolean => commit_by?.kind === "staff";

async function preview(working: Working, run: HeldRun): Promise<void> {
  const change = await runPreview(working, run);
  if (run.row.requested_by.kind === "staff") return run.move("preview", change);
  await run.move("preview-at-deadline", { ...change, partial: true, commit_by: { kind: "deadline" } });
  await wakeWorkers(working.pool);
}

async function commit(working: Working, run: HeldRun): Promise<void> {
  const { commit_by, menu_revision, summary } = run.row;
  if (!commit_by || menu_revision === null || !summary) throw new Error("a run was to be committed before it was previewed");
  await run.keep({ phase: "committing", done: 0, total: summary.orders });
  await working.commit(run);
  await run.move("commit", { phase: "done", finished_at: working.now() });
}
