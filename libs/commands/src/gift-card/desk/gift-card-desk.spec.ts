import { payments } from "@tablee/commands/aggregates";
import { freezeGiftCard } from "@tablee/commands/gift-card/desk/freeze-gift-card";
import {
  confirmGiftCardRefund,
  decideGiftCardRefund,
  payGiftCardRefund,
  refundGiftCard,
} from "@tablee/commands/gift-card/desk/refund-gift-card";
import { confirmGiftCardReissue, resendGiftCard } from "@tablee/commands/gift-card/desk/resend-gift-card";
import { codeOf } from "@tablee/commands/gift-card/gift-code";
import { issueBonus } from "@tablee/commands/gift-card/issue-bonus";
import { mailGiftCard } from "@tablee/commands/gift-card/mail-gift-card";
import { printedGiftCard, printTokenOf } from "@tablee/commands/gift-card/print-gift-card";
import type { Steps } from "@tablee/commands/steps";
import { bonusIdOf } from "@tablee/domain/gift-card/buyer";
import { groupedGiftCode } from "@tablee/domain/gift-card/code";
import { idFrom } from "@tablee/domain/kernel/ids";
import { cents } from "@tablee/domain/kernel/money";
import { giftCardPurposeOf, paymentIdOf } from "@tablee/domain/payment/purpose";
import { World } from "@tablee/simulation/world";
import { appended, appendedAfterDeaths } from "@tablee/testing/fixtures/appended-events";
import { signedUpAt as at } from "@tablee/testing/fixtures/constants";
import { buying, byVisitor, cardIn, giftCardId, giftDetails, starting } from "@tablee/testing/fixtures/gift-cards";

const refundId = idFrom("refund", "of a spec");
const by = (staffId: string, name: string) => ({
  ...byVisitor(`${staffId} ${name}`, at),
  actor: { kind: "staff", id: staffId, role: "support" } as const,
});

async function bought(amount = 15_000): Promise<World> {
  const world = new World();
  await appended(world, starting(at, { amount }));
  await appended(world, buying(at));
  await appended(world, mailing("first"));
  return world;
}

const mailing = (name: string) => (steps: Steps) => mailGiftCard(steps, { giftCardId }, byVisitor(`mail ${name}`, at));
const refunding =
  (name = "refund") =>
  (steps: Steps) =>
    refundGiftCard(steps, { giftCardId, refundId }, by("one", name));
const paying = (steps: Steps) => payGiftCardRefund(steps, { giftCardId }, byVisitor("pay refund", at));
const mails = ({ messages }: World) => [...messages.values()].map(({ kind, to }) => [kind, to]);
const types = (events: readonly (readonly [string, string, unknown])[]) => events.map(([, type]) => type);

