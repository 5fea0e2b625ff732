import type { SignInProvider } from "@tablee/domain/account/vocabulary";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { keyedHash } from "@tablee/platform/person-keys";
import type { Pool, PoolClient } from "@tablee/platform/postgres";
import { binding, type JudgedBy, rowsOf, stillHolds } from "../judged.ts";
import { isNotForgotten, keyOfPerson } from "../not-forgotten.ts";

/**
 * vault.identity: the account that a provider's person signs in to. A person is the provider's issuer and subject together, kept as a keyed
 * hash: an email address never finds an account here, and the same subject of a different issuer is a different person.
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

  /** The providers linked to an account, in the order in which they were linked. */
  async ofAccount(accountId: AccountId): Promise<SignInProvider[]> {
    const { rows } = await this.#pool.query<{ provider: SignInProvider }>(
      "SELECT provider FROM vault.identity WHERE account_id = $1 ORDER BY linked_at, provider",
      [accountId],
    );
    return rows.map(({ provider }) => provider);
  }

  /**
   * Links a provider's person to an account, while what was judged still holds. Returns whether the person now signs in to this account:
   * also false where the person has a different account, the account has a different person of the provider, or it was forgotten.
   */
  async link(judged: JudgedBy<"new-account" | "session" | "proof">, provider: SignInProvider, identityHash: string): Promise<boolean> {
    const { values, bind } = binding();
    const account = bind(judged.accountId);
    await this.#pool.query(
      `WITH ${keyOfPerson(account)}, ${rowsOf(judged, bind)}
       INSERT INTO vault.identity (identity_hash, account_id, provider) SELECT ${bind(identityHash)}, ${account}::uuid, ${bind(provider)}
       WHERE ${stillHolds} AND ${isNotForgotten} ON CONFLICT DO NOTHING`,
      values,
    );
    return (await this.accountOf(identityHash)) === judged.accountId;
  }

  async forget(accountId: AccountId, client: PoolClient): Promise<void> {
    await client.query("DELETE FROM vault.identity WHERE account_id = $1", [accountId]);
  }

  async unlink(accountId: AccountId, provider: SignInProvider): Promise<void> {
    await this.#pool.query("DELETE FROM vault.identity WHERE account_id = $1 AND provider = $2", [accountId, provider]);
  }
}
