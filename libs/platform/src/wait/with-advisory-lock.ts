import type { Pool } from "../postgres.ts";

/**
 * Does the work under an advisory lock (a number of advisory-locks.ts), unless a different connection holds it. A process that crashes
 * loses the lock with its connection. Returns whether the work was done.
 */
export async function withAdvisoryLock(pool: Pool, lock: number, work: () => Promise<void>): Promise<boolean> {
  const client = await pool.connect();
  let broken = true;
  try {
    const { rows } = await client.query<{ ours: boolean }>("SELECT pg_try_advisory_lock($1) AS ours", [lock]);
    const { ours } = rows[0]!;
    if (ours) await work().finally(() => client.query("SELECT pg_advisory_unlock($1)", [lock]));
    broken = false;
    return ours;
  } finally {
    // A connection that may still hold the lock must not be reused.
    client.release(broken);
  }
}
