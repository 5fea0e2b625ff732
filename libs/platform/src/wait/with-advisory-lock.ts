import type { Pool } from "../postgres.ts";

/**
 * Does the work unless another connection holds the advisory lock (a number of advisory-locks.ts), and holds it meanwhile. A process
 * that dies loses the lock with its connection. Answers whether the work was done.
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
    // A connection that may still hold the lock must not serve anybody else.
    client.release(broken);
  }
}
