import { isPersonal } from "@tablee/contracts/call";
import { allCalls } from "@tablee/contracts/calls";
import { actForCustomer } from "@tablee/contracts/calls/admin/accounts";
import { changeStaffRole, staffMembers } from "@tablee/contracts/calls/admin/staff";
import { exportEvents } from "@tablee/contracts/calls/privacy";
import { sessionData, signOutClient } from "@tablee/contracts/calls/sessions";
import { accountSettings, endSessions } from "@tablee/contracts/calls/settings-account";
import { subscriptionSettings, updateSubscription } from "@tablee/contracts/calls/settings-subscription";
import { staffSignOut } from "@tablee/contracts/calls/staff-sessions";
import { accountHistory } from "@tablee/contracts/calls/support";
import { DEMO_PASSWORD } from "@tablee/demo/staff";
import { accountId } from "@tablee/domain/kernel/ids";
import { generate } from "otplib";
import { send } from "../campaigns/permissions/kinds.ts";
import { accountIdOf, actFor, eventually, staffMember, type Visitor } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

const stage = await specStage({ households: true });
const support = await staffMember(stage.url, "soutien@tablee.example");

const customer = async () => {
  const person = await stage.household();
  return { ...person, accountId: await accountIdOf(person) };
};
const isOver = async (app: Visitor) => (await app.call(sessionData, {})).client === null;
const again = () => staffMember(stage.url, "soutien@tablee.example");
const change = (column: string, value: string | boolean) =>
  stage.running.api.pool.query(`UPDATE vault.staff SET ${column} = $1 WHERE email = 'soutien@tablee.example'`, [value]);

