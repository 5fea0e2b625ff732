import type { AccountId } from "@tablee/domain/kernel/ids";
import type { Pool } from "@tablee/platform/postgres";
import { binding, rowsOf, stillHolds } from "../judged.ts";
import type { Session } from "./sessions.ts";

/** Minutes for which a member of staff sees revealed data. */
const MINUTES = 30;

/** vault.reveal: the customers whose data a staff session may show, and until when. A reveal also ends with its session. */
export class Reveals {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /**
   * Reveals an account to a staff session. Returns false, and reveals nothing, if the session has ended or its member's role has changed
   * since the request.
   */
  async add(from: Session, accountId: AccountId): Promise<boolean> {
    const { values, bind } = binding();
    const { rowCount } = await this.#pool.query(
      `WITH ${rowsOf({ by: "staff-session", from }, bind)}
       INSERT INTO vault.reveal (session_hash, account_id, until)
       SELECT ${bind(from.hash)}, ${bind(accountId)}::uuid, now() + make_interval(mins => ${bind(MINUTES)}) WHERE ${stillHolds}
       ON CONFLICT (session_hash, account_id) DO UPDATE SET until = EXCLUDED.until`,
      values,
    );
    return rowCount === 1;
  }

  async has({ hash }: Session, accountId: AccountId): Promise<boolean> {
    const { rowCount } = await this.#pool.query(
      "SELECT 1 FROM vault.reveal WHERE session_hash = $1 AND account_id = $2 AND until > now()",
      [hash, accountId],
    );
    return rowCount === 1;
  }
}
