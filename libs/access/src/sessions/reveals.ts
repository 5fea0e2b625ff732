import type { AccountId } from "@tablee/domain/kernel/ids";
import type { Pool } from "@tablee/platform/postgres";
import type { Session } from "./sessions.ts";

/** Minutes for which a member of staff sees revealed data. */
const MINUTES = 30;

/** vault.reveal: the persons whose data a staff session may show, and until when. They end with the session. */
export class Reveals {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async add({ hash }: Session, accountId: AccountId): Promise<void> {
    await this.#pool.query(
      `INSERT INTO vault.reveal (session_hash, account_id, until) VALUES ($1, $2, now() + make_interval(mins => $3))
       ON CONFLICT (session_hash, account_id) DO UPDATE SET until = EXCLUDED.until`,
      [hash, accountId, MINUTES],
    );
  }

  async has({ hash }: Session, accountId: AccountId): Promise<boolean> {
    const { rowCount } = await this.#pool.query(
      "SELECT 1 FROM vault.reveal WHERE session_hash = $1 AND account_id = $2 AND until > now()",
      [hash, accountId],
    );
    return rowCount === 1;
  }
}
