import { createHash } from "node:crypto";
import type { Pool } from "@tablee/platform/postgres";
import { Failure } from "./failure.ts";

/**
 * A key belongs to the first body that came with it; another body is refused. That the same body is answered as before is the
 * commands' doing: their ids derive from the key.
 * @throws Failure idempotency-conflict
 */
export async function claimKey(pool: Pool, scope: string, key: string, body: unknown): Promise<void> {
  const hash = createHash("sha256").update(JSON.stringify(body)).digest("hex");
  const { rows } = await pool.query<{ body_hash: string }>(
    `INSERT INTO vault.idempotency (scope, key, body_hash) VALUES ($1, $2, $3)
     ON CONFLICT (scope, key) DO UPDATE SET key = EXCLUDED.key RETURNING body_hash`,
    [scope, key, hash],
  );
  if (rows[0]!.body_hash !== hash) throw new Failure("idempotency-conflict");
}
