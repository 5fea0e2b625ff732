import { givePaymentMethod } from "@tablee/commands/account/give-payment-method";
import { emailClaimOf } from "@tablee/commands/account/sign-in/settle-email";
import { accounts, claims, orders, referrals } from "@tablee/commands/aggregates";
import { returnMail } from "@tablee/commands/notice/return-mail";
import { inviteFriend, mailInvitation } from "@tablee/commands/referral/invite-friend";
import { settleReferral } from "@tablee/commands/referral/settle-referral";
import { Steps } from "@tablee/commands/steps";
import { closeSubscription } from "@tablee/commands/subscription/close-subscription";
import { type AccountId, accountId, idFrom, orderIdOf, subscriptionIdOf } from "@tablee/domain/kernel/ids";
import type { Invitation } from "@tablee/domain/referral/decider";
import { referralPolicies } from "@tablee/domain/referral/policy";
import { person, accountId as referrerId } from "@tablee/domain/testing/examples";
import { PermanentFailure } from "@tablee/gateways/port-failure";
import { contextOf, outcomeOf } from "../../fixtures/competing-claims.ts";
import { deliveries, weekIn } from "../../fixtures/constants.ts";
import { worldBeforeSignUp } from "../../fixtures/signed-up-household.ts";
import { elsewhere, referrer } from "./referrer.ts";

