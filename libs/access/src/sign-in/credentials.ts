import type { AccountId } from "@tablee/domain/kernel/ids";
import { addressKey } from "@tablee/domain/kernel/text/email-address";
import { keyedHash } from "@tablee/platform/person-keys";
import type { Pool, PoolClient } from "@tablee/platform/postgres";

/** The credential of an account. One without a password signs in with a provider only. */
interface Credential {
  readonly accountId: AccountId;
  readonly emailHash: string;
  readonly passwordHash: string | null;
}

interface Row {
  readonly account_id: AccountId;
  readonly email_hash: string;
  readonly password_hash: string | null;
}

/** vault.credential: clients' passwords, found by a keyed hash of the address, which itself is not stored. */
export class Credentials {
  readonly #pool: Pool;
  readonly #masterKey: string;

  constructor(pool: Pool, masterKey: string) {
    this.#pool = pool;
    this.#masterKey = masterKey;
  }

  /** The same hash for every way to write an address. */
  emailHash(email: string): string {
    return keyedHash(this.#masterKey, "email", addressKey(email));
  }

  async find(email: string): Promise<Credential | undefined> {
    const { rows } = await this.#pool.query<Row>(
      "SELECT account_id, email_hash, password_hash FROM vault.credential WHERE email_hash = $1",
      [this.emailHash(email)],
    );
    return rows[0] && credentialOf(rows[0]);
  }

  /** The present credential of an account. */
  async ofAccount(accountId: AccountId): Promise<Credential | undefined> {
    const { rows } = await this.#pool.query<Row>(
      "SELECT account_id, email_hash, password_hash FROM vault.credential WHERE account_id = $1",
      [accountId],
    );
    return rows[0] && credentialOf(rows[0]);
  }

  /** Locks an account's credential, as everything must that takes away a way to sign in. Returns the address's hash, if it has one. */
  async lock(accountId: AccountId, client: PoolClient): Promise<string | undefined> {
    const { rows } = await client.query<Row>("SELECT email_hash FROM vault.credential WHERE account_id = $1 FOR UPDATE", [accountId]);
    return rows[0]?.email_hash;
  }

  /** Sets the address that finds an account. Returns whether it changed. */
  async setEmail(accountId: AccountId, email: string, client: PoolClient): Promise<boolean> {
    const { rowCount } = await client.query("UPDATE vault.credential SET email_hash = $2 WHERE account_id = $1 AND email_hash <> $2", [
      accountId,
      this.emailHash(email),
    ]);
    return rowCount === 1;
  }

  async forget(accountId: AccountId, client: PoolClient): Promise<void> {
    await client.query("DELETE FROM vault.credential WHERE account_id = $1", [accountId]);
  }

  /** Replaces the password of an account. */
  async setPassword(accountId: AccountId, passwordHash: string, client: PoolClient): Promise<void> {
    await client.query("UPDATE vault.credential SET password_hash = $2 WHERE account_id = $1", [accountId, passwordHash]);
  }

  /** Removes an account's password: its owner signs in by a provider, or gets a new one by a mailed link. */
  async removePassword(accountId: AccountId, client: PoolClient): Promise<void> {
    await client.query("UPDATE vault.credential SET password_hash = NULL WHERE account_id = $1", [accountId]);
  }

  /** Keeps an account's address and password; an account that has them gets the new password. */
  async keep({ accountId, passwordHash }: Omit<Credential, "emailHash">, email: string): Promise<void> {
    await this.#pool.query(
      `INSERT INTO vault.credential (account_id, email_hash, password_hash) VALUES ($1, $2, $3)
       ON CONFLICT (account_id) DO UPDATE SET password_hash = $3`,
      [accountId, this.emailHash(email), passwordHash],
    );
  }
}

const credentialOf = ({ account_id: accountId, email_hash: emailHash, password_hash: passwordHash }: Row): Credential => ({
  accountId,
  emailHash,
  passwordHash,
});
