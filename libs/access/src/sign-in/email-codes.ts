import { EMAIL_CODE_MINUTES } from "@tablee/domain/account/password";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { keyedHash } from "@tablee/platform/person-keys";
import type { Pool, PoolClient } from "@tablee/platform/postgres";

/** Wrong entries after which a code is invalid: five of a million. */
const TRIES = 5;

/** The outcome of an entry: an expired code is not compared. */
export type CodeEntry = "right" | "wrong" | "expired";

/**
 * vault.email_code: the code last mailed to an account, to verify its address. It is a keyed hash of its request's id, so that a mail that
 * is sent again holds the same code; only a second keyed hash is kept here.
 */
export class EmailCodes {
  readonly #pool: Pool;
  readonly #masterKey: string;

  constructor(pool: Pool, masterKey: string) {
    this.#pool = pool;
    this.#masterKey = masterKey;
  }

  /** Six digits. */
  codeOf(codeId: string): string {
    const number = Number.parseInt(keyedHash(this.#masterKey, "email-code", codeId).slice(0, 12), 16) % 1_000_000;
    return String(number).padStart(6, "0");
  }

  /** Makes the code of a request valid, for ten minutes and one use, and invalidates the earlier one. */
  async issue(accountId: AccountId, codeId: string): Promise<void> {
    await this.#pool.query(
      `INSERT INTO vault.email_code (account_id, code_hash, tries, expires_at) VALUES ($1, $2, 0, now() + make_interval(mins => $3))
       ON CONFLICT (account_id) DO UPDATE SET code_hash = EXCLUDED.code_hash, tries = 0, expires_at = EXCLUDED.expires_at`,
      [accountId, this.#hashOf(accountId, this.codeOf(codeId)), EMAIL_CODE_MINUTES],
    );
  }

  /** Uses a code. Returns whether it was the account's and still valid; each entry is counted before it is judged. */
  async use(accountId: AccountId, code: string, client: PoolClient): Promise<CodeEntry> {
    const counted = await client.query(
      "UPDATE vault.email_code SET tries = tries + 1 WHERE account_id = $1 AND tries < $2 AND expires_at > now()",
      [accountId, TRIES],
    );
    if (counted.rowCount !== 1) return (await this.#isExpired(accountId, client)) ? "expired" : "wrong";
    const used = await client.query("DELETE FROM vault.email_code WHERE account_id = $1 AND code_hash = $2", [
      accountId,
      this.#hashOf(accountId, code),
    ]);
    return used.rowCount === 1 ? "right" : "wrong";
  }

  async #isExpired(accountId: AccountId, client: PoolClient): Promise<boolean> {
    const { rowCount } = await client.query("SELECT 1 FROM vault.email_code WHERE account_id = $1 AND expires_at <= now()", [accountId]);
    return rowCount === 1;
  }

  async forget(accountId: AccountId, client: PoolClient): Promise<void> {
    await client.query("DELETE FROM vault.email_code WHERE account_id = $1", [accountId]);
  }

  /** Deletes codes a day after they have expired: until then, an entry is answered with that. Returns how many. */
  async sweep(): Promise<number> {
    return (await this.#pool.query("DELETE FROM vault.email_code WHERE expires_at < now() - interval '1 day'")).rowCount ?? 0;
  }

  #hashOf(accountId: AccountId, code: string): string {
    return keyedHash(this.#masterKey, "email-code-hash", `${accountId}|${code}`);
  }
}