describe("a referral", () => {
  it("has a code once the first box is paid, and none before", async () => {
    const { steps } = await referrer();
    expect((await steps.load(referrals, referrerId)).state.code).toMatch(/^[0-9A-Z]{10}$/);
    const stranger = (await worldBeforeSignUp()).process().steps;
    expect((await stranger.load(referrals, referrerId)).state.code).toBeUndefined();
  });

  it("brings the referrer a credit when the friend's first paid box is delivered, once, and the friend has free meals", async () => {
    const { steps, friendBy, deliver, referred, creditOf, household } = await referrer();
    const friend = await friendBy("marie", elsewhere("1"));
    expect(await referred(friend)).toMatchObject({ status: "signed-up" });
    const { state: first } = await steps.load(orders, orderIdOf(subscriptionIdOf(friend), weekIn(0)));
    expect(first.status !== "none" && first.grants).toMatchObject([{ type: "referral_code", kind: "free-meals" }]);
    expect(await creditOf(referrerId)).toBe(0);
    await deliver(friend);
    expect(await referred(friend)).toMatchObject({ status: "credited", cents: 3_000 });
    expect(await creditOf(referrerId)).toBe(3_000);
    const { head } = household.world.log;
    await household.act((acting, context) => settleReferral(acting, { orderId: orderIdOf(subscriptionIdOf(friend), weekIn(0)) }, context));
    await household.follow();
    expect(household.world.log.head).toBe(head);
  });

  it("tells the referrer by one mail that the credit is there, which names no friend", async () => {
    const { household, friendBy, deliver } = await referrer({ notices: true });
    const mails = () => [...household.world.messages.values()].filter(({ kind }) => kind === "referral-credited");
    const friend = await friendBy("amelie", elsewhere("1"));
    expect(mails()).toEqual([]);
    await deliver(friend);
    await household.follow();
    expect(mails()).toHaveLength(1);
    expect(mails()[0]!.text).toContain("$30");
    expect(mails()[0]!.text).not.toContain("amelie@example.com");
  });

  it("brings nothing for a friend of the own household or card, nor for one who was a customer before", async () => {
    const { steps, soon, friendBy, deliver, referred, creditOf } = await referrer();
    const before = await friendBy("before", elsewhere("7"), { by: null, token: "tok_visa-shared", at: deliveries[1]! });
    const sameCard = await friendBy("card", elsewhere("3"), { token: "tok_visa-shared", at: deliveries[2]! });
    await givePaymentMethod(steps, { accountId: referrerId, methodToken: "tok_own-shared" }, contextOf(referrerId, soon(), "card"));
    const ownCard = await friendBy("own-card", elsewhere("4"), { token: "tok_own-shared" });
    await deliver(before);
    await deliver(sameCard);
    await deliver(ownCard);
    expect(await referred(before)).toBeUndefined();
    expect(await referred(sameCard)).toMatchObject({ because: "known-card" });
    expect(await referred(ownCard)).toMatchObject({ because: "own-card" });
    expect(await creditOf(referrerId)).toBe(0);
  });

  it("is judged by the card that paid for the delivered box, not by one that friend or referrer gave since", async () => {
    const { steps, soon, friendBy, deliver, referred, creditOf } = await referrer();
    const give = (accountId: AccountId, methodToken: string) =>
      givePaymentMethod(steps, { accountId, methodToken }, contextOf(accountId, soon(), methodToken));
    await give(referrerId, "tok_old-shared");
    await give(referrerId, "tok_new-shared");
    const ownCard = await friendBy("own-card", elsewhere("4"), { token: "tok_old-shared" });
    const honest = await friendBy("honest", elsewhere("5"), { at: deliveries[1]! });
    await give(ownCard, "tok_clean");
    await give(honest, "tok_new-shared");
    for (const friend of [ownCard, honest]) await deliver(friend);
    expect(await referred(ownCard)).toMatchObject({ because: "own-card" });
    expect(await referred(honest)).toMatchObject({ status: "credited" });
    expect(await creditOf(referrerId)).toBe(3_000);
  });

  it("of two friends with one card and no code brings one credit", async () => {
    const { steps, soon, friendBy, deliver, referred } = await referrer();
    const friends = [
      await friendBy("one", elsewhere("4"), { token: "tok_both-shared", at: deliveries[1]!, withCode: false }),
      await friendBy("other", elsewhere("5"), { token: "tok_both-shared", at: deliveries[2]!, withCode: false }),
    ];
    for (const friend of friends)
      await givePaymentMethod(steps, { accountId: friend, methodToken: `tok_${friend}` }, contextOf(friend, soon(), "card"));
    for (const friend of friends) await deliver(friend);
    const outcomes = await Promise.all(friends.map(referred));
    expect(outcomes.map((outcome) => outcome!.status).toSorted()).toEqual(["credited", "refused"]);
    expect(outcomes).toContainEqual(expect.objectContaining({ because: "known-card" }));
  });

  it("brings nothing to an account whose subscription is closed, and is told to it as that", async () => {
    const { steps, soon, friendBy, deliver, referred, creditOf, household } = await referrer();
    const friend = await friendBy("late", elsewhere("5"));
    await closeSubscription(
      steps,
      { subscriptionId: subscriptionIdOf(referrerId), reason: "other" },
      contextOf(referrerId, soon(), "close"),
    );
    await household.follow();
    await deliver(friend);
    expect(await referred(friend)).toMatchObject({ because: "referrer-closed" });
    expect(await creditOf(referrerId)).toBe(0);
  });

  it("by mail reaches the friend once, leads to the account by the mail's link, and is credited as any other", async () => {
    const { household, steps, soon, friendBy, deliver, creditOf } = await referrer();
    const marie = { name: "Marie", email: "Marie@Example.com" };
    const invite = (name: string, friend = marie, by: AccountId = referrerId) =>
      outcomeOf(inviteFriend(steps, { accountId: by, friend, language: "fr" }, contextOf(by, soon(), name)).then(() => "invited"));
    expect(await invite("first")).toBe("invited");
    expect(await invite("again")).toBe("invitation-taken");
    await household.follow();
    const mails = () => [...household.world.messages.values()].filter(({ kind }) => kind === "friend-invitation");
    expect(mails().map(({ to }) => to)).toEqual([marie.email]);
    const { invitations } = (await steps.load(referrals, referrerId)).state;
    const [[invitationId, invitation]] = [...invitations] as [[string, Invitation]];
    expect(invitation.mail).toBe("sent");
    const { state } = await steps.load(referrals, referrerId);
    for (const part of [
      person.firstName,
      person.lastName,
      `/fr/?r=${state.code}&rid=${invitationId}`,
      "aucune liste",
      "/fr/no-invitations",
    ])
      expect(mails()[0]!.text).toContain(part);

    const [noticeId] = [...household.world.messages].find(([, { kind }]) => kind === "friend-invitation")!;
    const report = { noticeId, kind: "friend-invitation", subject: { kind: "referral", id: referrerId } } as const;
    for (const [other, isOurs] of [
      [idFrom("another notice"), false],
      [noticeId, true],
    ] as const)
      expect(await returnMail(steps, { ...report, noticeId: other }, contextOf(referrerId, soon(), `returned ${isOurs}`))).toBe(isOurs);
    expect((await steps.load(referrals, referrerId)).state.invitations.get(invitationId)).toMatchObject({
      mail: "refused",
      because: "came-back",
    });
    const friend = await friendBy("marie", elsewhere("8"), { invitationId });
    expect((await steps.load(referrals, referrerId)).state.invitations.get(invitationId)).toMatchObject({ friendId: friend });
    expect(await invite("customer", { name: "Marie", email: "marie@example.com" })).toBe("invitation-taken");
    expect(await invite("no link", { name: "Noé", email: "noe@example.com" }, accountId(idFrom("friend", "stranger")))).toBe(
      "account-closed",
    );
    await deliver(friend);
    expect((await steps.load(referrals, referrerId)).state.friends.get(friend)).toMatchObject({ status: "credited", invitationId });
    expect(await creditOf(referrerId)).toBe(3_000);
    expect(mails()).toHaveLength(1);
  });

  it("by mail states that the friend's address takes none", async () => {
    const { household, steps, soon } = await referrer();
    const { messages } = household.world;
    const refusing = new Steps(steps, steps.facts, {
      ...steps.ports,
      messages: {
        ...steps.ports.messages,
        deliver: async () => {
          throw new PermanentFailure("refused-outside", "no such mailbox");
        },
      },
    });
    const friend = { name: "Noé", email: "noe@example.com" };
    await inviteFriend(steps, { accountId: referrerId, friend, language: "fr" }, contextOf(referrerId, soon(), "invite"));
    const [invitationId] = [...(await steps.load(referrals, referrerId)).state.invitations.keys()];
    const before = messages.size;
    await mailInvitation(refusing, { accountId: referrerId, invitationId: invitationId! }, contextOf(referrerId, soon(), "mail"));
    await household.follow();
    expect((await steps.load(referrals, referrerId)).state.invitations.get(invitationId!)).toMatchObject({
      mail: "refused",
      because: "address-refused",
    });
    expect(messages.size).toBe(before);
  });

  it("by mail leaves an address to other accounts where the day's limit refuses it, before or after its claim", async () => {
    const { household, steps, soon } = await referrer();
    const { invitationsADay } = referralPolicies[0]!;
    const invite = (n: number, acting = steps) => {
      const friend = { name: "Noé", email: `noe${n}@example.com` };
      return outcomeOf(
        inviteFriend(acting, { accountId: referrerId, friend, language: "fr" }, contextOf(referrerId, soon(), `invite ${n}`)).then(
          () => "invited",
        ),
      );
    };
    const claimOf = async (n: number) => {
      const emailClaim = emailClaimOf(steps, `noe${n}@example.com`);
      return (await steps.load(claims, `invitation_${emailClaim}`)).state.status;
    };
    for (let n = 1; n < invitationsADay; n++) expect(await invite(n)).toBe("invited");
    // Each is judged while one is left; the first one takes it.
    expect((await Promise.all([100, 101].map((n) => invite(n, household.world.process().steps)))).toSorted()).toEqual([
      "invitations-used-up",
      "invited",
    ]);
    expect((await Promise.all([100, 101].map(claimOf))).toSorted()).toEqual(["free", "held"]);
    expect([await invite(102), await claimOf(102), await claimOf(1)]).toEqual(["invitations-used-up", "free", "held"]);
  });

  it("counts once, at registration", async () => {
    const { steps, friendBy } = await referrer();
    const friend = await friendBy("once", elsewhere("6"));
    expect((await steps.load(accounts, friend)).state).toMatchObject({ referrerId });
    expect((await steps.load(referrals, referrerId)).state.friends.size).toBe(1);
  });
});
