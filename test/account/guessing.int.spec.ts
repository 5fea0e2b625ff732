import { setTimeout as sleep } from "node:timers/promises";
import { MANY_TRIES } from "@tablee/access/sign-in/attempts";
import { hashPassword } from "@tablee/access/sign-in/password-hash";
import { outbox } from "@tablee/contracts/calls/admin/money";
import { openTasks } from "@tablee/contracts/calls/admin/tasks";
import { verifyEmail } from "@tablee/contracts/calls/email-verification";
import { saveDiscountAndReferral, sessionData, signIn } from "@tablee/contracts/calls/sessions";
import { applyCode } from "@tablee/contracts/calls/settings-payment";
import { checkEmail, createClient, saveDiscountCode } from "@tablee/contracts/calls/signup";
import { staffSignIn } from "@tablee/contracts/calls/staff-sessions";
import { DEMO_PASSWORD } from "@tablee/demo/staff";
import { generate, generateSecret } from "otplib";
import { mailedCodes } from "../stage/mailed-codes.ts";
import { accountIdOf, eventually, newcomer, newVisitor, passwordOfPeople, readMessage, readyToPay, staffMember } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

const statusOf = (asking: Promise<unknown>): Promise<number> =>
  asking.then(
    () => 200,
    (error: { status?: number }) => error.status ?? 0,
  );
/** Five, and on a slow machine one after each of the first waits of 1, 2 and 4 seconds. */
const expectFew = (statuses: readonly number[]) => {
  expect(count(statuses, 401)).toBeGreaterThanOrEqual(5);
  expect(count(statuses, 401)).toBeLessThanOrEqual(8);
  expect(count(statuses, 401) + count(statuses, 429)).toBe(statuses.length);
};
const count = (statuses: readonly number[], status: number) => statuses.filter((each) => each === status).length;

const stage = await specStage({ households: true });
const guesser = newVisitor(stage.url);
await guesser.refresh();