describe("staff at a gift card", () => {
  it("repeat its mail with the same code, once a request", async () => {
    const world = await bought();
    const resend = (name: string) => (steps: Steps) => resendGiftCard(steps, { giftCardId }, by("one", name));
    expect(types(await appended(world, resend("resend")))).toEqual(["GiftCardMailRequested"]);
    expect(types(await appended(world, mailing("again")))).toEqual(["NoticeSent", "GiftCardMailed"]);
    expect(await appended(world, mailing("again later"))).toEqual([]);
    const sent = [...world.messages.values()];
    expect(sent.map(({ to }) => to)).toEqual([giftDetails.recipient.email, giftDetails.recipient.email]);
    expect(sent[0]!.text).toBe(sent[1]!.text);
  });

  it("send it to another recipient with a new code, and the page and the code of the last issue are void", async () => {
    const world = await bought();
    const { steps } = world.process();
    const recipient = { name: "Léa", email: "lea@example.com" };
    await appended(world, (own) => resendGiftCard(own, { giftCardId, recipient }, by("one", "reissue")));
    expect(types(await appended(world, mailing("second")))).toEqual(["NoticeSent", "GiftCardMailed"]);
    const last = [...world.messages.values()].at(-1)!;
    expect([last.to, last.text]).toEqual([recipient.email, expect.stringContaining(groupedGiftCode(codeOf(steps, giftCardId, 2)))]);
    await appended(world, (own) => confirmGiftCardReissue(own, { giftCardId }, byVisitor("confirm", at)));
    await appended(world, (own) => resendGiftCard(own, { giftCardId }, by("one", "resend")));
    await appended(world, (own) => confirmGiftCardReissue(own, { giftCardId }, byVisitor("confirm again", at)));
    const told = [...world.messages.values()].filter(({ kind }) => kind === "gift-card-reissued");
    expect(told.map(({ to }) => to)).toEqual([giftDetails.buyer.email]);
    expect(told[0]!.text).toContain("l•••@example.com");
    expect(told[0]!.text).not.toContain(recipient.email);
    expect(await printedGiftCard(steps, printTokenOf(steps, giftCardId, 1))).toBeUndefined();
    expect(await printedGiftCard(steps, printTokenOf(steps, giftCardId, 2))).toMatchObject({ recipientName: "Léa" });
  });

  it("send nothing where the recipient is another one than the desk saw, since it counted that", async () => {
    const world = await bought();
    const recipient = { name: "Léa", email: "lea@example.com" };
    const send = (name: string, isNew: boolean) => (own: Steps) => resendGiftCard(own, { giftCardId, recipient, isNew }, by("one", name));
    await expect(appended(world, send("uncounted", false))).rejects.toMatchObject({ code: "gift-card-recipient-changed" });
    expect(types(await appended(world, send("counted", true)))).toEqual(["GiftCardReissued"]);
    await expect(appended(world, send("counted twice", true))).rejects.toMatchObject({ code: "gift-card-recipient-changed" });
  });

  it("freeze it, and nothing is mailed until that ends", async () => {
    const world = await bought();
    await appended(world, (steps) => resendGiftCard(steps, { giftCardId }, by("one", "resend")));
    await appended(world, (steps) => freezeGiftCard(steps, { giftCardId, frozen: true }, by("one", "freeze")));
    expect(await appended(world, mailing("frozen"))).toEqual([]);
    await appended(world, (steps) => freezeGiftCard(steps, { giftCardId, frozen: false }, by("one", "unfreeze")));
    expect(types(await appended(world, mailing("thawed")))).toEqual(["NoticeSent", "GiftCardMailed"]);
  });

  it("refund it to the payment that bought it, once, with its bonus frozen, whichever step a process dies before", async () => {
    const worlds: World[] = [];
    const begin = async () => {
      const world = await bought();
      await appended(world, (steps) => issueBonus(steps, { giftCardId }, byVisitor("bonus", at)));
      expect(types(await appended(world, refunding()))).toEqual(["GiftCardRefunded"]);
      worlds.push(world);
      return world;
    };
    for (const events of await appendedAfterDeaths(begin, paying)) expect(types(events)).toEqual(["PaymentRefunded", "GiftCardFrozen"]);
    for (const world of worlds) {
      const { steps } = world.process();
      const { state: payment } = await steps.load(payments, paymentIdOf(giftCardPurposeOf(giftCardId)));
      expect([...payment.refunds]).toEqual([[refundId, 15_000]]);
      expect(cardIn(world, bonusIdOf(giftCardId))).toMatchObject({ frozen: "purchase-refunded" });
    }
    const world = worlds[0]!;
    await appended(world, (steps) => confirmGiftCardRefund(steps, { giftCardId }, byVisitor("confirm", at)));
    expect(mails(world).at(-1)).toEqual(["gift-card-refunded", giftDetails.buyer.email]);
  });

  it("refund it before its bonus is issued: none is, and one that was issued in between is frozen", async () => {
    const world = await bought();
    await appended(world, refunding());
    const issuing = (steps: Steps) => issueBonus(steps, { giftCardId }, byVisitor("bonus", at));
    expect(await appended(world, issuing)).toEqual([]);

    const other = await bought();
    const between = async (steps: Steps) => {
      const refundBeforeIssue: Steps["handle"] = async (aggregate, id, command, context) => {
        if (id === bonusIdOf(giftCardId)) await refunding()(other.process().steps);
        return steps.handle(aggregate, id, command, context);
      };
      const own = Object.assign(Object.create(steps), { handle: refundBeforeIssue }) as Steps;
      await issuing(own);
    };
    await appended(other, between);
    expect(cardIn(other, bonusIdOf(giftCardId))).toMatchObject({ frozen: "purchase-refunded" });
    expect(await appended(other, issuing)).toEqual([]);
  });

  it("refund nothing of it where less was shown, and counts, than would be refunded", async () => {
    const world = await bought();
    const shown = (amount: number) => (steps: Steps) =>
      refundGiftCard(steps, { giftCardId, refundId, maxCents: cents(amount) }, by("one", `refund ${amount}`));
    await expect(appended(world, shown(1))).rejects.toMatchObject({ code: "gift-card-left-changed", details: { leftCents: 15_000 } });
    expect((await appended(world, shown(15_000)))[0]![2]).toMatchObject({ cents: 15_000 });
  });

  it("ask a second person above the limit, who is not the first", async () => {
    const world = await bought(20_001);
    expect(types(await appended(world, refunding()))).toEqual(["GiftCardRefundRequested"]);
    expect(await appended(world, paying)).toEqual([]);
    const decide = (staffId: string, approved: boolean) => (steps: Steps) =>
      decideGiftCardRefund(steps, { giftCardId, refundId, approved }, by(staffId, `decide ${approved}`));
    await expect(appended(world, decide("one", true))).rejects.toMatchObject({ code: "second-person-needed" });
    expect(types(await appended(world, decide("two", true)))).toEqual(["GiftCardRefunded"]);
    expect(types(await appended(world, paying))).toEqual(["PaymentRefunded"]);
  });
});
