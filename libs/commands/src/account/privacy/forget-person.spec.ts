import { changeEmail } from "@tablee/commands/account/sign-in/change-email";
import { verifyEmail } from "@tablee/commands/account/sign-in/verify-email";
import { accounts } from "@tablee/commands/aggregates";
import { agree } from "@tablee/commands/consent/agree";
import { resendGiftCard } from "@tablee/commands/gift-card/desk/resend-gift-card";
import { issueBonus } from "@tablee/commands/gift-card/issue-bonus";
import { mailGiftCard } from "@tablee/commands/gift-card/mail-gift-card";
import { sendInquiry } from "@tablee/commands/inquiry/send-inquiry";
import { settleNewsletter } from "@tablee/commands/newsletter/settle-newsletter";
import { inviteFriend } from "@tablee/commands/referral/invite-friend";
import { closeSubscription } from "@tablee/commands/subscription/close-subscription";
import { certificateNumber, destroyedParts } from "@tablee/domain/account/vocabulary";
import { bonusIdOf } from "@tablee/domain/gift-card/buyer";
import { visitingWriterOf } from "@tablee/domain/inquiry/vocabulary";
import { idFrom } from "@tablee/domain/kernel/ids";
import { addDays } from "@tablee/domain/kernel/time";
import { accountId, person } from "@tablee/domain/testing/examples";
import { subscriptionId } from "@tablee/testing/fixtures/constants";
import { transcriptOf } from "@tablee/testing/fixtures/event-transcript";
import { buying, giftCardId, giftDetails, starting } from "@tablee/testing/fixtures/gift-cards";
import type { Household } from "@tablee/testing/fixtures/household";
import { give } from "@tablee/testing/fixtures/milestones";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { forgetPerson } from "./forget-person.ts";
import { requestErasure } from "./request-erasure.ts";

const erasureId = idFrom("erasure", "of a spec");

const request = (household: Household, givesUpCredit = false) =>
  transcriptOf(household.world, (steps) =>
    requestErasure(steps, { accountId, erasureId, by: "client", givesUpCredit }, household.context()),
  );
const forget = (household: Household) =>
  transcriptOf(household.world, (steps) => forgetPerson(steps, { accountId, position: 7n }, household.context()));

/** A household that has closed its subscription, with nothing left to come. */
async function closed(): Promise<Household> {
  const household = await begin();
  await transcriptOf(household.world, (steps) => closeSubscription(steps, { subscriptionId, reason: "other" }, household.context()));
  household.world.facts.unsettled = async () => ({ boxes: 0, refunds: 0 });
  return household;
}

const verify = (household: Household, email = person.email) =>
  household.act((steps, context) => verifyEmail(steps, { accountId, email }, context));
const changeTo = (household: Household, email: string) =>
  household.act((steps, context) => changeEmail(steps, { accountId, email }, context));

/** Writes to the team as a visitor. */
const write = (household: Household, called: string, email: string) =>
  household.act((steps, context) => {
    const message = { topic: "other", language: "fr", writer: { name: "Camille Roy", email }, message: "Bonjour" } as const;
    return sendInquiry(steps, { inquiryId: idFrom(called), accountId: undefined, ...message }, context);
  });

async function agreeToNewsletter(household: Household): Promise<void> {
  const answer = { accountId, wordings: ["newsletter-1"], language: "fr", source: "settings" } as const;
  await household.act((steps, context) => agree(steps, answer, context));
  await household.act((steps, context) => settleNewsletter(steps, { accountId }, context));
}

