import type { SignInProvider } from "@tablee/domain/account/vocabulary";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { keyedHash } from "@tablee/platform/person-keys";
import type { Pool, PoolClient } from "@tablee/platform/postgres";
import { isNotForgotten, keyOfPerson } from "../not-forgotten.ts";

/**
 * vault.identity: which account a provider's person signs in to. A person is the provider's issuer and subject together, kept as a
 * keyed hash: an address of mail never finds an account here, and another issuer's same subject is another person.
 */
export class Identities {
  readonly #pool: Pool;
  readonly #masterKey: string;

  constructor(pool: Pool, masterKey: string) {
    this.#pool = pool;
    this.#masterKey = masterKey;
  }

  hashOf({ issuer, subject }: { readonly issuer: string; readonly subject: string }): string {
    return keyedHash(this.#masterKey, "identity", JSON.stringify([issuer, subject]));
  }

  async accountOf(identityHash: string): Promise<AccountId | undefined> {
    const { rows } = await this.#pool.query<{ account_id: AccountId }>("SELECT account_id FROM vault.identity WHERE identity_hash = $1", [
      identityHash,
    ]);
    return rows[0]?.account_id;
  }

  /** The providers that an account is signed in to with, in the order in which they were linked. */
  async ofAccount(accountId: AccountId): Promise<SignInProvider[]> {
    const { rows } = await this.#pool.query<{ provider: SignInProvider }>(
      "SELECT provider FROM vault.identity WHERE account_id = $1 ORDER BY linked_at, provider",
      [accountId],
    );
    return rows.map(({ provider }) => provider);
  }

  /** Answers whether the person signs in to this account now: not where they have another one, the account another of the provider's, or was forgotten. */
  async link(accountId: AccountId, provider: SignInProvider, identityHash: string): Promise<boolean> {
    await this.#pool.query(
      `WITH ${keyOfPerson("$2")} INSERT INTO vault.identity (identity_hash, account_id, provider) SELECT $1, $2::uuid, $3
       WHERE ${isNotForgotten} ON CONFLICT DO NOTHING`,
      [identityHash, accountId, provider],
    );
    return (await this.accountOf(identityHash)) === accountId;
  }

  async forget(accountId: AccountId, client: PoolClient): Promise<void> {
    await client.query("DELETE FROM vault.identity WHERE account_id = $1", [accountId]);
  }

  async unlink(accountId: AccountId, provider: SignInProvider): Promise<void> {
    await this.#pool.query("DELETE FROM vault.identity WHERE account_id = $1 AND provider = $2", [accountId, provider]);
  }
}
