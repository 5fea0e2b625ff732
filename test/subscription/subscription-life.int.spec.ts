import { randomUUID } from "node:crypto";
import { grantCredit } from "@tablee/commands/credit/grant-credit";
import { recordCollection } from "@tablee/contracts/calls/admin/deliveries";
import { outbox } from "@tablee/contracts/calls/admin/money";
import { subscriptionReceipts } from "@tablee/contracts/calls/receipts";
import { createReferral, invite } from "@tablee/contracts/calls/referrals";
import { rewardsBalance, rewardsHistories } from "@tablee/contracts/calls/rewards";
import { saveDiscountAndReferral, sessionData } from "@tablee/contracts/calls/sessions";
import {
  expireGivenBalance,
  expireGivenBalanceByGet,
  subscriptionSettings,
  updateSubscription,
} from "@tablee/contracts/calls/settings-subscription";
import { createClient } from "@tablee/contracts/calls/signup";
import { accountId, idFrom } from "@tablee/domain/kernel/ids";
import { cents } from "@tablee/domain/kernel/money";
import { addMinutes } from "@tablee/domain/kernel/time";
import { advance, boxesOf, eventually, newVisitor, ordersOf, readMessage, signUp, staffMember } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

const stage = await specStage();
const person = await signUp(stage.url);
await boxesOf(person);

const show = () => person.call(subscriptionSettings, {});
const standings = async () => (await show()).weeks.map(({ standing }) => standing);
const settled = (holds: (all: readonly string[]) => boolean) => eventually(standings, holds);
const refusal = (code: string) => expect.objectContaining({ body: expect.objectContaining({ code }) });

describe("the link of a household whose first box is paid", () => {
  const invitation = () => person.call(invite, {});

  it("brings a visitor the friends' offer, and the household the friend who registers by it, once", async () => {
    const { code } = await eventually(invitation, (now) => now.code !== null);
    const visitor = newVisitor(stage.url);
    await visitor.refresh();
    expect(await visitor.call(saveDiscountAndReferral, { referral: "NOT-A-CODE" })).toEqual({ discountCode: null });
    expect(await visitor.call(saveDiscountAndReferral, { referral: code!.toLowerCase() })).toEqual({ discountCode: "AMIS3" });
    expect((await visitor.call(sessionData, {})).discountBar).toMatchObject({ discount: { type: "ReferralCode" } });
    const friend = { firstName: "Camille", lastName: "Roy", email: `${randomUUID()}@example.com`, password: "une-longue-phrase-2026" };
    await visitor.call(createClient, friend);
    const { friends } = await eventually(invitation, (now) => now.friends.length > 0);
    expect(friends).toMatchObject([{ number: 1, name: null, status: "signed-up", settledOn: null, because: null }]);
  });

  it("is mailed to a friend once, and the friend who follows the mail is listed under the name that the customer gave", async () => {
    const friend = { firstName: "Marie", lastName: "Roy", email: `${randomUUID()}@example.com`, password: "une-longue-phrase-2026" };
    const asked = { name: "Marie", email: friend.email, language: "fr" } as const;
    await person.call(createReferral, asked);
    await expect(person.call(createReferral, { ...asked, email: asked.email.toUpperCase() })).rejects.toEqual(refusal("invitation-taken"));
    const listed = () => invitation().then(({ friends }) => friends.find(({ name }) => name === "Marie"));
    await eventually(listed, (found) => found?.status === "sent");
    const support = await staffMember(stage.url, "soutien@tablee.example");
    const sent = await eventually(
      async () => (await support.call(outbox, { q: friend.email })).rows,
      (rows) => rows.length > 0,
    );
    expect(sent.map(({ kind }) => kind)).toEqual(["friend-invitation"]);
    const { text } = await readMessage(support, sent[0]!.messageId);
    const [, referral, referralId] = /\/fr\/\?r=(\w+)&rid=([\w-]+)/.exec(text)!;
    const decline = new URL(/https?:\S+\/desabonnement\/\w+/.exec(text)![0]).pathname;
    for (const [method, part] of [
      ["GET", "<form"],
      ["POST", "aucune autre invitation"],
    ] as const)
      expect(await (await fetch(`${stage.url}${decline}`, { method })).text()).toContain(part);
    const visitor = newVisitor(stage.url);
    await visitor.refresh();
    expect(await visitor.call(saveDiscountAndReferral, { referral, referralId })).toEqual({ discountCode: "AMIS3" });
    await visitor.call(createClient, friend);
    expect(await eventually(listed, (found) => found?.status === "signed-up")).toMatchObject({ invitedOn: expect.any(String) });
    await expect(person.call(createReferral, { ...asked, email: person.email })).rejects.toEqual(refusal("invitation-taken"));
  });
});

