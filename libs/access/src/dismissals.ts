import type { AccountId } from "@tablee/domain/kernel/ids";
import type { Pool, PoolClient } from "@tablee/platform/postgres";

/** vault.dismissal: the hints that an account has seen and dismissed, each by its key. */
export class Dismissals {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** Returns the keys, out of the given ones, that the account has dismissed. */
  async among(accountId: AccountId, keys: readonly string[]): Promise<ReadonlySet<string>> {
    if (keys.length === 0) return new Set();
    const { rows } = await this.#pool.query<{ key: string }>("SELECT key FROM vault.dismissal WHERE account_id = $1 AND key = ANY ($2)", [
      accountId,
      keys,
    ]);
    return new Set(rows.map(({ key }) => key));
  }

  async forget(accountId: AccountId, client: PoolClient): Promise<void> {
    await client.query("DELETE FROM vault.dismissal WHERE account_id = $1", [accountId]);
  }

  async add(accountId: AccountId, key: string): Promise<void> {
    await this.#pool.query("INSERT INTO vault.dismissal (account_id, key) VALUES ($1, $2) ON CONFLICT DO NOTHING", [accountId, key]);
  }
}
