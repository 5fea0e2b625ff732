import { randomUUID } from "node:crypto";
import { accountId } from "@tablee/domain/kernel/ids";
import { migrateVault } from "@tablee/platform/migrate-vault";
import { inTransaction, type PoolClient } from "@tablee/platform/postgres";
import { sharedPool } from "../../../test/stage/spec-servers.ts";
import { Access } from "./access.ts";
import { holds, type Judged } from "./judged.ts";

const pool = sharedPool({ max: 4 });
await migrateVault(pool);
const access = new Access(pool, Buffer.alloc(32, 1).toString("base64"));

/** A ground, and the statement that makes it no longer hold; a new account's ground has none. */
interface Case {
  readonly judged: Judged;
  readonly revoke?: readonly [text: string, id: string];
}

async function client() {
  const id = accountId(randomUUID());
  await access.credentials.keep({ accountId: id, passwordHash: "hash" }, `${id}@example.com`);
  const begun = await access.sessions.begin({ by: "new-account", accountId: id });
  const session = (await access.sessions.find("client", begun!.id))!;
  return { accountId: id, session, emailHash: access.credentials.emailHash(`${id}@example.com`), identityHash: randomUUID() };
}

async function staff() {
  const credentials = { staffId: randomUUID(), passwordHash: "hash", totpSecret: null };
  await access.staff.enrol({ ...credentials, email: `${credentials.staffId}@tablee.example`, name: "Noor", role: "support" });
  const begun = await access.sessions.begin({ by: "staff-credentials", ...credentials });
  return { ...credentials, from: (await access.sessions.find("staff", begun!.id))! };
}

const newPassword = "UPDATE vault.credential SET password_hash = 'new' WHERE account_id = $1";
const newAddress = "UPDATE vault.credential SET email_hash = account_id::text WHERE account_id = $1";
const signedOut = "DELETE FROM vault.session WHERE subject_id = $1";
const disabled = "UPDATE vault.staff SET disabled = true WHERE staff_id = $1";
const newRole = "UPDATE vault.staff SET role = 'finance' WHERE staff_id = $1";
const newSecret = "UPDATE vault.staff SET totp_secret = 'new' WHERE staff_id = $1";

const clientCase = (text: string, judgedOf: (known: Awaited<ReturnType<typeof client>>) => Judged) => async (): Promise<Case> => {
  const known = await client();
  await access.identities.link({ by: "session", ...known }, "apple", known.identityHash);
  await access.pendingIdentities.keep(known.session, { provider: "apple", ...known, emailVerified: true });
  return { judged: judgedOf(known), revoke: [text, known.accountId] };
};
const staffCase = (text: string, judgedOf: (known: Awaited<ReturnType<typeof staff>>) => Judged) => async (): Promise<Case> => {
  const known = await staff();
  return { judged: judgedOf(known), revoke: [text, known.staffId] };
};

const acting = ({ from }: Awaited<ReturnType<typeof staff>>): Judged => ({
  by: "acting",
  accountId: accountId(randomUUID()),
  from,
  reason: "asked",
  totpSecret: null,
});

/** Every ground, with the rows that it depends on: a new ground does not compile here until it has a case. */
const cases: Readonly<Record<Judged["by"], Readonly<Record<string, () => Promise<Case>>>>> = {
  password: {
    "another password": clientCase(newPassword, (known) => ({ by: "password", ...known, passwordHash: "hash" })),
    "another address": clientCase(newAddress, (known) => ({ by: "password", ...known, passwordHash: "hash" })),
  },
  provider: { "no link": clientCase("DELETE FROM vault.identity WHERE account_id = $1", (known) => ({ by: "provider", ...known })) },
  "new-account": { nothing: async () => ({ judged: { by: "new-account", accountId: accountId(randomUUID()) } }) },
  session: {
    "no session": clientCase(signedOut, (known) => ({ by: "session", ...known })),
    "another password": clientCase(newPassword, (known) => ({ by: "session", ...known, passwordHash: "hash" })),
  },
  proof: {
    "no pending identity": clientCase("DELETE FROM vault.pending_identity WHERE account_id = $1", (known) => ({ by: "proof", ...known })),
    "another password": clientCase(newPassword, (known) => ({ by: "proof", ...known, passwordHash: "hash" })),
  },
  "staff-credentials": {
    "another password": staffCase("UPDATE vault.staff SET password_hash = 'new' WHERE staff_id = $1", (known) => ({
      by: "staff-credentials",
      ...known,
    })),
    "another authenticator": staffCase(newSecret, (known) => ({ by: "staff-credentials", ...known })),
    "a disabled member": staffCase(disabled, (known) => ({ by: "staff-credentials", ...known })),
  },
  acting: {
    "another role": staffCase(newRole, acting),
    "another authenticator": staffCase(newSecret, acting),
    "no session": staffCase(signedOut, acting),
  },
  "staff-session": {
    "another role": staffCase(newRole, ({ from }) => ({ by: "staff-session", from })),
    "no session": staffCase(signedOut, ({ from }) => ({ by: "staff-session", from })),
    "a disabled member": staffCase(disabled, ({ from }) => ({ by: "staff-session", from })),
  },
};

const holdsNow = (judged: Judged): Promise<boolean> => inTransaction(pool, (other) => holds(judged, other));

/** Waits until a statement is blocked by a client's transaction. */
async function isBlocked(revoker: PoolClient): Promise<void> {
  const { pid } = (await revoker.query<{ pid: number }>("SELECT pg_backend_pid() AS pid")).rows[0]!;
  for (let tries = 0; tries < 500; tries++) {
    const { rowCount } = await pool.query("SELECT 1 FROM pg_stat_activity WHERE $1 = ANY(pg_blocking_pids(pid))", [pid]);
    if (rowCount === 1) return;
  }
  throw new Error("no statement is blocked by the revocation");
}

/** Revokes a ground in a transaction, asks from a second one whether the ground holds, and only then ends the first. */
async function holdsDuringRevocation({ judged, revoke }: Case, end: "COMMIT" | "ROLLBACK"): Promise<boolean> {
  const revoker: PoolClient = await pool.connect();
  try {
    await revoker.query("BEGIN");
    if (revoke) await revoker.query(revoke[0], [revoke[1]]);
    const asked = holdsNow(judged);
    if (revoke) await isBlocked(revoker);
    await revoker.query(end);
    return await asked;
  } finally {
    revoker.release();
  }
}

describe.each(Object.entries(cases))("the ground %s", (_, each) => {
  it.each(Object.entries(each))("waits for a revocation in progress, and holds only if that is rolled back: %s", async (__, make) => {
    const one = await make();
    expect(await holdsNow(one.judged)).toBe(true);
    expect(await holdsDuringRevocation(one, "ROLLBACK")).toBe(true);
    expect(await holdsDuringRevocation(one, "COMMIT")).toBe(one.revoke === undefined);
    expect(await holdsNow(one.judged)).toBe(one.revoke === undefined);
  });
});
