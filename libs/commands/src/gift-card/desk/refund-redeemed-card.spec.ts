import { credits } from "@tablee/commands/aggregates";
import { part } from "@tablee/commands/context";
import {
  confirmGiftCardRefund,
  decideGiftCardRefund,
  payGiftCardRefund,
  refundGiftCard,
  settleGiftCardRefund,
} from "@tablee/commands/gift-card/desk/refund-gift-card";
import { issueBonus } from "@tablee/commands/gift-card/issue-bonus";
import { redeemGiftCard } from "@tablee/commands/gift-card/redeem-gift-card";
import type { Steps } from "@tablee/commands/steps";
import { bonusIdOf } from "@tablee/domain/gift-card/buyer";
import { idFrom, orderId } from "@tablee/domain/kernel/ids";
import { cents, zero } from "@tablee/domain/kernel/money";
import { purposeOf } from "@tablee/domain/payment/purpose";
import { accountId } from "@tablee/domain/testing/examples";
import { appended, appendedAfterDeaths } from "@tablee/testing/fixtures/appended-events";
import { signedUpAt as at } from "@tablee/testing/fixtures/constants";
import { buying, byVisitor, cardIn, codeIn, giftCardId, starting } from "@tablee/testing/fixtures/gift-cards";
import type { Household } from "@tablee/testing/fixtures/household";
import { begin } from "@tablee/testing/fixtures/signed-up-household";

const refundId = idFrom("refund", "of a spec");
const by = (staffId: string, name: string) => ({
  ...byVisitor(`${staffId} ${name}`, at),
  actor: { kind: "staff", id: staffId, role: "support", reason: "a wish" } as const,
});
const refunding =
  (name = "refund") =>
  (steps: Steps) =>
    refundGiftCard(steps, { giftCardId, refundId: name === "refund" ? refundId : idFrom("refund", name) }, by("one", name));
const paying = (steps: Steps) => payGiftCardRefund(steps, { giftCardId }, byVisitor("pay refund", at));
const redeeming =
  ({ world }: Household, id = giftCardId) =>
  (steps: Steps) =>
    redeemGiftCard(steps, { accountId, code: codeIn(world, id) }, byVisitor(`redeem ${id}`, at));
const spending =
  (amount: number, box = "a box") =>
  async ({ handle }: Steps) => {
    const context = byVisitor(`spend ${box}`, at);
    const payment = orderId(idFrom(box));
    const reserve = {
      type: "ReserveCredit",
      purpose: purposeOf(payment),
      promotionalCents: zero,
      purchasedCents: cents(amount),
      at,
    } as const;
    await handle(credits, accountId, reserve, part(context, "reserve"));
    await handle(credits, accountId, { type: "SpendCredit", payment, at }, context);
  };
const returning =
  (amount: number) =>
  async ({ handle }: Steps) => {
    const back = { refundId: idFrom("refund of a box"), promotionalCents: zero, purchasedCents: cents(amount) };
    await handle(credits, accountId, { type: "ReturnCredit", payment: idFrom("a box"), ...back, at }, byVisitor("return", at));
  };
const types = (events: readonly (readonly [string, string, unknown])[]) => events.map(([, type]) => type);
const grantsOf = ({ credit }: Household) => credit.grants.map(({ valueCents, leftCents }) => [valueCents, leftCents]);

/** A household with a redeemed card, of which a box has taken a part. In cents. */
async function redeemed(amount = 15_000, spent = 9_000): Promise<Household> {
  const household = await begin();
  const { world } = household;
  await appended(world, starting(at, { amount }));
  await appended(world, buying(at));
  await appended(world, redeeming(household));
  if (spent > 0) await appended(world, spending(spent));
  return household;
}

