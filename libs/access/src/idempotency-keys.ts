import type { AccountId } from "@tablee/domain/kernel/ids";
import type { Pool, PoolClient } from "@tablee/platform/postgres";

/** The claim of a key: the first request under it, and its final answer once there is one. */
export interface Claim<Kept> {
  readonly bodyHash: string;
  readonly requestId: string;
  readonly answer: Kept | null;
}

interface Row<Kept> {
  readonly body_hash: string;
  readonly request_id: string;
  readonly answer: Kept | null;
}

/** vault.idempotency: the answers to requests that move money, by their keys. */
export class IdempotencyKeys {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** Claims a key within a scope; returns the first claim, whose body may differ. */
  async claim<Kept>(scope: string, key: string, bodyHash: string): Promise<Claim<Kept>> {
    const { rows } = await this.#pool.query<Row<Kept>>(
      `INSERT INTO vault.idempotency (scope, key, body_hash) VALUES ($1, $2, $3)
       ON CONFLICT (scope, key) DO UPDATE SET key = EXCLUDED.key RETURNING body_hash, request_id, answer`,
      [scope, key, bodyHash],
    );
    const { body_hash, request_id, answer } = rows[0]!;
    return { bodyHash: body_hash, requestId: request_id, answer };
  }

  /** Keeps an answer; of two concurrent attempts, the first answer is kept. */
  async keep(requestId: string, answer: unknown): Promise<void> {
    await this.#pool.query("UPDATE vault.idempotency SET answer = $2 WHERE request_id = $1 AND answer IS NULL", [
      requestId,
      JSON.stringify(answer),
    ]);
  }

  /** Deletes the answers given to a client and to staff who acted for them. */
  async forget(accountId: AccountId, client: PoolClient): Promise<void> {
    await client.query("DELETE FROM vault.idempotency WHERE scope LIKE $1", [`client:${accountId} %`]);
  }

  /** Deletes the keys whose requests can no longer be repeated (DECISIONS: payment). Returns how many. */
  async sweep(): Promise<number> {
    return (await this.#pool.query("DELETE FROM vault.idempotency WHERE created_at < now() - interval '30 days'")).rowCount ?? 0;
  }
}