describe("guessing", () => {
  beforeEach(async () => {
    await stage.running.api.pool.query("DELETE FROM vault.rate_limit");
  });

  const guess = (email: string) => statusOf(guesser.call(signIn, { email, password: "not-the-password" }));

  it("a password gets five tries, however many come at once, and the next one a wait", async () => {
    const began = Date.now();
    const statuses = await Promise.all(Array.from({ length: 30 }, () => guess("noemie.roy@example.com")));
    expectFew(statuses);
    const ask = () => guesser.call(signIn, { email: "noemie.roy@example.com", password: "x" }).catch((error: unknown) => error);
    let next = await ask();
    // A further attempt may only be due if the thirty took longer than the first wait of a second: a longer wait follows it.
    if (Date.now() - began > 1_000 && (next as { status?: number }).status === 401) next = await ask();
    expect(next).toMatchObject({
      status: 429,
      body: { code: "too-many-attempts", details: { retryAfterSeconds: expect.any(Number) } },
    });
  });

  it("is answered 503 while many others' passwords are compared, and the tries count for nothing", async () => {
    const refused: unknown[] = [];
    let busy = true;
    const press = async () => {
      while (busy) await hashPassword("another's").catch(() => sleep(1));
    };
    const pressing = Array.from({ length: 100 }, press);
    const typed = { email: "noemie.roy@example.com", password: "not-the-password" };
    for (let i = 0; i < 8; i++) refused.push(await guesser.call(signIn, typed).catch((error: unknown) => error));
    busy = false;
    await Promise.all(pressing);
    for (const answer of refused) expect(answer).toMatchObject({ status: 503, body: { code: "unavailable" } });
    expect(await guess(typed.email)).toBe(401);
  });

  it("an account from everywhere makes a task and a mail to its owner, and no wait", async () => {
    const person = await stage.household();
    const { api } = stage.running;
    const { attempts } = api.access;
    for (let i = 0; i < MANY_TRIES - 1; i++) await attempts.guess("client", person.email, `203.0.113.${i}`);
    await api.pool.query("DELETE FROM vault.rate_limit WHERE key LIKE 'address:%'");
    expect(await guess(person.email)).toBe(401);
    const admin = await staffMember(stage.url, "admin@tablee.example");
    const { client } = await person.call(sessionData, {});
    const about = { kind: "guessed-account", accountId: client!.clientId, facts: { tries: MANY_TRIES } };
    const tasks = await eventually(
      async () => (await admin.call(openTasks, {})).tasks,
      (all) => all.some(({ kind }) => kind === "guessed-account"),
    );
    expect(tasks).toEqual(expect.arrayContaining([expect.objectContaining(about)]));
    const mails = await eventually(
      async () => (await admin.call(outbox, { q: person.email })).rows.filter(({ kind }) => kind === "sign-ins-guessed"),
      (rows) => rows.length > 0,
    );
    expect(await Promise.all(mails.map(({ messageId }) => readMessage(admin, messageId)))).toMatchObject([
      { to: person.email, subject: "De nombreuses tentatives de connexion à votre compte Tablée" },
    ]);
    const notices = await eventually(
      async () => (await api.pool.query("SELECT * FROM read.notices WHERE key = $1", [mails[0]!.messageId])).rows,
      (rows) => rows.length > 0,
    );
    expect(notices).toMatchObject([{ subject_kind: "account", subject_id: client!.clientId, message_id: mails[0]!.messageId }]);
    expect(await statusOf(guesser.call(signIn, { email: person.email, password: passwordOfPeople }))).toBe(200);
    await guesser.refresh();
  });

  it("an account without a password is opened by none, not even by the one that unknown accounts are compared with", async () => {
    const person = await stage.household();
    const { pool, access } = stage.running.api;
    await pool.query("UPDATE vault.credential SET password_hash = NULL WHERE email_hash = $1", [
      access.credentials.emailHash(person.email),
    ]);
    const enter = (password: string) => statusOf(guesser.call(signIn, { email: person.email, password }));
    expect([await enter("no account has this password"), await enter(passwordOfPeople)]).toEqual([401, 401]);
  });

  it("many accounts from one address get fifty tries an hour together", async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 54; i++) statuses.push(await guess(`person.${i}@example.com`));
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([50, 4]);
  });

  it("tries that are refused take none of their address's fifty", async () => {
    const first = await Promise.all(Array.from({ length: 60 }, () => guess("noemie.roy@example.com")));
    expect(count(first, 429)).toBeGreaterThan(50);
    for (let i = 0; i < 50; i++) await guess("noemie.roy@example.com");
    expect(await guess("newVisitor.else@example.com")).toBe(401);
  });

  it("who remembers the password in time starts anew", async () => {
    const person = await stage.household();
    for (let i = 0; i < 4; i++) expect(await guess(person.email)).toBe(401);
    const right = () => statusOf(guesser.call(signIn, { email: person.email, password: passwordOfPeople }));
    expect(await right()).toBe(200);
    await guesser.refresh();
    for (let i = 0; i < 4; i++) expect(await guess(person.email)).toBe(401);
  });

  it("an address of mail is asked for no faster by opening accounts than by the question itself", async () => {
    const { email } = await readyToPay(stage.url);
    const asker = newVisitor(stage.url);
    await asker.refresh();
    await stage.running.api.pool.query("DELETE FROM vault.rate_limit");
    const open = { firstName: "Camille", lastName: "Roy", email, password: passwordOfPeople };
    const asked = await Promise.all([
      ...Array.from({ length: 20 }, () => statusOf(asker.call(checkEmail, { email }))),
      ...Array.from({ length: 20 }, () => statusOf(asker.call(createClient, open))),
    ]);
    expect(count(asked, 429)).toBe(10);
  });

  it("a mailed code gets fifty tries an hour from one address, whichever the accounts; right ones take none", async () => {
    const admin = await staffMember(stage.url, "admin@tablee.example");
    const people = [await newcomer(stage.url), await newcomer(stage.url), await newcomer(stage.url)] as const;
    const [one, two] = await Promise.all(people.map(async ({ email }) => (await mailedCodes(admin, email, 1))[0]!));
    expect(await statusOf(people[0].call(verifyEmail, { code: one! }))).toBe(200);
    const wrong: number[] = [];
    for (let i = 0; i < 53; i++) wrong.push(await statusOf(people[2].call(verifyEmail, { code: "not-it" })));
    expect([count(wrong, 422), count(wrong, 429)]).toEqual([50, 3]);
    await expect(people[1].call(verifyEmail, { code: two! })).rejects.toMatchObject({ status: 429, body: { code: "too-many-attempts" } });
    await stage.running.api.pool.query("DELETE FROM vault.rate_limit");
    expect(await statusOf(people[1].call(verifyEmail, { code: two! }))).toBe(200);
  });

  it("an offer's code gets a hundred wrong tries an hour from one address, typed in or by a link, in whichever visit", async () => {
    const [one, other] = [newVisitor(stage.url), newVisitor(stage.url)];
    await Promise.all([one.refresh(), other.refresh()]);
    const typed = (code: string) => statusOf(one.call(saveDiscountCode, { code }));
    const linked = (discountCode?: string) => statusOf(other.call(saveDiscountAndReferral, { discountCode, referral: "camille" }));
    for (let i = 0; i < 40; i++) expect([await typed("MOITIE"), await linked("moitie")]).toEqual([200, 200]);
    for (let i = 0; i < 50; i++) expect([await typed(`NONE${i}`), await linked(`OTHER${i}`)]).toEqual([422, 200]);
    expect(await typed("MOITIE")).toBe(429);
    // A code from a link is dropped silently, right or wrong; the rest of the link is kept.
    const visitor = newVisitor(stage.url);
    await visitor.refresh();
    const carried = { discountCode: "MOITIE", referral: "camille" };
    expect(await visitor.call(saveDiscountAndReferral, carried)).toEqual({ discountCode: null });
  });

  it("an offer's code gets thirty wrong tries an hour for one account, from everywhere together", async () => {
    const person = await stage.household();
    const accountId = await accountIdOf(person);
    for (let i = 0; i < 30; i++) await stage.running.api.access.attempts.guessOffer(accountId, `203.0.113.${i}`);
    const apply = (code: string) => person.call(applyCode, { code });
    await expect(apply("RETOUR20")).rejects.toMatchObject({ status: 429, body: { code: "too-many-attempts" } });
    const neighbour = await stage.household();
    expect(await statusOf(neighbour.call(applyCode, { code: "NONE" }))).toBe(422);
    expect(await statusOf(neighbour.call(applyCode, { code: "RETOUR20" }))).toBe(200);
  });

  it("a gift card's code gets twenty wrong tries an hour from one address, then one a minute, and a right one is no try", async () => {
    const { attempts } = stage.running.api.access;
    for (let i = 0; i < 21; i++) await attempts.guessGiftCode("203.0.113.7");
    await expect(attempts.guessGiftCode("203.0.113.7")).rejects.toMatchObject({ retryAfterSeconds: 60 });
    await attempts.guessGiftCode("203.0.113.8").then((guess) => guess.succeeded());
    await stage.running.api.pool.query("DELETE FROM vault.rate_limit WHERE key LIKE '%further-gift-code%'");
    await attempts.guessGiftCode("203.0.113.7").then((guess) => guess.succeeded());
    await attempts.guessGiftCode("203.0.113.7");
  });

  it("an authenticator's code is counted, and good for one sign-in", async () => {
    const admin = await staffMember(stage.url, "admin@tablee.example");
    const secret = generateSecret();
    await stage.running.api.pool.query("UPDATE vault.staff SET totp_secret = $1 WHERE email = 'admin@tablee.example'", [secret]);
    const enter = (code?: string) =>
      statusOf(admin.call(staffSignIn, { email: "admin@tablee.example", password: DEMO_PASSWORD, ...(code ? { code } : {}) }));
    const code = await generate({ secret });
    const wrong = code === "000000" ? "111111" : "000000";
    const statuses = await Promise.all(Array.from({ length: 20 }, () => enter(wrong)));
    expectFew(statuses);
    await stage.running.api.pool.query("DELETE FROM vault.rate_limit");
    expect(await enter(code)).toBe(200);
    await admin.refresh();
    expect(await enter(code)).toBe(401);
  });

  it("codes that a member of staff gets wrong lock no other member out", async () => {
    const { attempts } = stage.running.api.access;
    const [one, other] = [crypto.randomUUID(), crypto.randomUUID()];
    const guesses = await Promise.all(Array.from({ length: 60 }, () => statusOf(attempts.guessCode(one))));
    expect(count(guesses, 200)).toBeLessThanOrEqual(8);
    await attempts.guessCode(other);
    // Members who enter wrong codes in turn share no limit.
    for (let member = 0; member < 60; member++) await attempts.guessCode(crypto.randomUUID());
    await attempts.guessCode(other);
  });
});
