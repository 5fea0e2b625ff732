import type { SignInProvider } from "@tablee/domain/account/vocabulary";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { addressKey } from "@tablee/domain/kernel/text/email-address";
import type { Pool, PoolClient } from "@tablee/platform/postgres";
import type { Session } from "../sessions/sessions.ts";

/** A person whom a provider has identified, and who is not signed in here yet. */
export interface PendingIdentity {
  readonly provider: SignInProvider;
  readonly identityHash: string;
  /** The account that has this person's email address, until they prove that it is theirs. */
  readonly accountId?: AccountId;
  /** The email address of a new account that still needs a name. */
  readonly email?: string;
  /** The provider has verified the person's email address. */
  readonly emailVerified: boolean;
  /** The names that the provider gave, for a new account that still needs an email address. */
  readonly firstName?: string;
  readonly lastName?: string;
}

interface Row {
  readonly provider: SignInProvider;
  readonly identity_hash: string;
  readonly account_id: AccountId | null;
  readonly email: string | null;
  readonly email_verified: boolean;
  readonly first_name: string | null;
  readonly last_name: string | null;
}

const MINUTES = 20;

/** vault.pending_identity: at most one for each session, for twenty minutes. */
export class PendingIdentities {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async keep({ hash }: Session, pending: PendingIdentity): Promise<void> {
    const { provider, identityHash, accountId, email, emailVerified, firstName, lastName } = pending;
    await this.#pool.query(
      `INSERT INTO vault.pending_identity (session_hash, provider, identity_hash, account_id, email, email_verified, first_name, last_name, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, now() + make_interval(mins => $9))
       ON CONFLICT (session_hash) DO UPDATE SET provider = EXCLUDED.provider, identity_hash = EXCLUDED.identity_hash,
         account_id = EXCLUDED.account_id, email = EXCLUDED.email, email_verified = EXCLUDED.email_verified,
         first_name = EXCLUDED.first_name, last_name = EXCLUDED.last_name, expires_at = EXCLUDED.expires_at`,
      [hash, provider, identityHash, accountId ?? null, email ?? null, emailVerified, firstName ?? null, lastName ?? null, MINUTES],
    );
  }

  /** Deletes the pending identities of an account and of its email address. */
  async forget(accountId: AccountId, email: string | undefined, client: PoolClient): Promise<void> {
    await client.query("DELETE FROM vault.pending_identity WHERE account_id = $1 OR lower(email) = $2", [
      accountId,
      email && addressKey(email),
    ]);
  }

  async of(session: Session | undefined): Promise<PendingIdentity | undefined> {
    const { rows } = await this.#pool.query<Row>(
      `SELECT provider, identity_hash, account_id, email, email_verified, first_name, last_name FROM vault.pending_identity
       WHERE session_hash = $1 AND expires_at > now()`,
      [session?.hash ?? ""],
    );
    const [row] = rows;
    return (
      row && {
        provider: row.provider,
        identityHash: row.identity_hash,
        emailVerified: row.email_verified,
        ...(row.account_id === null ? {} : { accountId: row.account_id }),
        ...(row.email === null ? {} : { email: row.email }),
        ...(row.first_name === null ? {} : { firstName: row.first_name }),
        ...(row.last_name === null ? {} : { lastName: row.last_name }),
      }
    );
  }

  async end(session: Session | undefined): Promise<void> {
    await this.#pool.query("DELETE FROM vault.pending_identity WHERE session_hash = $1", [session?.hash ?? ""]);
  }

  /** Deletes pending identities that have expired. Returns how many. */
  async sweep(): Promise<number> {
    return (await this.#pool.query("DELETE FROM vault.pending_identity WHERE expires_at < now()")).rowCount ?? 0;
  }
}