describe("staff at a redeemed gift card", () => {
  it("refund what is left to the payment that bought it, once, whichever step a process dies before", async () => {
    for (const events of await appendedAfterDeaths(async () => (await redeemed()).world, refunding()))
      expect(types(events)).toEqual(["GiftCardRefundStarted", "CreditWithdrawn", "GiftCardRefunded"]);
    const household = await redeemed();
    const { world } = household;
    const before = world.gateway.netCents;
    const events = await appended(world, refunding());
    expect(world.log.events.find(({ type }) => type === "CreditWithdrawn")!.metadata).toMatchObject({ subject: accountId });
    expect(types(events)).toEqual(["GiftCardRefundStarted", "CreditWithdrawn", "GiftCardRefunded"]);
    expect(types(await appended(world, paying))).toEqual(["PaymentRefunded"]);
    expect(before - world.gateway.netCents).toBe(6_000);
    expect(grantsOf(household)).toEqual([[9_000, 0]]);
    await appended(world, (steps) => confirmGiftCardRefund(steps, { giftCardId }, byVisitor("confirm", at)));
    const told = [...world.messages.values()].at(-1)!;
    expect(told.text).toContain("60,00");
    expect(told.text).toContain("90,00");
    // Credit that came back, or is set aside, was not used.
    expect(told.text).toContain("reste dans le compte");
  });

  it("refund nothing where a box took the rest in between, and the card stays as it was", async () => {
    const { world } = await redeemed();
    const racing = async (steps: Steps) => {
      const spendsFirst: Steps["handle"] = async (aggregate, id, command, context) => {
        if (id === accountId) await spending(6_000, "another box")(world.process().steps);
        return steps.handle(aggregate, id, command, context);
      };
      return refunding()(Object.assign(Object.create(steps), { handle: spendsFirst }) as Steps);
    };
    expect(types(await appended(world, racing))).toEqual([
      "GiftCardRefundStarted",
      "CreditReserved",
      "CreditSpent",
      "CreditWithdrawn",
      "GiftCardRefundDropped",
    ]);
    expect(await appended(world, paying)).toEqual([]);
    expect(cardIn(world)).toMatchObject({ status: "redeemed" });
    await expect(appended(world, refunding("again"))).rejects.toMatchObject({ code: "gift-card-used-up" });
  });

  it("leave a refund that a crash interrupted to the policy", async () => {
    const { world } = await redeemed();
    await expect(
      appended(world, (steps) => {
        const dies: Steps["handle"] = (aggregate, id, command, context) =>
          id === accountId ? Promise.reject(new Error("crash")) : steps.handle(aggregate, id, command, context);
        return refunding()(Object.assign(Object.create(steps), { handle: dies }) as Steps);
      }),
    ).rejects.toThrow("crash");
    const completing = (steps: Steps) => settleGiftCardRefund(steps, { giftCardId }, byVisitor("policy", at));
    expect(types(await appended(world, completing))).toEqual(["CreditWithdrawn", "GiftCardRefunded"]);
    expect(await appended(world, completing)).toEqual([]);
  });

  it("hear that it was refunded where the policy completes it first", async () => {
    const { world } = await redeemed();
    const { steps } = world.process();
    const overtaken: Steps["handle"] = async (aggregate, id, command, context) => {
      const outcome = await steps.handle(aggregate, id, command, context);
      if (id === giftCardId) await settleGiftCardRefund(world.process().steps, { giftCardId }, byVisitor("policy", at));
      return outcome;
    };
    const { state } = await refunding()(Object.assign(Object.create(steps), { handle: overtaken }) as Steps);
    expect(state).toMatchObject({ status: "refunded", refundedCents: 6_000 });
  });

  it("of two desks, one refunds it", async () => {
    const { world } = await redeemed();
    await appended(world, refunding("one desk"));
    await expect(appended(world, refunding("other desk"))).rejects.toMatchObject({ code: "gift-card-refunded" });
  });

  it("refund nothing where more is left than they were shown, and leave the account what a refund of a box gives back later", async () => {
    const household = await redeemed();
    const { world } = household;
    const before = world.gateway.netCents;
    const shown = (amount: number) => (steps: Steps) =>
      refundGiftCard(steps, { giftCardId, refundId, maxCents: cents(amount) }, by("one", `refund ${amount}`));
    await expect(appended(world, shown(5_999))).rejects.toMatchObject({ code: "gift-card-left-changed", details: { leftCents: 6_000 } });
    await appended(world, shown(6_000));
    await appended(world, paying);
    await appended(world, returning(9_000));
    expect(grantsOf(household)).toEqual([[9_000, 9_000]]);
    expect(before - world.gateway.netCents).toBe(6_000);
  });

  it("take what is left of a redeemed bonus back with it, and none that was spent", async () => {
    const household = await redeemed(15_000, 0);
    const { world } = household;
    await appended(world, (steps) => issueBonus(steps, { giftCardId }, byVisitor("bonus", at)));
    await appended(world, redeeming(household, bonusIdOf(giftCardId)));
    await appended(world, refunding());
    expect(types(await appended(world, paying))).toEqual(["PaymentRefunded", "CreditWithdrawn"]);
    expect(await appended(world, paying)).toEqual([]);
    expect(grantsOf(household)).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it("ask a second person above the limit, while the account may still spend it", async () => {
    const { world } = await redeemed(45_000, 10_000);
    expect(types(await appended(world, refunding()))).toEqual(["GiftCardRefundRequested"]);
    await appended(world, spending(30_000, "boxes"));
    const decide = (steps: Steps) => decideGiftCardRefund(steps, { giftCardId, refundId, approved: true }, by("two", "decide"));
    const approved = await appended(world, decide);
    expect(types(approved)).toEqual(["GiftCardRefundStarted", "CreditWithdrawn", "GiftCardRefunded"]);
    expect(approved.at(-1)![2]).toMatchObject({ cents: 5_000 });
  });

  it("ask again where credit came back before the second person agreed", async () => {
    const { world } = await redeemed(45_000, 9_000);
    await appended(world, refunding());
    await appended(world, returning(9_000));
    const decide = (approved: boolean) => (steps: Steps) =>
      decideGiftCardRefund(steps, { giftCardId, refundId, approved }, by("two", `decide ${approved}`));
    await expect(appended(world, decide(true))).rejects.toMatchObject({ code: "gift-card-left-changed", details: { leftCents: 45_000 } });
    expect(types(await appended(world, decide(false)))).toEqual(["GiftCardRefundDeclined"]);
    expect((await appended(world, refunding("again")))[0]![2]).toMatchObject({ cents: 45_000 });
  });
});
