import { advisoryLocks } from "@tablee/platform/advisory-locks";
import type { Pool } from "@tablee/platform/postgres";

/** Opens the tables of the embedded providers, in a schema of their own: their books are compared with ours. */
export async function openEmbeddedTables(pool: Pool): Promise<void> {
  await pool.query(`
    SELECT pg_advisory_xact_lock(${advisoryLocks["embedded-payment-gateway"]});
    CREATE SCHEMA IF NOT EXISTS embedded_gateway;
    CREATE TABLE IF NOT EXISTS embedded_gateway.payment (
      reference text PRIMARY KEY, provider text NOT NULL, payment_id text NOT NULL, attempt int NOT NULL, amount_cents int NOT NULL,
      token text NOT NULL, description text NOT NULL, outcome text NOT NULL DEFAULT 'prepared',
      fate text NOT NULL, code text, hard boolean NOT NULL, silent boolean NOT NULL, at timestamptz NOT NULL DEFAULT clock_timestamp());
    CREATE TABLE IF NOT EXISTS embedded_gateway.repayment (
      refund_id text PRIMARY KEY, provider text NOT NULL, payment_reference text NOT NULL, amount_cents int NOT NULL,
      reference text NOT NULL, at timestamptz NOT NULL DEFAULT clock_timestamp());
    CREATE TABLE IF NOT EXISTS embedded_gateway.paypal_setup (
      setup_token text PRIMARY KEY, customer_id text NOT NULL, return_to text NOT NULL, account text,
      at timestamptz NOT NULL DEFAULT clock_timestamp());
    ${fromIdempotencyKeys}
  `);
}

/** Converts books from when a charge was known by its idempotency key, which its attempt now has as its reference. */
const fromIdempotencyKeys = `
  DO $$ BEGIN
    IF to_regclass('embedded_gateway.charge') IS NULL THEN RETURN; END IF;
    INSERT INTO embedded_gateway.payment
      SELECT key, 'card', '', 0, amount_cents, token, description, CASE outcome WHEN 'void' THEN 'cancelled' ELSE outcome END,
             outcome, code, hard, false, at
      FROM embedded_gateway.charge;
    INSERT INTO embedded_gateway.repayment SELECT refund_id, 'card', charge_key, amount_cents, reference, at FROM embedded_gateway.refund;
    DROP TABLE embedded_gateway.charge, embedded_gateway.refund;
  END $$;`;
