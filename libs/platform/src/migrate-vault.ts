import { advisoryLocks } from "./advisory-locks.ts";
import { inTransaction, type Pool } from "./postgres.ts";

/** The vault's tables: data that cannot be rebuilt from events. A change is a new entry at the end, never an edit. */
const migrations: readonly { readonly name: string; readonly sql: string }[] = [
  {
    name: "001-vault",
    sql: `
      CREATE TABLE vault.person_key (person_id uuid PRIMARY KEY, wrapped bytea NOT NULL, created_at timestamptz NOT NULL DEFAULT now());
      CREATE TABLE vault.credential (
        account_id uuid PRIMARY KEY, email_hash text NOT NULL UNIQUE, password_hash text, created_at timestamptz NOT NULL DEFAULT now());
      CREATE TABLE vault.staff (
        staff_id uuid PRIMARY KEY, email text NOT NULL UNIQUE, name text NOT NULL, role text NOT NULL, password_hash text NOT NULL,
        totp_secret text, disabled boolean NOT NULL DEFAULT false);
      CREATE TABLE vault.session (
        session_hash text PRIMARY KEY, kind text NOT NULL, subject_id uuid, csrf text NOT NULL, data jsonb NOT NULL DEFAULT '{}',
        settings_until timestamptz, created_at timestamptz NOT NULL, expires_at timestamptz NOT NULL);
      CREATE INDEX session_subject ON vault.session (subject_id);
      CREATE TABLE vault.policy_checkpoint (
        policy text NOT NULL, store text NOT NULL, position numeric NOT NULL, categories jsonb NOT NULL, updated_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (policy, store));
      CREATE TABLE vault.idempotency (
        scope text NOT NULL, key text NOT NULL, body_hash text NOT NULL, status int, answer jsonb, created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (scope, key));
      CREATE TABLE vault.clock (one boolean PRIMARY KEY DEFAULT true CHECK (one), frozen_at timestamptz, offset_ms bigint NOT NULL DEFAULT 0);
      INSERT INTO vault.clock DEFAULT VALUES;
      CREATE TABLE vault.lease (name text PRIMARY KEY, holder text NOT NULL, until timestamptz NOT NULL);
      CREATE TABLE vault.attempt (bucket text PRIMARY KEY, failures int NOT NULL, last_at timestamptz NOT NULL);
      CREATE TABLE vault.setting (name text PRIMARY KEY, value jsonb NOT NULL);
    `,
  },
  {
    name: "002-editing-session",
    sql: "CREATE TABLE vault.editing_session (order_id uuid PRIMARY KEY, session text NOT NULL, taken_at timestamptz NOT NULL DEFAULT now());",
  },
  {
    name: "003-dismissal",
    sql: "CREATE TABLE vault.dismissal (account_id uuid NOT NULL, key text NOT NULL, dismissed_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (account_id, key));",
  },
  {
    name: "004-policy-set-aside",
    sql: `
      CREATE TABLE vault.policy_set_aside (
        policy text NOT NULL, store text NOT NULL, stream text NOT NULL, revision int NOT NULL, type text NOT NULL, code text NOT NULL,
        tries int NOT NULL DEFAULT 1, since timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (policy, store, stream, revision));
    `,
  },
  {
    name: "005-allowance",
    sql: `
      CREATE TABLE vault.allowance (
        command_id uuid PRIMARY KEY, staff_id text NOT NULL, account_id uuid NOT NULL, day date NOT NULL, cents int NOT NULL);
      CREATE INDEX allowance_staff ON vault.allowance (day, staff_id);
      CREATE INDEX allowance_account ON vault.allowance (day, account_id);
    `,
  },
  {
    name: "006-attempts",
    sql: `
      DROP TABLE vault.attempt;
      CREATE TABLE vault.rate_limit (key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint);
      ALTER TABLE vault.staff ADD COLUMN totp_used bigint;
    `,
  },
  {
    name: "007-request-id",
    sql: `
      ALTER TABLE vault.idempotency DROP COLUMN status, ADD COLUMN request_id uuid NOT NULL DEFAULT gen_random_uuid();
      CREATE UNIQUE INDEX idempotency_request ON vault.idempotency (request_id);
    `,
  },
  {
    name: "008-policy-trouble",
    sql: "ALTER TABLE vault.policy_checkpoint ADD COLUMN error text, ADD COLUMN interruptions bigint NOT NULL DEFAULT 0;",
  },
  {
    name: "009-advance",
    sql: "ALTER TABLE vault.clock ADD COLUMN advance jsonb, ADD COLUMN conducted_at timestamptz;",
  },
  {
    // subject and step: an event's stream and revision for a policy, a due thing's key and step for a schedule.
    name: "010-set-aside",
    sql: `
      ALTER TABLE vault.policy_set_aside RENAME TO set_aside;
      ALTER TABLE vault.set_aside RENAME COLUMN policy TO work;
      ALTER TABLE vault.set_aside RENAME COLUMN stream TO subject;
      ALTER TABLE vault.set_aside RENAME COLUMN revision TO step;
      ALTER TABLE vault.set_aside ADD COLUMN outcome text NOT NULL DEFAULT 'missing', ADD COLUMN next_at timestamptz NOT NULL DEFAULT now();
    `,
  },
  {
    // A destroyed key leaves its row, so that it is never made again.
    name: "011-destroyed-key",
    sql: `
      ALTER TABLE vault.person_key ALTER COLUMN wrapped DROP NOT NULL, ADD COLUMN destroyed_at timestamptz,
        ADD CHECK ((wrapped IS NULL) = (destroyed_at IS NOT NULL));
    `,
  },
  {
    name: "012-reauthentication",
    sql: "ALTER TABLE vault.session RENAME COLUMN settings_until TO password_until;",
  },
  {
    // The greatest position in each category that a policy wrote: read models that have seen it show the results of its acts.
    name: "016-what-policies-wrote",
    sql: "ALTER TABLE vault.policy_checkpoint ADD COLUMN wrote jsonb NOT NULL DEFAULT '{}';",
  },
  {
    name: "017-password-reset",
    sql: `
      CREATE TABLE vault.password_reset (token_hash text PRIMARY KEY, account_id uuid NOT NULL, expires_at timestamptz NOT NULL);
      CREATE INDEX password_reset_account ON vault.password_reset (account_id);
    `,
  },
  {
    // The facts of a session that its owner sees: never its hash.
    name: "018-session-list",
    sql: "ALTER TABLE vault.session ADD COLUMN session_id uuid NOT NULL DEFAULT gen_random_uuid(), ADD COLUMN device text NOT NULL DEFAULT 'other';",
  },
  {
    name: "019-email-code",
    sql: "CREATE TABLE vault.email_code (account_id uuid PRIMARY KEY, code_hash text NOT NULL, tries int NOT NULL, expires_at timestamptz NOT NULL);",
  },
  {
    // The table held only feature flags, which are events now.
    name: "020-no-settings",
    sql: "DROP TABLE vault.setting;",
  },
  {
    name: "022-reveal",
    sql: `
      CREATE TABLE vault.reveal (
        session_hash text NOT NULL REFERENCES vault.session ON DELETE CASCADE, account_id uuid NOT NULL, until timestamptz NOT NULL,
        PRIMARY KEY (session_hash, account_id));
    `,
  },
  {
    // identity: the account of each person at a provider, by keyed hash. provider_attempt: the values that the answer to a sign-in in
    // progress must match. pending_identity: persons whom a provider identified, until they prove that an account is theirs.
    name: "021-sign-in-provider",
    sql: `
      CREATE TABLE vault.identity (
        identity_hash text PRIMARY KEY, account_id uuid NOT NULL, provider text NOT NULL, linked_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (account_id, provider));
      CREATE TABLE vault.provider_attempt (
        state_hash text PRIMARY KEY, session_hash text NOT NULL, provider text NOT NULL, purpose text NOT NULL, nonce text NOT NULL,
        verifier text NOT NULL, expires_at timestamptz NOT NULL);
      CREATE TABLE vault.pending_identity (
        session_hash text PRIMARY KEY, provider text NOT NULL, identity_hash text NOT NULL, account_id uuid, email text,
        email_verified boolean NOT NULL, expires_at timestamptz NOT NULL);
    `,
  },
  {
    // The applied state of the team's stream, and a member's own link. A member who has yet to use it has no password.
    name: "023-staff",
    sql: `
      ALTER TABLE vault.staff ALTER COLUMN password_hash DROP NOT NULL, ADD COLUMN revision int NOT NULL DEFAULT -1,
        ADD COLUMN signed_in_at timestamptz;
      CREATE TABLE vault.staff_link (
        staff_id uuid PRIMARY KEY REFERENCES vault.staff ON DELETE CASCADE, token_hash text NOT NULL UNIQUE, expires_at timestamptz NOT NULL);
    `,
  },
  {
    // A session of a client in which a member of staff acts for them: the member's session, and the reason.
    name: "024-acting",
    sql: `
      ALTER TABLE vault.session ADD COLUMN acting_by text, ADD COLUMN acting_reason text,
        ADD CHECK ((acting_by IS NULL) = (acting_reason IS NULL));
    `,
  },
  {
    // The address of the app on a device for push messages; the row is deleted with the session that registered it.
    name: "025-push-token",
    sql: `
      CREATE TABLE vault.push_token (
        token text PRIMARY KEY, session_hash text NOT NULL REFERENCES vault.session ON DELETE CASCADE, account_id uuid NOT NULL,
        platform text NOT NULL, registered_at timestamptz NOT NULL DEFAULT now());
      CREATE INDEX push_token_account ON vault.push_token (account_id, registered_at DESC);
    `,
  },
  {
    // A visitor's consent to the newsletter: the wording and the time, by the keyed hash of the address that was given.
    name: "026-newsletter-consent",
    sql: `
      CREATE TABLE vault.newsletter_consent (
        email_hash text NOT NULL, wording text NOT NULL, language text NOT NULL, given_at timestamptz NOT NULL,
        PRIMARY KEY (email_hash, wording));
    `,
  },
  {
    // A session that gets a new id keeps its devices.
    name: "027-rotation",
    sql: `
      ALTER TABLE vault.push_token DROP CONSTRAINT push_token_session_hash_fkey,
        ADD FOREIGN KEY (session_hash) REFERENCES vault.session ON DELETE CASCADE ON UPDATE CASCADE;
    `,
  },
  {
    // Makes the policy read every address again, so that each household is also claimed by its name under the newer rules.
    name: "028-household-names",
    sql: "UPDATE vault.policy_checkpoint SET position = -1 WHERE policy = 'settle-household-when-address-given'",
  },
  {
    // A person whom a provider identified and who still needs an address keeps the names that the provider gave.
    name: "029-pending-names",
    sql: "ALTER TABLE vault.pending_identity ADD COLUMN first_name text, ADD COLUMN last_name text",
  },
  {
    // The names by which the owner of a session recognises it; earlier sessions have none.
    name: "030-session-agent",
    sql: "ALTER TABLE vault.session ADD COLUMN browser text, ADD COLUMN system text",
  },
  {
    // A step can be a time in seconds, which outgrows an integer in 2038.
    name: "031-long-steps",
    sql: "ALTER TABLE vault.set_aside ALTER COLUMN step TYPE double precision",
  },
  {
    // A visitor's key is found by the keyed hash of the address: the erasure of the address's owner destroys it.
    name: "032-visitor-keys",
    sql: `
      ALTER TABLE vault.person_key ADD COLUMN address_hash text;
      CREATE INDEX person_key_address ON vault.person_key (address_hash) WHERE address_hash IS NOT NULL;
    `,
  },
  {
    name: "033-visitor-messages",
    sql: "ALTER TABLE vault.person_key ADD COLUMN inquiry_id uuid;",
  },
];

/** Brings the vault's tables to the newest schema; safe to run from several processes at once. */
export async function migrateVault(pool: Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query("SELECT pg_advisory_xact_lock($1)", [advisoryLocks["migrate-vault"]]);
    await client.query("CREATE SCHEMA IF NOT EXISTS vault; CREATE SCHEMA IF NOT EXISTS read");
    await client.query("CREATE TABLE IF NOT EXISTS vault.migration (name text PRIMARY KEY, ran_at timestamptz NOT NULL DEFAULT now())");
    const done = new Set((await client.query<{ name: string }>("SELECT name FROM vault.migration")).rows.map((row) => row.name));
    for (const { name, sql } of migrations) {
      if (done.has(name)) continue;
      await client.query(sql);
      await client.query("INSERT INTO vault.migration (name) VALUES ($1)", [name]);
    }
  });
}
