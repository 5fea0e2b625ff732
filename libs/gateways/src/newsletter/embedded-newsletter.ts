import { THANKS } from "@tablee/domain/consent/newsletter-thanks";
import { addressKey } from "@tablee/domain/kernel/text/email-address";
import { advisoryLocks } from "@tablee/platform/advisory-locks";
import type { Pool } from "@tablee/platform/postgres";
import { TransientFailure } from "../port-failure.ts";
import type { NewsletterProvider } from "./newsletter-provider.ts";

/**
 * A provider that keeps its readers in a table, each once for each form. It refuses an address that contains `not-taken`, and is
 * unavailable for one that contains `unreachable`.
 */
export async function openEmbeddedNewsletter(pool: Pool): Promise<NewsletterProvider> {
  await pool.query(`
    SELECT pg_advisory_xact_lock(${advisoryLocks["embedded-newsletter"]});
    CREATE SCHEMA IF NOT EXISTS embedded_newsletter;
    CREATE TABLE IF NOT EXISTS embedded_newsletter.reader (
      email text, language text NOT NULL, form text, version int NOT NULL, subscribed_at timestamptz NOT NULL);
    -- Earlier tables held one form of each address: their key has one column.
    DO $$ BEGIN
      IF NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conrelid = 'embedded_newsletter.reader'::regclass AND cardinality(conkey) = 2) THEN
        ALTER TABLE embedded_newsletter.reader DROP CONSTRAINT IF EXISTS reader_pkey, ADD CONSTRAINT reader_pkey PRIMARY KEY (email, form);
      END IF;
    END $$;
  `);
  return {
    async subscribe({ form, version, email, language, at }) {
      if (email.includes("unreachable")) throw new TransientFailure("newsletter-unreachable", "the newsletter's provider is away");
      if (email.includes("not-taken")) return { action: "show_error" };
      await pool.query(
        `INSERT INTO embedded_newsletter.reader (email, language, form, version, subscribed_at) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (email, form) DO UPDATE SET language = EXCLUDED.language, version = EXCLUDED.version`,
        [addressKey(email), language, form, version, at],
      );
      return { action: THANKS };
    },
    async leave(emails, form) {
      await pool.query("DELETE FROM embedded_newsletter.reader WHERE email = ANY($1) AND form = $2", [emails.map(addressKey), form]);
    },
    async forget(emails) {
      await pool.query("DELETE FROM embedded_newsletter.reader WHERE email = ANY($1)", [emails.map(addressKey)]);
    },
  };
}
