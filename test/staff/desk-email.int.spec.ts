import { changeEmailForCustomer, sendResetLink } from "@tablee/contracts/calls/admin/accounts";
import { outbox } from "@tablee/contracts/calls/admin/money";
import { forgetPerson } from "@tablee/contracts/calls/admin/privacy";
import { emailVerification } from "@tablee/contracts/calls/email-verification";
import { checkResetLink } from "@tablee/contracts/calls/passwords";
import { sessionData, signIn } from "@tablee/contracts/calls/sessions";
import { createClient as register } from "@tablee/contracts/calls/signup";
import { accountHistory, revealAccount, searchAccounts } from "@tablee/contracts/calls/support";
import type { NoticeAbout } from "@tablee/domain/notice/vocabulary";
import { accountIdOf, eventually, newVisitor, passwordOfPeople, readMessage, readyToPay, staffMember } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

const stage = await specStage();
const admin = await staffMember(stage.url, "admin@tablee.example");
const support = await staffMember(stage.url, "soutien@tablee.example");
beforeEach(() => stage.running.api.pool.query("DELETE FROM vault.rate_limit"));

const reason = "asked by phone, knew the last box";
const visitor = async () => {
  const person = newVisitor(stage.url);
  await person.refresh();
  return person;
};
const enter = async (email: string) => (await visitor()).call(signIn, { email, password: passwordOfPeople });
const mailTo = async (email: string, kind: NoticeAbout<"account">) => {
  const { rows } = await eventually(
    () => admin.call(outbox, { q: email, kind }),
    (found) => found.rows.length > 0,
  );
  return readMessage(admin, rows[0]!.messageId);
};
let number = 0;
const freshEmail = () => `camille.new.${++number}.${Math.random().toString(36).slice(2, 8)}@example.com`;

/** A customer, whose language is French. */
async function customer() {
  const person = await readyToPay(stage.url);
  return { person, before: person.email, after: freshEmail(), accountId: await accountIdOf(person) };
}

describe("a customer’s address of mail", () => {
  it("is changed by support: the new one signs in, the old one does not, and both are told", async () => {
    const { person, before, after, accountId } = await customer();
    await support.call(changeEmailForCustomer, { accountId, email: after, reason });
    expect((await person.call(sessionData, {})).client).toBeNull();
    await expect(enter(before)).rejects.toMatchObject({ body: { code: "sign-in-failed" } });
    await enter(after.toUpperCase());
    const notice = await mailTo(before, "email-replaced");
    expect(notice.subject).toBe("Votre compte Tablée n’utilise plus cette adresse courriel");
    expect(JSON.stringify(notice)).not.toContain(after);
    expect((await mailTo(after, "email-changed")).text).toContain("/clients/connexion");
  });

  it("has both addresses in its history, with who and why, masked until they are revealed, and is found by the new one", async () => {
    const { before, after, accountId } = await customer();
    await support.call(changeEmailForCustomer, { accountId, email: after, reason });
    const changed = async () =>
      (await support.call(accountHistory, { accountId, limit: 500 })).entries.find(({ type }) => type === "EmailChanged")!;
    expect(await changed()).toMatchObject({ actor: { kind: "staff", role: "support", reason } });
    expect(JSON.stringify(await changed())).not.toContain(after);
    await support.call(revealAccount, { accountId, reason });
    expect((await changed()).data).toMatchObject({ before, after });
    const raw = await stage.running.api.opened.store.read(`account-${accountId}`);
    expect(JSON.stringify(raw.map(({ data }) => data))).not.toContain(after);
    expect((await support.call(searchAccounts, { q: after })).rows).toMatchObject([{ accountId }]);
    expect((await support.call(searchAccounts, { q: before })).rows).toEqual([]);
  });

  it("is to be verified anew, and links that were mailed before are no longer good", async () => {
    const { before, after, accountId } = await customer();
    await support.call(sendResetLink, { accountId, reason });
    const token = (await mailTo(before, "reset-link")).text.match(/#([\w-]{43})\n/)![1]!;
    await (await visitor()).call(checkResetLink, { token });
    await support.call(changeEmailForCustomer, { accountId, email: after, reason });
    await expect((await visitor()).call(checkResetLink, { token })).rejects.toMatchObject({ body: { code: "reset-link-invalid" } });
    const again = await visitor();
    await again.call(signIn, { email: after, password: passwordOfPeople });
    await again.refresh();
    expect(await again.call(emailVerification, {})).toEqual({ email: after, verified: false, requested: false });
  });

  it("goes to one account, and the old one can be had by another", async () => {
    const { before, after, accountId } = await customer();
    const other = await customer();
    const change = (id: typeof accountId, email: string) => support.call(changeEmailForCustomer, { accountId: id, email, reason });
    await expect(change(accountId, other.before)).rejects.toMatchObject({ body: { code: "email-taken" } });
    await enter(before);
    const both = await Promise.allSettled([change(accountId, after), change(other.accountId, after)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    if (both[0].status === "rejected") await change(accountId, freshEmail());
    const third = await visitor();
    await third.call(register, { firstName: "Rosalie", lastName: "Tremblay", email: before, password: passwordOfPeople });
    await enter(before);
  });

  it("is forgotten with the one from before: nobody holds either, and no mail to them is kept", async () => {
    const { before, after, accountId } = await customer();
    await support.call(changeEmailForCustomer, { accountId, email: after, reason });
    await Promise.all([mailTo(before, "email-replaced"), mailTo(after, "email-changed")]);
    await admin.call(forgetPerson, { accountId, reason });
    const kept = () => Promise.all([before, after].map(async (q) => (await admin.call(outbox, { q })).rows.length));
    expect(await eventually(kept, (counts) => counts.every((count) => count === 0))).toEqual([0, 0]);
    for (const email of [before, after]) {
      const person = await visitor();
      await person.call(register, { firstName: "Rosalie", lastName: "Tremblay", email, password: passwordOfPeople });
    }
  });

  it("is changed by support and admins alone", async () => {
    const { after, accountId } = await customer();
    const finance = await staffMember(stage.url, "finance@tablee.example");
    await expect(finance.call(changeEmailForCustomer, { accountId, email: after, reason })).rejects.toMatchObject({ status: 403 });
  });
});