describe("an erasure", () => {
  it("waits until the subscription is closed", async () => {
    const household = await begin();
    // Its row is not there yet.
    household.world.facts.subscriptionOf = async () => undefined;
    expect(await request(household)).toEqual(["refused: erasure-subscription-open"]);
  });

  it("waits for boxes and refunds", async () => {
    const household = await closed();
    household.world.facts.unsettled = async () => ({ boxes: 1, refunds: 1 });
    expect(await request(household)).toEqual(["refused: erasure-box-open"]);
    household.world.facts.unsettled = async () => ({ boxes: 0, refunds: 1 });
    expect(await request(household)).toEqual(["refused: erasure-refund-open"]);
  });

  it("waits for a gift card that is mailed on a day to come, then deletes that mail, and no other of its recipient", async () => {
    const household = await closed();
    const { world } = household;
    const on = { date: addDays(household.now.slice(0, 10), 9), zone: "America/Toronto" } as const;
    await transcriptOf(world, starting(household.now));
    await transcriptOf(world, buying(household.now, { details: { buyerId: accountId, delivery: { by: "email", on } } }));
    expect(await request(household)).toEqual(["refused: erasure-gift-waits"]);
    household.now = addDays(household.now.slice(0, 10), 10) + household.now.slice(10);
    await transcriptOf(world, (steps) => mailGiftCard(steps, { giftCardId }, household.context()));
    const mailed = () => [...world.messages.values()].filter(({ to }) => to === giftDetails.recipient.email).length;
    const [gift] = [...world.messages.values()].filter(({ to }) => to === giftDetails.recipient.email);
    // A stranger's present to the same recipient.
    world.messages.set("another", { ...gift!, messageId: "another", accountId: giftDetails.buyerId });
    expect(mailed()).toBe(2);
    expect(await request(household)).toEqual(["ErasureRequested"]);
    await forget(household);
    expect([...world.messages.keys()].filter((id) => id === "another")).toEqual(["another"]);
    expect(mailed()).toBe(1);
  });

  it("waits for the mail to another recipient of a gift card, then deletes the mails to both, and its bonus's", async () => {
    const household = await closed();
    const { world } = household;
    const mail = (id = giftCardId) => transcriptOf(world, (steps) => mailGiftCard(steps, { giftCardId: id }, household.context()));
    await transcriptOf(world, starting(household.now));
    await transcriptOf(world, buying(household.now, { details: { buyerId: accountId } }));
    await mail();
    await transcriptOf(world, (steps) => issueBonus(steps, { giftCardId }, household.context()));
    await mail(bonusIdOf(giftCardId));
    const recipient = { name: "Léa", email: "lea@example.com" };
    await transcriptOf(world, (steps) => resendGiftCard(steps, { giftCardId, recipient }, household.context()));
    expect(await request(household)).toEqual(["refused: erasure-gift-waits"]);
    await mail();
    const gifts = () => [...world.messages.values()].filter(({ kind }) => kind.startsWith("gift-card-")).map(({ to }) => to);
    expect(gifts()).toEqual([giftDetails.recipient.email, giftDetails.buyer.email, recipient.email]);
    expect(await request(household)).toEqual(["ErasureRequested"]);
    await forget(household);
    expect(gifts()).toEqual([]);
  });

  it("does not wait for a bonus that is still to be mailed: its code is never sent, and no mail stays due", async () => {
    const household = await closed();
    const { world } = household;
    await transcriptOf(world, starting(household.now));
    await transcriptOf(world, buying(household.now, { details: { buyerId: accountId } }));
    await transcriptOf(world, (steps) => mailGiftCard(steps, { giftCardId }, household.context()));
    await transcriptOf(world, (steps) => issueBonus(steps, { giftCardId }, household.context()));
    expect(await request(household)).toEqual(["ErasureRequested"]);
    await forget(household);
    // Without the person's key the log holds no buyer.
    for (const { type, data } of world.log.events)
      if (type === "GiftCardRequested")
        for (const field of ["buyer", "recipient", "message"]) delete (data as Record<string, unknown>)[field];
    const bonus = { giftCardId: bonusIdOf(giftCardId) };
    expect(await transcriptOf(world, (steps) => mailGiftCard(steps, bonus, household.context()))).toEqual([
      "NoticeNotWanted",
      "GiftCardMailed",
    ]);
    expect([...world.messages.values()].filter(({ kind }) => kind === "gift-card-bonus")).toEqual([]);
  });

  it("deletes the mails to friends whom the person invited, and writes none that still waits", async () => {
    const household = await begin();
    await household.follow();
    const { world } = household;
    const invite = (name: string) =>
      transcriptOf(world, (steps) =>
        inviteFriend(steps, { accountId, friend: { name, email: `${name}@example.com` }, language: "fr" }, household.context()),
      );
    await invite("Marie");
    await household.follow();
    const invitations = () => [...world.messages.values()].filter(({ kind }) => kind === "friend-invitation").map(({ to }) => to);
    expect(invitations()).toEqual(["Marie@example.com"]);
    await transcriptOf(world, (steps) => closeSubscription(steps, { subscriptionId, reason: "other" }, household.context()));
    world.facts.unsettled = async () => ({ boxes: 0, refunds: 0 });
    await invite("Lea");
    await request(household);
    await household.follow();
    await forget(household);
    expect(invitations()).toEqual([]);
  });

  it("destroys the keys of what the person wrote as a visitor, however late the read models are, and no stranger's", async () => {
    const household = await closed();
    const { world } = household;
    await verify(household);
    await request(household);
    world.facts.lag = 1_000;
    await write(household, "own message", person.email.toUpperCase());
    await write(household, "strange message", "someone@example.com");
    expect(world.visitors.size).toBe(2);
    await forget(household);
    expect([...world.visitors.keys()]).toEqual([visitingWriterOf(idFrom("strange message"))]);
    const reached = world.log.events.filter(({ type }) => type === "InquiryWriterForgotten").map(({ stream }) => stream);
    expect(reached).toEqual([`inquiry-${idFrom("own message")}`]);
  });

  it("closes the messages that the person wrote from the account", async () => {
    const household = await closed();
    await household.act((steps, context) => {
      const written = { topic: "other", language: "fr", writer: { name: "Camille Roy", email: person.email }, message: "Bonjour" } as const;
      return sendInquiry(steps, { inquiryId: idFrom("of a client"), accountId, ...written }, context);
    });
    await household.follow();
    await request(household);
    expect(await forget(household)).toContain("InquiryWriterForgotten");
  });

  it("closes a message that was sent just before the request, whose row is late", async () => {
    const household = await closed();
    const { facts } = household.world;
    const [inquiryId, rowsOf] = [idFrom("sent at last"), facts.inquiriesOf];
    await household.act((steps, context) => {
      const written = { topic: "other", language: "fr", writer: { name: "Camille Roy", email: person.email }, message: "Bonjour" } as const;
      return sendInquiry(steps, { inquiryId, accountId, ...written }, context);
    });
    await household.follow();
    await request(household);
    const answers = [[], [inquiryId]];
    facts.inquiriesOf = async () => answers.shift() ?? [];
    expect(await forget(household)).toContain("InquiryWriterForgotten");
    facts.inquiriesOf = rowsOf;
  });

  it("reaches earlier addresses that the person had verified", async () => {
    const household = await closed();
    await verify(household);
    await changeTo(household, "later@example.com");
    await write(household, "earlier message", person.email);
    await write(household, "later message", "later@example.com");
    await request(household);
    await forget(household);
    expect([...household.world.visitors.keys()]).toEqual([visitingWriterOf(idFrom("later message"))]);
  });

  it("leaves to the owner of an address that was never verified what was written from it, sent to it and asked for with it", async () => {
    const household = await closed();
    const { world } = household;
    const [stranger, mine] = [person.email, "mine@example.com"];
    await write(household, "a stranger's message", stranger);
    // The stranger reads the newsletter, and was sent a present.
    world.readers.set(stranger, new Set(["footer"]));
    world.newsletterConsents.set(stranger, [{ wording: "newsletter-1", language: "fr", givenAt: household.now }]);
    const [own] = world.messages.values();
    world.messages.set("a present", { ...own!, messageId: "a present", accountId: giftDetails.buyerId, to: stranger });
    await changeTo(household, mine);
    await verify(household, mine);
    await write(household, "own message", mine);
    await request(household);
    await forget(household);
    expect([...world.visitors.keys()]).toEqual([visitingWriterOf(idFrom("a stranger's message"))]);
    expect([...world.readers.keys()]).toEqual([stranger]);
    expect([...world.newsletterConsents.keys()]).toEqual([stranger]);
    expect([...world.messages.keys()]).toEqual(["a present"]);
  });

  it("ends the newsletter that the account brought to an address that was never verified", async () => {
    const household = await closed();
    const { world } = household;
    await agreeToNewsletter(household);
    expect([...world.readers.keys()]).toEqual([person.email]);
    await request(household);
    await forget(household);
    expect([...world.readers.keys()]).toEqual([]);
  });

  it("asks before purchased credit is given up", async () => {
    const household = await closed();
    await give(household, "purchased", 900);
    expect(await request(household)).toEqual(["refused: erasure-credit-left"]);
    expect(await request(household, true)).toEqual(["ErasureRequested"]);
  });

  it("is requested once", async () => {
    const household = await closed();
    expect(await request(household)).toEqual(["ErasureRequested"]);
    expect(await request(household)).toEqual([]);
  });

  it("is carried out once, with a certificate of what was destroyed", async () => {
    const household = await closed();
    expect(await forget(household)).toEqual([]);
    await request(household);
    expect((await forget(household)).at(-1)).toBe("PersonForgotten");
    expect(await forget(household)).toEqual([]);
    expect(household.world.passwords.has(accountId)).toBe(false);
    expect(destroyedParts[0]).toBe("key");
    expect(certificateNumber(erasureId)).toMatch(/^E-/);
    const { state } = await household.world.process().steps.load(accounts, accountId);
    expect(state.status).toBe("forgotten");
  });

  it("that died before any of its steps is finished by the next one, which appends nothing twice", async () => {
    for (let dies = 0; ; dies++) {
      const household = await closed();
      await request(household);
      const run = (limit?: number) =>
        transcriptOf(household.world, (steps) => forgetPerson(steps, { accountId, position: 7n }, household.context()), limit);
      const before = household.world.log.events.length;
      const first = await run(dies);
      await run();
      const appended = household.world.log.events.slice(before).map(({ stream, type }) => `${stream} ${type}`);
      expect(new Set(appended).size).toBe(appended.length);
      expect(appended.at(-1)).toMatch(/ PersonForgotten$/);
      if (!first.includes("died")) break;
      expect(dies).toBeLessThan(30);
    }
  });
});
