import { outbox } from "@tablee/contracts/calls/admin/money";
import { createReauthentication } from "@tablee/contracts/calls/reauthentications";
import { sessionData, signIn, validateSession } from "@tablee/contracts/calls/sessions";
import {
  accountSettings,
  changePassword,
  endSessions,
  updateAccount,
  updateAccountByGet,
  welcome,
} from "@tablee/contracts/calls/settings-account";
import { errors } from "@tablee/contracts/errors";
import { eventually, newVisitor, passwordOfPeople, readyToPay, staffMember } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

const refused = (code: keyof typeof errors) => ({ status: errors[code].status, body: { code, message: errors[code].en } });
const after = "neuf lacs encore gelés";

const stage = await specStage({ households: true });

describe("the account's settings", () => {
  beforeEach(() => stage.running.api.pool.query("DELETE FROM vault.rate_limit"));

  const client = () => stage.household("en");
  /** Signs the same person in on a second device. */
  const elsewhere = async (email: string, password = passwordOfPeople) => {
    const person = newVisitor(stage.url);
    await person.refresh();
    await person.call(signIn, { email, password });
    await person.refresh();
    return person;
  };

  it("show and change the name, on the server's terms, and the language that mails are written in", async () => {
    const person = await client();
    const shown = await person.call(accountSettings, {});
    expect(shown).toMatchObject({ firstName: "Camille", lastName: "Gagnon", email: person.email, language: "en", passwordHolder: true });
    await person.call(updateAccount, { firstName: "Maude", language: "fr" });
    expect(await person.call(accountSettings, {})).toMatchObject({ firstName: "Maude", lastName: "Gagnon", language: "fr" });
    await person.call(updateAccountByGet, { lastName: "Roy" });
    expect(await person.call(welcome, {})).toEqual({ firstName: "Maude", language: "fr", unfinished: null });
    expect((await person.call(sessionData, {})).client).toMatchObject({ firstname: "Maude" });
    const short = { status: 422, body: { code: "name-too-short", fields: [{ path: "firstName", code: "name-too-short" }] } };
    await expect(person.call(updateAccount, { firstName: "M" })).rejects.toMatchObject(short);
    const { rows } = await stage.running.api.pool.query("SELECT first_name, last_name FROM read.accounts WHERE email = $1", [person.email]);
    expect(rows).toEqual([{ first_name: "Maude", last_name: "Roy" }]);
  });

  it("take no password by GET", async () => {
    const person = await client();
    const cookie = [...person.jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { cookie, "x-csrf-token": person.csrf() };
    for (const field of ["password", "current", "confirmation"])
      expect((await fetch(`${stage.url}${updateAccountByGet.path}?${field}=${encodeURIComponent(after)}`, { headers })).status).toBe(422);
  });

  it("say at which step a sign-up waits", async () => {
    const person = await readyToPay(stage.url);
    expect(await person.call(welcome, {})).toEqual({ firstName: "Camille", language: "fr", unfinished: "payment" });
  });

  it("replace the password by the current one; other sessions end, this one goes on, and the owner is told", async () => {
    const person = await client();
    const other = await elsewhere(person.email);
    await person.call(changePassword, { current: passwordOfPeople, password: after, confirmation: after });
    expect(await person.call(validateSession, {})).toEqual({ valid: true });
    expect(await other.call(validateSession, {})).toEqual({ valid: false });
    await expect(elsewhere(person.email)).rejects.toMatchObject(refused("sign-in-failed"));
    await elsewhere(person.email, after);
    const admin = await staffMember(stage.url, "admin@tablee.example");
    const mails = await eventually(
      async () => (await admin.call(outbox, { q: person.email, kind: "sign-in-changed" })).rows,
      (rows) => rows.length > 0,
    );
    expect(mails).toHaveLength(1);
  });

  it("take a password in either normal form wherever one is asked for", async () => {
    const person = await client();
    const [composed, apart] = ["NFC", "NFD"].map((form) => "été-à-la-crème-brûlée".normalize(form)) as [string, string];
    await person.call(changePassword, { current: passwordOfPeople, password: composed, confirmation: apart });
    const other = await elsewhere(person.email, apart);
    await other.call(createReauthentication, { email: person.email, password: apart, url: "/account/" });
    await other.refresh();
    const same = other.call(changePassword, { current: apart, password: apart, confirmation: composed });
    await expect(same).rejects.toMatchObject(refused("password-unchanged"));
    await other.call(changePassword, { current: apart, password: `${apart}!`, confirmation: `${composed}!` });
    await elsewhere(person.email, `${composed}!`);
  });

  it("keep the four rules of a password", async () => {
    const person = await client();
    const change = (current: string, password: string, confirmation = password) =>
      person.call(changePassword, { current, password, confirmation });
    await expect(change("not the password", after)).rejects.toMatchObject(refused("password-incorrect"));
    await expect(change(passwordOfPeople, after, `${after}!`)).rejects.toMatchObject(refused("passwords-differ"));
    await expect(change(passwordOfPeople, "short")).rejects.toMatchObject(refused("password-too-short"));
    await expect(change(passwordOfPeople, passwordOfPeople)).rejects.toMatchObject(refused("password-unchanged"));
    await expect(change(passwordOfPeople, "motdepasse1")).rejects.toMatchObject(refused("password-breached"));
    await expect(change("not the password", "motdepasse1")).rejects.toMatchObject(refused("password-incorrect"));
  });

  it("let the current password be guessed as seldom as at the sign-in", async () => {
    const person = await client();
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++)
      statuses.push(
        await person.call(changePassword, { current: `guess ${i}`, password: after, confirmation: after }).then(
          () => 200,
          (error: { status: number }) => error.status,
        ),
      );
    expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(8);
    expect(statuses).toContain(429);
  });

  it("list where the account is signed in, and sign it out there: of one session, of all others, and of nobody else's", async () => {
    const person = await client();
    const [one, two] = [await elsewhere(person.email), await elsewhere(person.email)];
    const stranger = await client();
    const list = async (who: typeof person) => (await who.call(accountSettings, {})).sessions;
    const all = await list(person);
    expect(all.map(({ current }) => current)).toEqual([false, false, true]);
    expect(all[0]).toMatchObject({ device: "other", beganAt: { zone: "America/Toronto" } });
    await stranger.call(endSessions, { sessionId: all[0]!.sessionId });
    expect(await two.call(validateSession, {})).toEqual({ valid: true });
    await person.call(endSessions, { sessionId: all[0]!.sessionId });
    expect(await two.call(validateSession, {})).toEqual({ valid: false });
    await person.call(endSessions, { sessionId: all[2]!.sessionId });
    expect(await list(person)).toHaveLength(2);
    await person.call(endSessions, {});
    expect(await one.call(validateSession, {})).toEqual({ valid: false });
    expect(await list(person)).toMatchObject([{ current: true }]);
    expect(await stranger.call(validateSession, {})).toEqual({ valid: true });
  });
});
