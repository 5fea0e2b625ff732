import { randomUUID } from "node:crypto";
import { type AccountId, accountId, orderId } from "@tablee/domain/kernel/ids";
import { migrateVault } from "@tablee/platform/migrate-vault";
import { sharedPool } from "../../../test/stage/spec-servers.ts";
import { Access } from "./access.ts";
import type { Beginning } from "./sessions/sessions.ts";

const masterKey = Buffer.alloc(32, 1).toString("base64");

const pool = sharedPool({ max: 4 });
await migrateVault(pool);
const access = new Access(pool, masterKey);

describe("who may come in", () => {
  const sql = (text: string, ...values: unknown[]) => pool.query(text, values);
  const begin = async (account: AccountId, beginning: Beginning = {}) =>
    (await access.sessions.begin({ by: "new-account", accountId: account }, beginning))!;
  const client = async () => {
    const account = accountId(randomUUID());
    const email = `${account}@example.com`;
    const chosen = { accountId: account, passwordHash: "before" };
    await access.credentials.keep(chosen, email);
    const judged = { by: "password", ...chosen, emailHash: access.credentials.emailHash(email) } as const;
    const { id } = (await access.sessions.begin(judged, { data: { language: "fr" } }))!;
    return { accountId: account, id, session: (await access.sessions.find<{ language: string }>("client", id))! };
  };
  const member = async () => {
    const staffId = randomUUID();
    const email = `${staffId}@tablee.example`;
    await access.staff.enrol({ staffId, email, name: "Noor Haddad", role: "support", passwordHash: "hash" });
    const judged = { by: "staff-credentials", staffId, passwordHash: "hash", totpSecret: null } as const;
    return { staffId, email, ...(await access.sessions.begin(judged))! };
  };

  it("what is revealed is one session's to see, for half an hour, and ends with it", async () => {
    const [one, other] = [await member(), await member()];
    const [session, stranger] = [(await access.sessions.find("staff", one.id))!, (await access.sessions.find("staff", other.id))!];
    const account = accountId(randomUUID());
    expect(await access.reveals.has(session, account)).toBe(false);
    await access.reveals.add(session, account);
    expect(await access.reveals.has(session, account)).toBe(true);
    expect(await access.reveals.has(session, accountId(randomUUID()))).toBe(false);
    expect(await access.reveals.has(stranger, account)).toBe(false);
    await sql("UPDATE vault.reveal SET until = now() WHERE account_id = $1", account);
    expect(await access.reveals.has(session, account)).toBe(false);
    await access.reveals.add(session, account);
    expect(await access.reveals.has(session, account)).toBe(true);
    await access.sessions.end(session);
    expect((await sql("SELECT 1 FROM vault.reveal WHERE account_id = $1", account)).rowCount).toBe(0);
  });

  it("a session is found by its id, for its own kind, until it has expired", async () => {
    const { accountId, id, session } = await client();
    expect(session).toMatchObject({ accountId, data: { language: "fr" }, kept: true });
    expect(await access.sessions.find("staff", id)).toBeUndefined();
    expect(await access.sessions.find("client", session.hash)).toBeUndefined();
    await sql("UPDATE vault.session SET expires_at = now() WHERE session_hash = $1", session.hash);
    expect(await access.sessions.find("client", id)).toBeUndefined();
  });

  it("a session that begins in place of another remembers the same and ends it", async () => {
    const { accountId, id, session } = await client();
    await access.sessions.remember(session, { discountCode: "MOITIE" });
    const before = await access.sessions.find("client", id);
    const next = await begin(accountId, { instead: before });
    expect(await access.sessions.find("client", id)).toBeUndefined();
    expect(await access.sessions.find("client", next.id)).toMatchObject({ data: { language: "fr", discountCode: "MOITIE" } });
  });

  it("a password counts in the session that it began, and in no other", async () => {
    const { accountId, session } = await client();
    const without = await begin(accountId);
    expect(await access.sessions.usePassword(session)).toBe(true);
    expect(await access.sessions.usePassword((await access.sessions.find("client", without.id))!)).toBe(false);
    expect(await access.sessions.usePassword(access.sessions.visit("client").session)).toBe(false);
  });

  it("a link to a new password is good once, ends the others of its account, and is kept as a keyed hash alone", async () => {
    const { accountId, id } = await client();
    const [one, two, other] = [randomUUID(), randomUUID(), randomUUID()];
    await Promise.all([one, two].map((resetId) => access.passwordResets.issue(accountId, resetId)));
    const link = access.passwordResets.tokenOf(one);
    expect(link).toMatch(/^[\w-]{42}[A-Za-z0-9]$/);
    expect(await access.passwordResets.accountOf(link)).toBe(accountId);
    expect(await access.passwordResets.accountOf(access.passwordResets.tokenOf(other))).toBeUndefined();
    const { rows } = await sql("SELECT * FROM vault.password_reset WHERE account_id = $1", accountId);
    for (const hidden of [link, one]) expect(JSON.stringify(rows)).not.toContain(hidden);
    const change = () => access.changePassword({ accountId, passwordHash: "after", by: { link } });
    expect((await Promise.all([change(), change(), change()])).filter(Boolean)).toHaveLength(1);
    expect(await access.passwordResets.accountOf(access.passwordResets.tokenOf(two))).toBeUndefined();
    expect(await access.credentials.ofAccount(accountId)).toMatchObject({ accountId, passwordHash: "after" });
    expect(await access.sessions.find("client", id)).toBeUndefined();
  });

  it("a link to a new password expires, and is swept away", async () => {
    const { accountId } = await client();
    const resetId = randomUUID();
    await access.passwordResets.issue(accountId, resetId);
    await sql("UPDATE vault.password_reset SET expires_at = now() WHERE account_id = $1", accountId);
    const link = access.passwordResets.tokenOf(resetId);
    expect(await access.passwordResets.accountOf(link)).toBeUndefined();
    expect(await access.changePassword({ accountId, passwordHash: "after", by: { link } })).toBe(false);
    expect((await access.sweep()).password_reset).toBeGreaterThanOrEqual(1);
  });

  it("a password that is changed in a session ends the account's other sessions", async () => {
    const { accountId, id, session } = await client();
    const elsewhere = await begin(accountId);
    const by = { session, passwordHash: "before" };
    expect(await access.changePassword({ accountId, passwordHash: "after", by })).toBe(true);
    expect(await access.changePassword({ accountId, passwordHash: "later", by })).toBe(false);
    expect(await access.sessions.find("client", elsewhere.id)).toBeUndefined();
    expect(await access.sessions.find("client", id)).toMatchObject({ accountId });
  });

  it("a member of staff who is disabled is let in no more, and has no session", async () => {
    const { staffId, email, id } = await member();
    expect(await access.sessions.find("staff", id)).toMatchObject({ staff: { staffId, email, role: "support" } });
    expect(await access.staff.find(email.toUpperCase())).toMatchObject({ staffId, passwordHash: "hash", totpSecret: null });
    expect(await access.staff.names([staffId, "not-an-id"])).toEqual(new Map([[staffId, "Noor Haddad"]]));
    await sql("UPDATE vault.staff SET disabled = true WHERE staff_id = $1", staffId);
    expect([await access.sessions.find("staff", id), await access.staff.find(email)]).toEqual([undefined, undefined]);
  });

  it("an authenticator's code is good once, also for two at once, and none before it", async () => {
    const { staffId } = await member();
    const once = await Promise.all([100, 100, 100].map((step) => access.staff.useCode(staffId, step)));
    expect(once.filter(Boolean)).toHaveLength(1);
    expect([await access.staff.useCode(staffId, 99), await access.staff.useCode(staffId, 101)]).toEqual([false, true]);
  });

  it("codes that verify an address are mailed five times an hour, and fifteen times a day", async () => {
    const account = randomUUID();
    const ask = async (times: number) => {
      const asked = await Promise.allSettled(Array.from({ length: times }, () => access.attempts.requestCode(account)));
      return asked.filter(({ status }) => status === "fulfilled").length;
    };
    const hours = [await ask(6)];
    for (const _ of ["second", "third", "fourth"]) {
      await sql("DELETE FROM vault.rate_limit WHERE key LIKE 'email-code:%'");
      hours.push(await ask(6));
    }
    expect(hours).toEqual([5, 5, 5, 0]);
  });

  it("a credential is found with its address in any case, and takes a new password", async () => {
    const account = accountId(randomUUID());
    const email = `${account}@example.com`;
    await access.credentials.keep({ accountId: account, passwordHash: null }, email);
    expect(await access.credentials.find(` ${email.toUpperCase()} `)).toMatchObject({ accountId: account, passwordHash: null });
    await access.credentials.keep({ accountId: account, passwordHash: "hash" }, email);
    expect(await access.credentials.find(email)).toMatchObject({ accountId: account, passwordHash: "hash" });
    expect(await access.credentials.find(`not.${email}`)).toBeUndefined();
  });

  it("a key has one claim and one answer, the first", async () => {
    const scope = randomUUID();
    const claims = await Promise.all(["one", "other"].map((body) => access.idempotencyKeys.claim(scope, "key", body)));
    expect(claims[0]).toEqual(claims[1]);
    for (const answer of ["first", "second"]) await access.idempotencyKeys.keep(claims[0]!.requestId, { answer });
    expect(await access.idempotencyKeys.claim(scope, "key", "one")).toEqual({ ...claims[0], answer: { answer: "first" } });
  });

  it("an order belongs to the window that took it last, and to any before one took it", async () => {
    const id = orderId(randomUUID());
    expect(await access.editingSessions.hasMoved(id, "window-one")).toBe(false);
    for (const window of ["window-one", "window-two"]) await access.editingSessions.take(id, window);
    expect(await Promise.all(["window-one", "window-two"].map((each) => access.editingSessions.hasMoved(id, each)))).toEqual([true, false]);
  });

  it("what was dismissed is known by account and key", async () => {
    const account = accountId(randomUUID());
    for (const key of ["skip:1", "skip:1", "skip:2"]) await access.dismissals.add(account, key);
    expect(await access.dismissals.among(account, ["skip:1", "skip:3"])).toEqual(new Set(["skip:1"]));
    expect(await access.dismissals.among(accountId(randomUUID()), ["skip:1"])).toEqual(new Set());
  });
});
