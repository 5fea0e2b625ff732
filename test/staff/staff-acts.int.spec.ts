import { allCalls } from "@tablee/contracts/calls";
import { closeForCustomer, endSessions, pauseForCustomer, resumeForCustomer, sendResetLink } from "@tablee/contracts/calls/admin/accounts";
import { outbox, outboxMessage } from "@tablee/contracts/calls/admin/money";
import { grantCredit } from "@tablee/contracts/calls/admin/refunds";
import { sessionData } from "@tablee/contracts/calls/sessions";
import { generationRows } from "@tablee/contracts/calls/subscription-profiles";
import { accountHistory, accountState, revealAccount, searchAccounts } from "@tablee/contracts/calls/support";
import { accountId } from "@tablee/domain/kernel/ids";
import { z } from "zod";
import { accountIdOf, boxesOf, eventually, staffMember, type Visitor } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

/**
 * The console's searches that return accounts. The outbox has a test of its own here, the rows of a generation run one in
 * generation.int.spec.ts.
 */
const searches = allCalls
  .filter(
    ({ method, path, input }) => method === "GET" && path.startsWith("/api/admin/") && input instanceof z.ZodObject && "q" in input.shape,
  )
  .filter((call) => call !== outbox && call !== generationRows)
  .map((call) => [call.path, call] as const);

const stage = await specStage({ households: true });
const support = await staffMember(stage.url, "soutien@tablee.example");

