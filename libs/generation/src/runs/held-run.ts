import type { Pool } from "@tablee/platform/postgres";
import type { RunRow } from "./run.ts";
import { heldStates, stateAfterSql, statesBefore, type Transition, waitingStates } from "./states.ts";

/** The time for which a worker keeps a run after its last heartbeat. */
const LEASE = "interval '30 s'";

/** A different worker took the run, or it was cancelled: this one must write nothing more. */
export class LeaseLost extends Error {
  override readonly name = "LeaseLost";
}

/** The other columns of a run's row that a transition, or a worker's progress, writes. */
export type RunChange = Partial<Omit<RunRow, "run_id" | "number" | "state">>;

/** Takes the oldest run that waits for a worker, or whose worker's heartbeat has stopped. */
export async function takeRun(pool: Pool, worker: string): Promise<HeldRun | undefined> {
  const { rows } = await pool.query<RunRow>(
    `UPDATE scratch.run SET taken_by = $1, taken_until = clock_timestamp() + ${LEASE}, state = ${stateAfterSql("take")}
     WHERE run_id = (
       SELECT run_id FROM scratch.run
       WHERE (state = ANY($2) OR (state = ANY($3) AND taken_until < clock_timestamp()))
         AND (look_after IS NULL OR look_after < clock_timestamp())
       ORDER BY number LIMIT 1 FOR UPDATE SKIP LOCKED)
     RETURNING *`,
    [worker, waitingStates, heldStates],
  );
  return rows[0] && new HeldRun(pool, worker, rows[0]);
}

/** A run that a worker has taken. Every method fails with LeaseLost once a different worker has the run, or it was cancelled. */
export class HeldRun {
  readonly row: RunRow;
  readonly #pool: Pool;
  readonly #worker: string;

  constructor(pool: Pool, worker: string, row: RunRow) {
    this.row = row;
    this.#pool = pool;
    this.#worker = worker;
  }

  /** Writes its progress, and renews the lease. @throws LeaseLost */
  async keep(change: RunChange = {}): Promise<void> {
    await this.#update(change, heldStates, [`taken_until = clock_timestamp() + ${LEASE}`]);
  }

  /** @throws LeaseLost */
  async move(transition: Transition, change: RunChange = {}): Promise<void> {
    await this.#update(change, statesBefore(transition), [`state = ${stateAfterSql(transition)}`]);
  }

  /** Puts it back because it must wait for read models; it is tried again after a moment. @throws LeaseLost */
  async postpone(waitsFor: Readonly<Record<string, string>>): Promise<void> {
    await this.#update({ waits_for: waitsFor }, statesBefore("postpone"), [
      `state = ${stateAfterSql("postpone")}`,
      "taken_until = NULL, taken_by = NULL, waits_since = coalesce(waits_since, clock_timestamp())",
      "look_after = clock_timestamp() + interval '1 s'",
    ]);
  }

  async #update(change: RunChange, states: readonly string[], also: readonly string[]): Promise<void> {
    const { sets, values } = assignments(change, 4);
    const { rowCount } = await this.#pool.query(
      `UPDATE scratch.run SET ${[...sets, ...also, "touched_at = clock_timestamp()"].join(", ")}
       WHERE run_id = $1 AND taken_by = $2 AND state = ANY($3)`,
      [this.row.run_id, this.#worker, states, ...values],
    );
    if (rowCount !== 1) throw new LeaseLost(`run ${this.row.run_id} is no longer this worker's`);
  }
}

/** Applies a transition by staff: only in a state that allows it. Returns whether it was applied. */
export async function moveRun(pool: Pool, runId: string, transition: Transition, change: RunChange = {}): Promise<boolean> {
  const { sets, values } = assignments(change, 3);
  const { rowCount } = await pool.query(
    `UPDATE scratch.run SET ${[...sets, `state = ${stateAfterSql(transition)}`, "touched_at = clock_timestamp()"].join(", ")}
     WHERE run_id = $1 AND state = ANY($2)`,
    [runId, statesBefore(transition), ...values],
  );
  return rowCount === 1;
}

function assignments(change: RunChange, first: number): { sets: string[]; values: unknown[] } {
  const entries = Object.entries(change);
  const values = entries.map(([, value]) => (typeof value === "object" && value !== null ? JSON.stringify(value) : value));
  return { sets: entries.map(([name], i) => `${name} = $${i + first}`), values };
}
