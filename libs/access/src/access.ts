import type { AccountId } from "@tablee/domain/kernel/ids";
import { inTransaction, type Pool, type PoolClient } from "@tablee/platform/postgres";
import { Dismissals } from "./dismissals.ts";
import { IdempotencyKeys } from "./idempotency-keys.ts";
import { holds } from "./judged.ts";
import { MailAllowance } from "./mail-allowance.ts";
import { NewsletterConsents } from "./newsletter-consents.ts";
import { PushTokens } from "./push-tokens.ts";
import { EditingSessions } from "./sessions/editing-sessions.ts";
import { Reveals } from "./sessions/reveals.ts";
import { type Session, Sessions } from "./sessions/sessions.ts";
import { StaffLinks } from "./sessions/staff-links.ts";
import { StaffMembers } from "./sessions/staff-members.ts";
import { Allowances } from "./sign-in/allowances.ts";
import { Attempts } from "./sign-in/attempts.ts";
import { Credentials } from "./sign-in/credentials.ts";
import { type CodeEntry, EmailCodes } from "./sign-in/email-codes.ts";
import { Identities } from "./sign-in/identities.ts";
import { Limits } from "./sign-in/limits.ts";
import { PasswordResets } from "./sign-in/password-resets.ts";
import { PendingIdentities } from "./sign-in/pending-identities.ts";
import { ProviderAttempts } from "./sign-in/provider-attempts.ts";

type SweptTable = "session" | "rate_limit" | "idempotency" | "password_reset" | "email_code" | "provider_attempt" | "pending_identity";

interface NewPassword {
  readonly accountId: AccountId;
  readonly passwordHash: string;
  /** The link that was mailed to the owner, or the session in which the password before was given. */
  readonly by: { readonly link: string } | { readonly session: Session; readonly passwordHash: string };
}

/** A code that was mailed to an account's address, as entered from a network address. */
interface EnteredCode {
  readonly accountId: AccountId;
  readonly email: string;
  readonly code: string;
  readonly address: string;
  /** Ends every way to sign in from before the owner of the account proved its email address. */
  readonly endsStrangersWays?: boolean;
}

/** The repositories of the vault's tables on credentials, sessions and permissions: one for each table. */
export class Access {
  readonly allowances: Allowances;
  readonly attempts: Attempts;
  readonly credentials: Credentials;
  readonly dismissals: Dismissals;
  readonly editingSessions: EditingSessions;
  readonly emailCodes: EmailCodes;
  readonly idempotencyKeys: IdempotencyKeys;
  readonly identities: Identities;
  readonly limits: Limits;
  readonly mailAllowance: MailAllowance;
  readonly newsletterConsents: NewsletterConsents;
  readonly passwordResets: PasswordResets;
  readonly pushTokens: PushTokens;
  readonly reveals: Reveals;
  readonly pendingIdentities: PendingIdentities;
  readonly providerAttempts: ProviderAttempts;
  readonly sessions: Sessions;
  readonly staff: StaffMembers;
  readonly staffLinks: StaffLinks;

  readonly #pool: Pool;

  /** @param masterKey base64 of 32 bytes: keys the hashes under which people, visits and attempts are stored */
  constructor(pool: Pool, masterKey: string) {
    this.#pool = pool;
    this.allowances = new Allowances(pool);
    this.credentials = new Credentials(pool, masterKey);
    this.dismissals = new Dismissals(pool);
    this.editingSessions = new EditingSessions(pool);
    this.emailCodes = new EmailCodes(pool, masterKey);
    this.idempotencyKeys = new IdempotencyKeys(pool);
    this.identities = new Identities(pool, masterKey);
    this.limits = new Limits(pool, masterKey);
    this.attempts = new Attempts(this.limits);
    this.mailAllowance = new MailAllowance(this.limits);
    this.newsletterConsents = new NewsletterConsents(pool, this.credentials);
    this.passwordResets = new PasswordResets(pool, masterKey);
    this.pushTokens = new PushTokens(pool);
    this.reveals = new Reveals(pool);
    this.pendingIdentities = new PendingIdentities(pool);
    this.providerAttempts = new ProviderAttempts(pool);
    this.sessions = new Sessions(pool, masterKey);
    this.staff = new StaffMembers(pool);
    this.staffLinks = new StaffLinks(pool, masterKey, this.staff);
  }

