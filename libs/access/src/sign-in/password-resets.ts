import { RESET_LINK_MINUTES } from "@tablee/domain/account/password";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { keyedHash } from "@tablee/platform/person-keys";
import type { Pool, PoolClient } from "@tablee/platform/postgres";

/**
 * vault.password_reset: requested links to a new password that were not used yet. The token of a link is a keyed hash of its request's id,
 * so that a mail that is sent again holds the same link; only a second keyed hash of the token is kept here.
 */
export class PasswordResets {
  readonly #pool: Pool;
  readonly #masterKey: string;

  constructor(pool: Pool, masterKey: string) {
    this.#pool = pool;
    this.#masterKey = masterKey;
  }

  /** 43 characters; the last one is a letter or a digit, so that no mail program takes it for the end of a sentence. */
  tokenOf(resetId: string): string {
    return Buffer.from(keyedHash(this.#masterKey, "password-reset-link", resetId), "hex").toString("base64url");
  }

  /** Makes the link of a request valid, for an hour and one use. */
  async issue(accountId: AccountId, resetId: string): Promise<void> {
    await this.#pool.query(
      `INSERT INTO vault.password_reset (token_hash, account_id, expires_at) VALUES ($1, $2, now() + make_interval(mins => $3))
       ON CONFLICT (token_hash) DO NOTHING`,
      [this.#hashOf(this.tokenOf(resetId)), accountId, RESET_LINK_MINUTES],
    );
  }

  /** The account whose password a link may set; undefined for a link that is unknown, used or expired. */
  async accountOf(token: string): Promise<AccountId | undefined> {
    const { rows } = await this.#pool.query<{ account_id: AccountId }>(
      "SELECT account_id FROM vault.password_reset WHERE token_hash = $1 AND expires_at > now()",
      [this.#hashOf(token)],
    );
    return rows[0]?.account_id;
  }

  /** Uses a link, and with it every other link of its account. Returns whether it was still valid: of two concurrent uses, one is. */
  async use(token: string, client: PoolClient): Promise<boolean> {
    const { rows } = await client.query<{ account_id: AccountId }>(
      "DELETE FROM vault.password_reset WHERE token_hash = $1 AND expires_at > now() RETURNING account_id",
      [this.#hashOf(token)],
    );
    if (!rows[0]) return false;
    await this.endAll(rows[0].account_id, client);
    return true;
  }

  /** Invalidates the links of an account. */
  async endAll(accountId: AccountId, client: PoolClient): Promise<void> {
    await client.query("DELETE FROM vault.password_reset WHERE account_id = $1", [accountId]);
  }

  /** Deletes links that have expired. Returns how many. */
  async sweep(): Promise<number> {
    return (await this.#pool.query("DELETE FROM vault.password_reset WHERE expires_at < now()")).rowCount ?? 0;
  }

  #hashOf(token: string): string {
    return keyedHash(this.#masterKey, "password-reset-token", token);
  }
}
