import type { Language } from "@tablee/domain/kernel/place/region";
import type { Pool } from "@tablee/platform/postgres";
import type { Credentials } from "./sign-in/credentials.ts";

export interface NewsletterConsent {
  readonly wording: string;
  readonly language: Language;
  /** By the product's clock. */
  readonly givenAt: string;
}

/**
 * vault.newsletter_consent: the consents of visitors who asked for the newsletter. They have no account and so no stream; the provider
 * holds the address itself, by which a lookup finds these consents.
 */
export class NewsletterConsents {
  readonly #pool: Pool;
  readonly #hashOf: Credentials["emailHash"];

  constructor(pool: Pool, credentials: Credentials) {
    this.#pool = pool;
    this.#hashOf = (email) => credentials.emailHash(email);
  }

  /** Records an answer; repeated in the same words, the latest counts. */
  async note(email: string, { wording, language, givenAt }: NewsletterConsent): Promise<void> {
    await this.#pool.query(
      `INSERT INTO vault.newsletter_consent (email_hash, wording, language, given_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (email_hash, wording) DO UPDATE SET language = EXCLUDED.language, given_at = EXCLUDED.given_at`,
      [this.#hashOf(email), wording, language, givenAt],
    );
  }

  /** The consents given with an address, the latest first. */
  async ofEmail(email: string): Promise<readonly NewsletterConsent[]> {
    const { rows } = await this.#pool.query<{ wording: string; language: Language; given_at: string }>(
      "SELECT wording, language, given_at FROM vault.newsletter_consent WHERE email_hash = $1 ORDER BY given_at DESC, wording",
      [this.#hashOf(email)],
    );
    return rows.map(({ wording, language, given_at: givenAt }) => ({ wording, language, givenAt }));
  }

  /** Forgets the consents given with these addresses. */
  async forget(emails: readonly string[]): Promise<void> {
    await this.#pool.query("DELETE FROM vault.newsletter_consent WHERE email_hash = ANY($1)", [emails.map(this.#hashOf)]);
  }
}