  /**
   * Sets an account's password in one transaction with its consequences: its links to a new password and its other sessions end. A link
   * proves the owner, so it also ends every linked provider. Returns whether it was set: the link is still valid, or the session and the
   * password before are.
   */
  changePassword({ accountId, passwordHash, by }: NewPassword): Promise<boolean> {
    return inTransaction(this.#pool, async (client) => {
      await this.credentials.lock(accountId, client);
      const isAllowed =
        "link" in by ? await this.passwordResets.use(by.link, client) : await holds({ by: "session", accountId, ...by }, client);
      if (!isAllowed) return false;
      await this.passwordResets.endAll(accountId, client);
      await this.credentials.setPassword(accountId, passwordHash, client);
      if ("link" in by) await this.identities.forget(accountId, client);
      await this.sessions.endAllOf(accountId, "session" in by ? by.session : undefined, client);
      return true;
    });
  }

  /**
   * Changes an account's sign-in address in one transaction with its consequences: earlier links to a new password, codes and sessions end.
   * Repeated, it changes nothing, and ends no session that began since.
   */
  changeEmail(accountId: AccountId, email: string): Promise<void> {
    return inTransaction(this.#pool, async (client) => {
      if (!(await this.credentials.setEmail(accountId, email, client))) return;
      await this.passwordResets.endAll(accountId, client);
      await this.emailCodes.forget(accountId, client);
      await this.pendingIdentities.forget(accountId, undefined, client);
      await this.sessions.endAllOf(accountId, undefined, client);
    });
  }

  /**
   * Uses a code that was mailed to an account, while the account has the address that it proves. Returns whether it was right.
   * @throws TooManyAttempts
   */
  async useEmailCode({ accountId, email, code, address, endsStrangersWays = false }: EnteredCode): Promise<CodeEntry> {
    const guess = await this.attempts.guessMailedCode(address);
    const entry = await inTransaction(this.#pool, async (client) => {
      if ((await this.credentials.lock(accountId, client)) !== this.credentials.emailHash(email)) return "wrong";
      const found = await this.emailCodes.use(accountId, code, client);
      if (found === "right" && endsStrangersWays) await this.#endStrangersWays(accountId, client);
      return found;
    });
    if (entry === "right") await guess.succeeded();
    return entry;
  }

  /** Ends sessions, password, links to a new one, and linked providers. */
  async #endStrangersWays(accountId: AccountId, client: PoolClient): Promise<void> {
    await this.passwordResets.endAll(accountId, client);
    await this.credentials.removePassword(accountId, client);
    await this.identities.forget(accountId, client);
    await this.sessions.endAllOf(accountId, undefined, client);
  }

  /**
   * Deletes a person's credentials, sessions and kept answers. Repeated, it finds nothing more; `email` is missing once it can no longer be
   * read. Attempts are counted under keyed hashes: those that cannot be found by account or address expire within a day.
   */
  async forget(accountId: AccountId, email: string | undefined): Promise<void> {
    await inTransaction(this.#pool, async (client) => {
      await this.credentials.forget(accountId, client);
      await this.identities.forget(accountId, client);
      await this.pendingIdentities.forget(accountId, email, client);
      await this.passwordResets.endAll(accountId, client);
      await this.emailCodes.forget(accountId, client);
      await this.idempotencyKeys.forget(accountId, client);
      await this.dismissals.forget(accountId, client);
      await this.sessions.endAllOf(accountId, undefined, client);
    });
    await this.attempts.forget(accountId, email);
  }

  /** Deletes expired rows, by the machine's clock. Returns how many of each table. */
  async sweep(): Promise<Readonly<Record<SweptTable, number>>> {
    return {
      session: await this.sessions.sweep(),
      rate_limit: await this.limits.sweep(),
      idempotency: await this.idempotencyKeys.sweep(),
      password_reset: await this.passwordResets.sweep(),
      email_code: await this.emailCodes.sweep(),
      provider_attempt: await this.providerAttempts.sweep(),
      pending_identity: await this.pendingIdentities.sweep(),
    };
  }
}