describe("what support does for a customer", () => {
  const customer = async () => {
    const person = await stage.household();
    const id = await accountIdOf(person);
    const historyOf = async (type: string) =>
      (await support.call(accountHistory, { accountId: id, limit: 500 })).entries.filter((entry) => entry.type === type);
    const noted = async (type: string) =>
      (
        await eventually(
          () => historyOf(type),
          (found) => found.length > 0,
        )
      ).at(-1)!;
    return { person, id, noted };
  };

  it("pauses, resumes and closes, each with who and why in the history", async () => {
    const { person, id, noted } = await customer();
    const about = { accountId: id, reason: "asked for by phone" };
    const by = { kind: "staff", role: "support", reason: about.reason };
    await support.call(pauseForCustomer, { ...about, because: "vacation" });
    const session = { mark: expect.stringMatching(/^[0-9a-f]{16}$/), device: "other" };
    expect(await noted("SubscriptionPaused")).toMatchObject({ actor: by, data: { reason: "vacation" }, session });
    const openAre = (status: string) =>
      eventually(
        () => boxesOf(person),
        (boxes) => boxes.slice(1).every((box) => box.status === status),
      );
    await openAre("skipped");
    await support.call(resumeForCustomer, about);
    expect(await noted("SubscriptionResumed")).toMatchObject({ actor: by });
    await openAre("open");
    await support.call(grantCredit, { accountId: id, cents: 500, reason: "a late box" });
    const close = { ...about, because: "duplicate" } as const;
    await expect(support.call(closeForCustomer, close)).rejects.toMatchObject({ body: { code: "given-balance-left" } });
    await support.call(closeForCustomer, { ...close, expireGiven: true });
    expect(await noted("SubscriptionClosed")).toMatchObject({ actor: by, data: { reason: "duplicate" } });
    await expect(support.call(pauseForCustomer, { ...about, because: "other" })).rejects.toMatchObject({
      body: { code: "subscription-closed" },
    });
  });

  it("mails a link to a new password to the account's own address, and signs it out everywhere", async () => {
    const { person, id, noted } = await customer();
    const about = { accountId: id, reason: "lost the phone" };
    await support.call(sendResetLink, about);
    const { rows } = await eventually(
      () => support.call(outbox, { q: person.email, kind: "reset-link" }),
      (found) => found.rows.length > 0,
    );
    expect(rows).toHaveLength(1);
    expect(await noted("PasswordResetRequested")).toMatchObject({ actor: { kind: "staff", reason: about.reason } });
    expect((await person.call(sessionData, {})).client).not.toBeNull();
    await support.call(endSessions, about);
    expect((await person.call(sessionData, {})).client).toBeNull();
    expect(await noted("SessionsEnded")).toMatchObject({ actor: { kind: "staff", reason: about.reason } });
    const nobody = { ...about, accountId: accountId(crypto.randomUUID()) };
    await expect(support.call(sendResetLink, nobody)).rejects.toMatchObject({ body: { code: "account-not-found" } });
    await expect(support.call(endSessions, nobody)).rejects.toMatchObject({ body: { code: "account-not-found" } });
    await expect(support.call(resumeForCustomer, nobody)).rejects.toMatchObject({ body: { code: "subscription-not-found" } });
  });

  it("sees an account's contact once it said why, and no other account's", async () => {
    const [{ person, id, noted }, other] = [await customer(), await customer()];
    const hidden = await support.call(accountHistory, { accountId: id });
    expect(hidden.account).toMatchObject({ email: expect.stringMatching(/^c•••@example\.com$/), isRevealed: false });
    expect(JSON.stringify(hidden.entries)).not.toMatch(/Concorde/);
    await support.call(revealAccount, { accountId: id, reason: "a box at the wrong door" });
    expect(await noted("PersonalDataRevealed")).toMatchObject({ actor: { kind: "staff", reason: "a box at the wrong door" } });
    const shown = await support.call(accountHistory, { accountId: id });
    expect(shown.account).toMatchObject({ email: person.email, isRevealed: true });
    expect(JSON.stringify(shown.entries)).toMatch(/Concorde/);
    const position = shown.entries.at(-1)!.position;
    expect((await support.call(accountState, { accountId: id, position })).account.address).toMatch(/Concorde/);
    expect((await support.call(accountHistory, { accountId: other.id })).account.isRevealed).toBe(false);
    const { rows } = await support.call(searchAccounts, { q: person.email });
    expect(rows).toMatchObject([{ accountId: id, email: "c•••@example.com" }]);
    const finance = await staffMember(stage.url, "finance@tablee.example");
    for (const member of [support, finance]) {
      expect((await member.call(searchAccounts, { q: person.email.slice(0, -2) })).rows).toEqual([]);
      expect((await member.call(outbox, { q: person.email.slice(0, -2) })).rows).toEqual([]);
    }
    expect((await finance.call(searchAccounts, { q: person.email })).rows).toEqual([]);
    expect((await finance.call(outbox, { q: person.email })).rows).toEqual([]);
    expect((await finance.call(accountHistory, { accountId: id })).account.email).toBe("•••");
  });

  it.each(searches)("does not match a part of an email: %s", async (_, call) => {
    const { person, id } = await customer();
    const found = async (member: Visitor, q: string) => JSON.stringify(await member.call(call, { q } as never)).includes(id);
    expect(await eventually(() => found(support, "gagnon"), Boolean)).toBe(true);
    for (const address of ["soutien", "menus", "finance", "admin"]) {
      const member = await staffMember(stage.url, `${address}@tablee.example`);
      expect([address, await found(member, person.email.slice(2, -2))]).toEqual([address, false]);
    }
  });

  it("reads a message once its account is revealed, and sees no code in a list", async () => {
    const [{ person, id }, other] = [await customer(), await customer()];
    await support.call(sendResetLink, { accountId: id, reason: "lost the phone" });
    const sent = async () => (await support.call(outbox, { q: person.email, kind: "reset-link" })).rows;
    const [row] = await eventually(sent, (rows) => rows.length > 0);
    expect(row).toMatchObject({ to: "c•••@example.com" });
    expect(row).not.toHaveProperty("subject");
    const { messageId } = row!;
    const read = (member = support) => member.call(outboxMessage, { messageId });
    const masked = { to: "c•••@example.com", subject: "•••", text: "•••", html: "•••", isRevealed: false };
    expect(
      await eventually(
        () => read(),
        (message) => message.accountId !== null,
      ),
    ).toMatchObject({ ...masked, accountId: id });
    await support.call(revealAccount, { accountId: other.id, reason: "another account" });
    expect(await read()).toMatchObject(masked);
    const finance = await staffMember(stage.url, "finance@tablee.example");
    expect(await read(finance)).toMatchObject({ ...masked, to: "•••" });
    await support.call(revealAccount, { accountId: id, reason: "the mail did not come" });
    expect(await read()).toMatchObject({ to: person.email, isRevealed: true, text: expect.stringContaining("/clients/password/edit#") });
    expect((await sent())[0]).toMatchObject({ to: "c•••@example.com" });
    expect(await read(finance)).toMatchObject({ ...masked, to: "•••" });
    expect((await support.call(outbox, { q: "mot de passe" })).rows).toEqual([]);
  });
});