describe("staff who act for a customer", () => {
  it("do what the customer does, under their own name and reason, which the customer finds among their data", async () => {
    const person = await customer();
    const app = await actFor(stage.url, support, person.accountId);
    expect(await app.call(sessionData, {})).toMatchObject({ acting: { by: "Joanne Pelletier" }, client: { clientId: person.accountId } });
    expect(await person.call(sessionData, {})).toMatchObject({ acting: null });
    await app.call(updateSubscription, { change: "pause", reason: "vacation" });
    await app.call(signOutClient, {});
    expect(await isOver(app)).toBe(true);
    const by = { kind: "staff", role: "support", name: "Joanne Pelletier", reason: "asked for by phone" };
    const entries = await eventually(
      async () => (await support.call(accountHistory, { accountId: person.accountId, limit: 500 })).entries,
      (found) => found.some(({ type }) => type === "ActingEnded"),
    );
    for (const type of ["ActingBegan", "SubscriptionPaused", "ActingEnded"])
      expect(entries.find((entry) => entry.type === type)?.actor).toMatchObject(by);
    const { events } = await person.call(exportEvents, { limit: 200 });
    expect(events.find(({ type }) => type === "SubscriptionPaused")).toMatchObject({ by: "staff", reason: "asked for by phone" });
  });

  it("are told to the customer by mail, with the reason as it was written and no member's name", async () => {
    const person = await customer();
    await actFor(stage.url, support, person.accountId);
    const mails = async () =>
      (
        await stage.running.api.pool.query<{ subject: string; text: string; html: string }>(
          "SELECT subject, text, html FROM embedded_outbox.message WHERE recipient = $1 AND kind = 'acted-for'",
          [person.email],
        )
      ).rows;
    const [mail, ...others] = await eventually(mails, (found) => found.length > 0);
    expect(others).toEqual([]);
    expect(mail!.text).toContain("asked for by phone");
    expect(mail!.text).toMatch(/\/settings\/privacy|\/parametres\/confidentialite/);
    for (const text of [mail!.subject, mail!.text, mail!.html]) expect(text).not.toMatch(/Joanne|Pelletier|\$sealed/);
    const mailed = async () => {
      const { events } = await person.call(exportEvents, { limit: 200 });
      return events.filter(({ type, data }) => type === "NoticeSent" && data.kind === "acted-for");
    };
    const sent = await eventually(mailed, (found) => found.length > 0);
    expect(sent).toHaveLength(1);
    expect(JSON.stringify(sent[0]!.data)).not.toContain("phone");
  });

  it("leave the customer's own sessions alone, and do not stand among them", async () => {
    const person = await customer();
    await actFor(stage.url, support, person.accountId);
    const { sessions } = await person.call(accountSettings, {});
    expect(sessions).toHaveLength(1);
    expect(await isOver(person)).toBe(false);
  });

  it("can use one idempotency key for two customers", async () => {
    const [one, other] = [await customer(), await customer()];
    const idempotencyKey = crypto.randomUUID();
    const pause = async ({ accountId }: typeof one) =>
      (await actFor(stage.url, support, accountId)).call(updateSubscription, { change: "pause", reason: "vacation" }, { idempotencyKey });
    for (const person of [one, other]) {
      await pause(person);
      const status = async () => (await person.call(subscriptionSettings, {})).subscription.status;
      expect(await eventually(status, (found) => found === "paused")).toBe("paused");
    }
  });

  it("are refused what is the customer's alone", async () => {
    const person = await customer();
    const app = await actFor(stage.url, support, person.accountId);
    const personal = allCalls.filter((call) => typeof call.who === "string" && isPersonal(call));
    expect(personal.length).toBeGreaterThan(20);
    for (const call of personal) {
      const { status, text } = await send(stage.url, call, app, { nonsense: true });
      expect([call.path, status, JSON.parse(text).code]).toEqual([call.path, 403, "acting-refused"]);
    }
    expect(await isOver(app)).toBe(false);
  });

  it("stop when their own session does", async () => {
    const person = await customer();
    const member = await again();
    const app = await actFor(stage.url, member, person.accountId);
    await member.call(staffSignOut, {});
    expect(await isOver(app)).toBe(true);
    await expect(app.call(updateSubscription, { change: "pause", reason: "vacation" })).rejects.toMatchObject({ status: 401 });
  });

  it("stop at the next request once their role is another, or they are disabled", async () => {
    const person = await customer();
    const apps = [await actFor(stage.url, support, person.accountId), await actFor(stage.url, await again(), person.accountId)];
    await change("role", "finance");
    expect(await isOver(apps[0]!)).toBe(true);
    await change("role", "support");
    await change("disabled", true);
    expect(await isOver(apps[1]!)).toBe(true);
    await change("disabled", false);
  });

  it("cannot resume once their former role is restored", async () => {
    const person = await customer();
    const app = await actFor(stage.url, support, person.accountId);
    const admin = await staffMember(stage.url, "admin@tablee.example");
    const { members } = await admin.call(staffMembers, {});
    const { staffId } = members.find(({ workEmail }) => workEmail === "soutien@tablee.example")!;
    for (const role of ["finance", "support"] as const) await admin.call(changeStaffRole, { staffId, role, reason: "a day in finance" });
    expect(await isOver(app)).toBe(true);
  });

  it("stop after half an hour", async () => {
    const person = await customer();
    const app = await actFor(stage.url, support, person.accountId);
    const { rows } = await stage.running.api.pool.query<{ minutes: string }>(
      "SELECT extract(epoch FROM expires_at - created_at) / 60 AS minutes FROM vault.session WHERE acting_by IS NOT NULL AND subject_id = $1",
      [person.accountId],
    );
    expect(Number(rows[0]!.minutes)).toBe(30);
    await stage.running.api.pool.query("UPDATE vault.session SET expires_at = now() WHERE acting_by IS NOT NULL AND subject_id = $1", [
      person.accountId,
    ]);
    expect(await isOver(app)).toBe(true);
  });

  it("stop once the customer ends the other sessions", async () => {
    const person = await customer();
    const app = await actFor(stage.url, support, person.accountId);
    await person.call(endSessions, {});
    expect([await isOver(app), await isOver(person)]).toEqual([true, false]);
  });

  it("give a new code of their authenticator, where they have one, and no code twice", async () => {
    const person = await customer();
    const secret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
    await stage.running.api.pool.query("UPDATE vault.staff SET totp_secret = $1 WHERE email = 'admin@tablee.example'", [secret]);
    const code = await generate({ secret });
    const member = await staffMember(stage.url, "admin@tablee.example", { password: DEMO_PASSWORD, code });
    const refused = { status: 422, body: { code: "authenticator-code-wrong" } };
    await expect(actFor(stage.url, member, person.accountId)).rejects.toMatchObject(refused);
    await expect(actFor(stage.url, member, person.accountId, { code })).rejects.toMatchObject(refused);
    const next = await generate({ secret, epoch: Math.floor(Date.now() / 1_000) + 30 });
    const app = await actFor(stage.url, member, person.accountId, { code: next });
    expect(await isOver(app)).toBe(false);
    await expect(actFor(stage.url, member, person.accountId, { code: next })).rejects.toMatchObject(refused);
  });

  it("are support or admins, and the account is one that there is", async () => {
    const { accountId: id } = await customer();
    for (const email of ["menus@tablee.example", "finance@tablee.example"])
      await expect(actFor(stage.url, await staffMember(stage.url, email), id)).rejects.toMatchObject({ status: 403 });
    const unknown = accountId("00000000-0000-4000-8000-000000000000");
    await expect(support.call(actForCustomer, { accountId: unknown, reason: "by phone" })).rejects.toMatchObject({
      body: { code: "account-not-found" },
    });
  });
});