describe("the subscription's settings", () => {
  it("say which boxes come whatever happens, with what they cost, and which would be skipped", async () => {
    const { subscription, weeks, closing, record } = await show();
    expect(subscription).toMatchObject({ status: "active", pausedAt: null, resumesAt: null, closedAt: null });
    expect(weeks.map(({ standing }) => standing)).toEqual(["comes", ...Array(5).fill("open")]);
    expect(weeks[0]).toMatchObject({ paid: true });
    expect(weeks[0]!.totalCents).toBeGreaterThan(0);
    expect([closing.assetsOut, closing.blocked, record]).toEqual([0, false, null]);
  });

  it("pause until a day that is offered; it resumes by itself, and only the boxes before it stay skipped", async () => {
    const { resumeChoices, weeks } = await show();
    const choice = resumeChoices[2]!;
    expect(weeks.map(({ deliveryDate }) => deliveryDate)).toContain(choice.firstBox);
    const { subscription } = await person.call(updateSubscription, { change: "pause", reason: "vacation", until: choice.date });
    expect(subscription).toMatchObject({ status: "paused", pauseReason: "vacation", resumesAt: { date: choice.date, time: "00:00" } });
    const expected = weeks.map(({ deliveryDate, standing }, i) => (i > 0 && deliveryDate < choice.firstBox ? "skipped" : standing));
    expect(expected).toContain("skipped");
    expect(await settled((all) => all.join() === expected.join())).toEqual(expected);
    const paused = await show();
    expect(paused.subscription).toEqual(subscription);
    const { receipts } = await person.call(subscriptionReceipts, { number: paused.record!.number });
    expect(receipts).toMatchObject([{ kind: "paused", reason: "vacation", resumesAt: subscription.resumesAt }]);
    const admin = await staffMember(stage.url, "admin@tablee.example");
    await advance(admin, addMinutes(subscription.resumesAt!.at, 5));
    await eventually(show, (now) => now.subscription.status === "active");
    const first = (await ordersOf(person)).find(({ status }) => status === "open");
    expect(first?.deliveryDate).toBe(choice.firstBox);
    expect((await show()).record).toMatchObject({ kind: "resumed" });
    const isBack = ({ weeks: all }: Awaited<ReturnType<typeof show>>) =>
      all.every(({ deliveryDate, standing }) => deliveryDate < choice.firstBox || standing === "open");
    expect(isBack(await eventually(show, isBack))).toBe(true);
  });

  it("move the end of a pause, take it back, and have both on record; nothing is moved once nothing is paused", async () => {
    const [{ resumeChoices }, before] = [await show(), await standings()];
    const [sooner, later] = [resumeChoices[1]!, resumeChoices[4]!];
    await expect(person.call(updateSubscription, { change: "pause-end", until: later.date })).rejects.toEqual(refusal("selection-invalid"));
    await expect(person.call(updateSubscription, { change: "pause", reason: "other", until: "2037-11-29" })).rejects.toEqual(
      refusal("selection-invalid"),
    );
    expect((await show()).subscription.status).toBe("active");
    await person.call(updateSubscription, { change: "pause", reason: "vacation", until: sooner.date });
    const { subscription } = await person.call(updateSubscription, { change: "pause-end", until: later.date });
    expect(subscription).toMatchObject({ status: "paused", pauseReason: "vacation", resumesAt: { date: later.date, time: "00:00" } });
    const moved = await show();
    expect(moved.subscription).toEqual(subscription);
    expect(moved.resumeChoices).toContainEqual(sooner);
    const { receipts } = await person.call(subscriptionReceipts, { number: moved.record!.number });
    expect(receipts).toMatchObject([{ kind: "pause-moved", reason: null, resumesAt: subscription.resumesAt }]);
    await expect(person.call(updateSubscription, { change: "pause-end", until: "2024-03-18" })).rejects.toEqual(
      refusal("selection-invalid"),
    );
    await person.call(updateSubscription, { change: "pause-end" });
    expect((await show()).subscription).toMatchObject({ status: "paused", resumesAt: null });
    expect((await show()).record).toMatchObject({ kind: "pause-moved" });
    await person.call(updateSubscription, { change: "resume" });
    expect(await settled((all) => all.join() === before.join())).toEqual(before);
  });

  it("close once given money has expired; purchased money stays, points are lost, and there is no way back", async () => {
    const rows = await stage.running.api.pool.query<{ account_id: string }>("SELECT account_id FROM read.subscriptions");
    const owner = accountId(rows.rows[0]!.account_id);
    const give = (kind: "promotional" | "purchased", amount: number) => {
      const commandId = idFrom("life-test", kind, amount);
      const context = {
        commandId,
        actor: { kind: "staff", id: "support" },
        correlationId: commandId,
        subject: owner,
        at: stage.running.api.clock.now(),
      } as const;
      const source = kind === "purchased" ? "gift-card" : "goodwill";
      return stage.commands.send(
        grantCredit,
        { accountId: owner, grantId: idFrom(commandId), kind, source, name: "a gift", cents: cents(amount) },
        context,
      );
    };
    await give("promotional", 1_500);
    await give("purchased", 2_500);
    // The first boxes have been delivered: their bags come back before the account can close.
    const support = await staffMember(stage.url, "soutien@tablee.example");
    await eventually(show, ({ closing }) => closing.assetsOut > 0);
    await support.call(recordCollection, { accountId: owner, result: "handed-in", reason: "brought to the depot" });
    const before = await eventually(show, ({ closing }) => closing.purchasedCents === 2_500 && closing.givenCents === 1_500);
    const { available, pending } = before.closing.points;
    await expect(person.call(updateSubscription, { change: "close", reason: "expensive" })).rejects.toEqual(refusal("given-balance-left"));
    expect(await person.call(expireGivenBalance, {})).toEqual({ givenCents: 0, purchasedCents: 2_500 });
    expect(await person.call(expireGivenBalanceByGet, {})).toEqual({ givenCents: 0, purchasedCents: 2_500 });
    await give("promotional", 900);
    const leave = { change: "close", reason: "expensive", expireGiven: true } as const;
    const { subscription } = await person.call(updateSubscription, leave);
    expect(subscription).toMatchObject({ status: "closed", closedAt: { date: expect.any(String) } });
    await settled((all) => !all.includes("open"));
    const after = await eventually(show, ({ pointsLost }) => pointsLost !== null);
    expect([after.pointsLost, after.closing.purchasedCents]).toEqual([available + pending, 2_500]);
    expect(await person.call(rewardsBalance, {})).toMatchObject({ available: 0, pending: 0, ended: { points: available + pending } });
    expect((await person.call(rewardsHistories, {})).rows.reduce((total, { points }) => total + points, 0)).toBe(0);
    for (const change of [{ change: "resume" }, { change: "close", reason: "other" }, { change: "pause", reason: "other" }] as const)
      await expect(person.call(updateSubscription, change)).rejects.toEqual(refusal("subscription-closed"));
    await expect(person.call(expireGivenBalance, {})).rejects.toEqual(refusal("subscription-closed"));
  });
});
