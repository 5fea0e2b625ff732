import { outbox } from "@tablee/contracts/calls/admin/money";
import { checkResetLink, requestPasswordReset, resetPassword } from "@tablee/contracts/calls/passwords";
import { sessionData, signIn } from "@tablee/contracts/calls/sessions";
import { errors } from "@tablee/contracts/errors";
import type { NoticeAbout } from "@tablee/domain/notice/vocabulary";
import { eventually, newVisitor, passwordOfPeople, readMessage, readyToPay, staffMember, type Visitor } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

const refused = (code: keyof typeof errors, language: "en" | "fr" = "en") => ({
  status: errors[code].status,
  body: { code, message: errors[code][language] },
});
const before = passwordOfPeople;
const after = "neuf lacs encore gelés";

const stage = await specStage();
const admin = await staffMember(stage.url, "admin@tablee.example");

describe("a forgotten password", () => {
  beforeEach(() => stage.running.api.pool.query("DELETE FROM vault.rate_limit"));

  const visitor = async (language: "en" | "fr" = "en") => {
    const person = newVisitor(stage.url, language);
    await person.refresh();
    return person;
  };
  const mailsTo = async (email: string, kind: NoticeAbout<"account">) => {
    const { rows } = await admin.call(outbox, { q: email, kind });
    return Promise.all(rows.map(({ messageId }) => readMessage(admin, messageId)));
  };
  const arrived = (email: string, kind: NoticeAbout<"account">, count = 1) =>
    eventually(
      () => mailsTo(email, kind),
      (mails) => mails.length >= count,
    );
  /** The newest link that was mailed to an address. */
  const linkOf = async (email: string, count = 1) => {
    const [newest] = await arrived(email, "reset-link", count);
    return newest!.text.match(/\/clients\/password\/edit#([\w-]{43})\n/)![1]!;
  };
  const requested = async () => {
    const owner = await readyToPay(stage.url);
    const person = await visitor();
    await person.call(requestPasswordReset, { email: ` ${owner.email.toUpperCase()}`.trim() });
    return { owner, person, email: owner.email, token: await linkOf(owner.email) };
  };
  const enter = async (email: string, password: string) => (await visitor()).call(signIn, { email, password });
  const set = (person: Visitor, token: string, password = after, confirmation = password) =>
    person.call(resetPassword, { token, password, confirmation });

  it("is replaced by a mailed link, once; every session ends, and the owner is told", async () => {
    const { owner, person, email, token } = await requested();
    await person.call(checkResetLink, { token });
    await set(person, token);
    expect((await owner.call(sessionData, {})).client).toBeNull();
    await expect(enter(email, before)).rejects.toMatchObject(refused("sign-in-failed"));
    expect(await enter(email, after)).toMatchObject({ step: expect.any(String) });
    await expect(person.call(checkResetLink, { token })).rejects.toMatchObject(refused("reset-link-invalid"));
    await expect(set(person, token, "encore un autre mot")).rejects.toMatchObject(refused("reset-link-invalid"));
    const [notice] = await arrived(email, "sign-in-changed");
    expect(notice!.subject).toBe("Le mot de passe de votre compte Tablée a été changé");
    expect(notice!.text).toContain("/clients/mot-de-passe/nouveau");
  });

  it("is set once of two uses of a link at the same moment, and by no link of before", async () => {
    const { person, email, token } = await requested();
    await person.call(requestPasswordReset, { email });
    const newer = await linkOf(email, 2);
    const answers = await Promise.allSettled([set(person, newer, after), set(person, newer, "un tout autre secret")]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await expect(person.call(checkResetLink, { token })).rejects.toMatchObject(refused("reset-link-invalid"));
  });

  it("is not replaced by a link that has expired, was cut short or was never made", async () => {
    const { person, token } = await requested();
    for (const wrong of ["x", token.slice(0, -1), token.replace(/.$/, "_"), "\u00e9".repeat(43)])
      await expect(set(person, wrong)).rejects.toMatchObject(refused("reset-link-invalid"));
    await stage.running.api.pool.query("UPDATE vault.password_reset SET expires_at = now()");
    const late = await visitor("fr");
    await expect(late.call(checkResetLink, { token })).rejects.toMatchObject(refused("reset-link-invalid", "fr"));
    await expect(set(person, token)).rejects.toMatchObject(refused("reset-link-invalid"));
  });

  it("gives way only to one that keeps the rules; a refusal leaves the link good", async () => {
    const { person, email, token } = await requested();
    for (const [password, code] of [
      ["short", "password-too-short"],
      ["motdepasse1", "password-breached"],
      ["camille.gagnon", "password-personal"],
      ["passwordpassword", "password-repeated"],
      ["tablee2026!", "password-brand"],
      [before, "password-unchanged"],
    ] as const)
      await expect(set(person, token, password)).rejects.toMatchObject(refused(code));
    await expect(set(person, token, after, `${after} `)).rejects.toMatchObject(refused("passwords-differ"));
    await expect(set(person, token, "x".repeat(129))).rejects.toMatchObject({ status: 422 });
    await set(person, token, `${"x".repeat(118)} neuf lacs`);
    expect(await enter(email, `${"x".repeat(118)} neuf lacs`)).toMatchObject({ step: expect.any(String) });
  });

  it("is asked for with one answer whether the address has an account or not, and without a trace of who asked", async () => {
    const { email } = await readyToPay(stage.url);
    const person = await visitor();
    const ask = async (address: string) => {
      const response = await fetch(`${stage.url}${requestPasswordReset.path}`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-csrf-token": person.csrf(),
          cookie: [...person.jar].map(([name, value]) => `${name}=${value}`).join("; "),
        },
        body: JSON.stringify({ email: address }),
      });
      const { date: _, ...headers } = Object.fromEntries(response.headers);
      return { status: response.status, body: await response.text(), names: Object.keys(headers), cache: headers["cache-control"] };
    };
    const known = await ask(email);
    expect(known).toMatchObject({ status: 200, cache: "no-store" });
    expect(await ask("unknown.person@example.com")).toEqual(known);
    await arrived(email, "reset-link");
    expect(await mailsTo("unknown.person@example.com", "reset-link")).toEqual([]);
  });

  it.each(["known", "unknown"])("is asked for five times a day for an address that is %s, then refused for a day", async (which) => {
    const email = which === "known" ? (await readyToPay(stage.url)).email : `unknown.${Date.now()}@example.com`;
    const person = await visitor("fr");
    for (let i = 0; i < 5; i++) await person.call(requestPasswordReset, { email });
    const blocked = refused("password-resets-blocked", "fr");
    await expect(person.call(requestPasswordReset, { email })).rejects.toMatchObject(blocked);
    const refusal = await person.call(requestPasswordReset, { email: email.toUpperCase() }).catch((error: unknown) => error);
    expect(refusal).toMatchObject(blocked);
    const { retryAfterSeconds } = (refusal as { body: { details: { retryAfterSeconds: number } } }).body.details;
    expect(retryAfterSeconds).toBeGreaterThan(24 * 3600 - 120);
    await person.call(requestPasswordReset, { email: `another.${email}` });
  });

  it("is asked for by one network address fifty times an hour, whichever the addresses of mail", async () => {
    const person = await visitor();
    const statuses: number[] = [];
    for (let i = 0; i < 52; i++)
      statuses.push(
        await person.call(requestPasswordReset, { email: `person.${i}@example.com` }).then(
          () => 200,
          (error: { status: number }) => error.status,
        ),
      );
    expect(statuses.filter((status) => status === 200)).toHaveLength(50);
    expect(statuses.slice(50)).toEqual([429, 429]);
  });
});
