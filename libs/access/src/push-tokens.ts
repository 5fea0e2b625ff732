import type { AccountId } from "@tablee/domain/kernel/ids";
import { inTransaction, type Pool } from "@tablee/platform/postgres";
import { holds } from "./judged.ts";
import type { Session } from "./sessions/sessions.ts";

export const pushPlatforms = ["ios", "android", "web"] as const;
export type PushPlatform = (typeof pushPlatforms)[number];

export interface PushDevice {
  readonly platform: PushPlatform;
  readonly registeredAt: string;
}

/** The number of devices that are kept of one account: the newest ones. */
const MAX = 10;

/**
 * vault.push_token: the tokens that reach the app on an account's devices. A token belongs to the session in which it was registered, and
 * is deleted with it: after signing out nothing reaches the device.
 */
export class PushTokens {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /**
   * Stores a device's token for the account of the session, and takes the token from any other account that had it. Returns false if the
   * session has ended.
   */
  async register(session: Session, accountId: AccountId, token: string, platform: PushPlatform): Promise<boolean> {
    return inTransaction(this.#pool, async (client) => {
      if (!(await holds({ by: "session", accountId, session }, client))) return false;
      await client.query(
        `INSERT INTO vault.push_token (token, session_hash, account_id, platform) VALUES ($1, $2, $3, $4)
         ON CONFLICT (token) DO UPDATE SET session_hash = EXCLUDED.session_hash, account_id = EXCLUDED.account_id,
           platform = EXCLUDED.platform, registered_at = now()`,
        [token, session.hash, accountId, platform],
      );
      await client.query(
        `DELETE FROM vault.push_token WHERE token IN
           (SELECT token FROM vault.push_token WHERE account_id = $1 ORDER BY registered_at DESC, token OFFSET $2)`,
        [accountId, MAX],
      );
      return true;
    });
  }

  /** Forgets a token, if it is the account's. */
  async unregister(accountId: AccountId, token: string): Promise<void> {
    await this.#pool.query("DELETE FROM vault.push_token WHERE token = $1 AND account_id = $2", [token, accountId]);
  }

  /** The tokens of an account's own live sessions, the newest first. */
  async tokensOf(accountId: AccountId): Promise<readonly string[]> {
    const { rows } = await this.#pool.query<{ token: string }>(
      `SELECT t.token FROM vault.push_token t JOIN vault.session s ON s.session_hash = t.session_hash
       WHERE t.account_id = $1 AND s.kind = 'client' AND s.subject_id = $1 AND s.acting_by IS NULL AND s.expires_at > now()
       ORDER BY t.registered_at DESC, t.token`,
      [accountId],
    );
    return rows.map(({ token }) => token);
  }

  /** Forgets an account's tokens that no longer reach a device. */
  async forget(accountId: AccountId, tokens: readonly string[]): Promise<void> {
    await this.#pool.query("DELETE FROM vault.push_token WHERE account_id = $1 AND token = ANY($2)", [accountId, tokens]);
  }

  /** The account's devices, the newest first, without their tokens. */
  async ofAccount(accountId: AccountId): Promise<PushDevice[]> {
    const { rows } = await this.#pool.query<{ platform: PushPlatform; registered_at: string }>(
      "SELECT platform, registered_at FROM vault.push_token WHERE account_id = $1 ORDER BY registered_at DESC, token",
      [accountId],
    );
    return rows.map(({ platform, registered_at }) => ({ platform, registeredAt: registered_at }));
  }
}
