import { randomUUID } from "node:crypto";
import { generationOpensAt, weekClosesAt } from "@tablee/domain/calendar/calendar";
import type { Region } from "@tablee/domain/kernel/place/region";
import type { Instant, Week } from "@tablee/domain/kernel/time";
import type { Pool } from "@tablee/platform/postgres";
import { menuOf } from "@tablee/projections/menus/queries";
import type { ReadDb } from "@tablee/projections/read-tables";
import { countStale } from "../rows/pages.ts";
import { moveRun } from "./held-run.ts";
import { runById } from "./queries.ts";
import type { CommitRequest, RunRow } from "./run.ts";

/** The channel that wakes workers: a run may be waiting. */
export const GENERATION_CHANNEL = "generation";

/** A rule that refused what staff requested of a run. */
export interface RequestRefused {
  readonly refused:
    | "confirmation-wrong"
    | "generation-closed"
    | "generation-not-found"
    | "generation-not-open"
    | "generation-not-ready"
    | "menu-not-found"
    | "preview-stale";
  readonly details: Readonly<Record<string, unknown>>;
}

export interface Requesting {
  readonly pool: Pool;
  readonly facts: ReadDb;
  readonly now: Instant;
}

const refused = (code: RequestRefused["refused"], details: RequestRefused["details"] = {}): RequestRefused => ({ refused: code, details });

export const isRequestRefused = (answer: RunRow | RequestRefused): answer is RequestRefused => "refused" in answer;

/** Queues a run, and wakes a worker for it; an existing run of the same id is left unchanged. */
export async function queueRun(
  pool: Pool,
  run: Pick<RunRow, "run_id" | "region" | "week" | "requested_by" | "requested_at">,
): Promise<void> {
  const { rowCount } = await pool.query(
    "INSERT INTO scratch.run (run_id, region, week, state, requested_by, requested_at) VALUES ($1, $2, $3, 'queued', $4, $5) ON CONFLICT DO NOTHING",
    [run.run_id, run.region, run.week, JSON.stringify(run.requested_by), run.requested_at],
  );
  if (rowCount === 1) await wakeWorkers(pool);
}

export const wakeWorkers = async (pool: Pool): Promise<void> => {
  await pool.query(`NOTIFY ${GENERATION_CHANNEL}`);
};

/** Requests the preview of a week's orders in a region. */
export async function requestPreview(
  { pool, facts, now }: Requesting,
  { region, week, by }: { readonly region: Region; readonly week: Week; readonly by: { readonly id: string; readonly name: string } },
): Promise<RunRow | RequestRefused> {
  const closed = whyNotOpen(week, now);
  if (closed) return closed;
  if (!(await menuOf(facts, region, week))) return refused("menu-not-found");
  const run_id = randomUUID();
  await queueRun(pool, { run_id, region, week, requested_by: { kind: "staff", ...by }, requested_at: now });
  return (await runById(pool, run_id))!;
}

/**
 * Requests the orders that a preview showed. `confirmation` is region and week, typed by a person. `partial`: without those that no longer
 * hold, unless none holds.
 */
export async function requestCommit(
  { pool, facts, now }: Requesting,
  run: RunRow,
  { by, confirmation, partial }: { readonly by: CommitRequest; readonly confirmation: string; readonly partial: boolean },
): Promise<RunRow | RequestRefused> {
  const { run_id: runId, region, week, state } = run;
  if (state !== "previewed") return refused("generation-not-ready", { state });
  if (confirmation !== `${region} ${week}`) return refused("confirmation-wrong");
  const closed = whyNotOpen(week, now);
  if (closed) return closed;
  const stale = await countStale(facts, runId, (await menuOf(facts, region, week))?.revision);
  if (stale.stale > 0 && (!partial || stale.stale === stale.rows)) return refused("preview-stale", { ...stale });
  if (!(await moveRun(pool, runId, "request-commit", { commit_by: by, partial, error: null }))) return refused("generation-not-ready");
  await wakeWorkers(pool);
  return (await runById(pool, runId))!;
}

/** Stops a preview that waits or runs; has no effect on any other run. */
export const cancelPreview = (pool: Pool, runId: string): Promise<boolean> => moveRun(pool, runId, "cancel", { error: "cancelled" });

/** A week is previewed and committed while its generation is open: from its Monday until the last of its slots has closed. */
function whyNotOpen(week: Week, now: Instant): RequestRefused | undefined {
  const [opensAt, closesAt] = [generationOpensAt(week), weekClosesAt(week)];
  if (now < opensAt) return refused("generation-not-open", { opensAt });
  if (now >= closesAt) return refused("generation-closed", { closesAt });
  return undefined;
}
