import { orders } from "@tablee/commands/aggregates";
import { type CommandContext, scheduledBy } from "@tablee/commands/context";
import { payRefundOut } from "@tablee/commands/refund/pay-refund-out";
import { refundOrder } from "@tablee/commands/refund/refund-order";
import type { Steps } from "@tablee/commands/steps";
import { idFrom } from "@tablee/domain/kernel/ids";
import { cents } from "@tablee/domain/kernel/money";
import type { RefundAsked } from "@tablee/domain/pricing/refund-asked";
import { accountId } from "@tablee/domain/testing/examples";
import { appended, appendedAfterDeaths } from "@tablee/testing/fixtures/appended-events";
import { orderIds, skuOf } from "@tablee/testing/fixtures/constants";
import { meanwhile } from "@tablee/testing/fixtures/event-transcript";
import type { Household } from "@tablee/testing/fixtures/household";
import { add, give, untilBilled, untilDelivered } from "@tablee/testing/fixtures/milestones";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { creditStream, paymentStream, pointsStream } from "@tablee/testing/fixtures/stream-names";

const refundId = idFrom("refund");
const one = (n: number): RefundAsked => ({ lines: [{ sku: skuOf(n), quantity: 1 }], deliveryFee: false });

/** Agrees to a refund of a week. */
const agree = (household: Household, n: number, asked: RefundAsked) =>
  household.act((steps, context) => refundOrder(steps, { orderId: orderIds[n]!, refundId, asked, reason: "damaged" }, context));

/** The policy that carries a refund out. */
const payOut = (household: Household, n: number) => {
  const context: CommandContext = scheduledBy("refund", [refundId], household.now, accountId);
  return (steps: Steps) => payRefundOut(steps, { orderId: orderIds[n]!, refundId }, context);
};

const paidBack = (household: Household, stream: string, amountCents: number) => [
  stream,
  "PaymentRefunded",
  { refundId, amountCents, reference: refundId, refundedAt: household.now },
];

describe("a refund of what a card paid", () => {
  async function refunded(): Promise<Household> {
    const household = await begin();
    await agree(household, 0, one(1));
    return household;
  }

  it("returns to the card, and takes its share of the pending points", async () => {
    const household = await refunded();
    const taken = { orderId: orderIds[0]!, refundId, points: 18, takenBackAt: household.now };
    expect(await appended(household.world, payOut(household, 0))).toEqual([
      paidBack(household, paymentStream(0), 1790),
      [pointsStream, "PendingPointsTakenBack", taken],
    ]);
    expect([...household.world.gateway.refunds]).toEqual([[refundId, 1790]]);
  });

  it("asks its provider no second time once that is recorded: it may have forgotten the refund's id", async () => {
    const household = await refunded();
    await appended(household.world, payOut(household, 0));
    household.world.gateway.refunds.clear();
    expect(await appended(household.world, payOut(household, 0))).toEqual([]);
    expect(household.world.gateway.refunds.size).toBe(0);
  });

  it("does not wait for the account's credit", async () => {
    const household = await refunded();
    const isAway = () => Promise.reject(new Error("the credit is away"));
    const work = (steps: Steps) => payOut(household, 0)(meanwhile(steps, { write: "credit" }, isAway));
    expect(await appended(household.world, work)).toHaveLength(2);
  });

  it("is carried out once, wherever a process dies at it", async () => {
    const household = await refunded();
    const whole = await appended((await refunded()).world, payOut(household, 0));
    const again = await appendedAfterDeaths(async () => (await refunded()).world, payOut(household, 0));
    // The provider's refund, its record, the points.
    expect(again).toEqual([whole, whole, whole]);
  });

  it("takes points back that can be spent, once the box was delivered", async () => {
    const household = await begin();
    await untilDelivered(household, 0);
    household.now = household.order(1).calendar.lockAt;
    await household.doDue(["maturation"]);
    expect(household.points.available).toBe(53);
    await agree(household, 0, one(1));
    expect(await appended(household.world, payOut(household, 0))).toMatchObject([
      [paymentStream(0), "PaymentRefunded", { amountCents: 1790 }],
      [pointsStream, "PointsTakenBack", { points: 18 }],
    ]);
  });

  it("writes the points down first that no policy has written down yet", async () => {
    const household = await begin();
    await untilBilled(household, 1);
    await agree(household, 1, one(4));
    expect(await appended(household.world, payOut(household, 1))).toMatchObject([
      [paymentStream(1), "PaymentRefunded", {}],
      [pointsStream, "PointsPending", { by: "order", points: 63 }],
      [pointsStream, "PendingPointsTakenBack", { points: 21 }],
    ]);
  });

  it("returns to the attempt that was paid, and not to one that was declined before", async () => {
    const household = await begin();
    household.world.gateway.mood = "declined";
    await untilBilled(household, 1);
    household.world.gateway.mood = "captured";
    household.now = household.world.facts.nextDue(["billing"], household.now)!;
    await household.doDue(["billing"]);
    expect(household.payment(1).attempts.map(({ outcome }) => outcome)).toEqual(["declined", "captured"]);
    await agree(household, 1, one(4));
    expect(await appended(household.world, payOut(household, 1))).toContainEqual(paidBack(household, paymentStream(1), 2124));
  });

  it("is not taken from a card that never paid, and staff see that it is owed", async () => {
    const household = await begin();
    await billedWithoutPayment(household);
    await agree(household, 1, one(4));
    await expect(appended(household.world, payOut(household, 1))).rejects.toMatchObject({
      code: "refund-exceeds-payment",
      details: { left: 0 },
      meaning: "missing",
    });
  });
});

/** The second week is recorded as billed without any payment. */
async function billedWithoutPayment(household: Household): Promise<void> {
  household.now = household.order(1).calendar.lockAt;
  await household.doDue(["cutoff"]);
  const { now: at } = household;
  const start = { type: "StartBilling", subscriptionAtCutoff: "active", pausedSince: undefined, early: true, at } as const;
  await household.act((steps, context) => steps.handle(orders, orderIds[1]!, start, context));
  const billed = { type: "RecordBilled", attempt: 1, chargedCents: cents(7169), at } as const;
  await household.act((steps, context) => steps.handle(orders, orderIds[1]!, billed, context));
}

describe("a refund of what an addition cost", () => {
  it("returns to the payment of that addition", async () => {
    const household = await begin();
    const additionId = await add(household, 0, [{ sku: "MKT-0001", quantity: 2 }]);
    await household.follow();
    await agree(household, 0, { additionId, lines: [{ sku: "MKT-0001", quantity: 1 }], deliveryFee: false });
    expect(await appended(household.world, payOut(household, 0))).toMatchObject([
      paidBack(household, paymentStream(0, additionId), 900),
      [pointsStream, "PendingPointsTakenBack", { points: 9 }],
    ]);
  });
});

describe("a refund of what credit paid", () => {
  /** The second box, of $71.69, is paid by credit of both kinds and by a card. */
  async function withCredit(promotional: number, purchased: number): Promise<Household> {
    const household = await begin();
    if (promotional > 0) await give(household, "promotional", promotional);
    if (purchased > 0) await give(household, "purchased", purchased);
    await untilBilled(household, 1);
    await household.follow();
    return household;
  }

  it("returns to the credit and to the card what each of them paid", async () => {
    const household = await withCredit(1000, 2000);
    await agree(household, 1, { lines: [4, 5, 6].map((n) => ({ sku: skuOf(n), quantity: 1 })), deliveryFee: true });
    const parts = [
      { grantId: idFrom("grant", "promotional", 1000), cents: 1000 },
      { grantId: idFrom("grant", "purchased", 2000), cents: 2000 },
    ];
    expect(await appended(household.world, payOut(household, 1))).toEqual([
      paidBack(household, paymentStream(1), 4169),
      [creditStream, "CreditReturned", { payment: orderIds[1]!, refundId, parts, returnedAt: household.now }],
      [pointsStream, "PendingPointsTakenBack", expect.objectContaining({ points: 63 })],
    ]);
  });

  it.each([
    ["promotional", 7169, 0],
    ["purchased", 0, 7169],
  ] as const)("asks no card where %s credit paid all of it", async (_, promotional, purchased) => {
    const household = await withCredit(promotional, purchased);
    await agree(household, 1, one(4));
    expect((await appended(household.world, payOut(household, 1))).map(([stream]) => stream)).toEqual([creditStream, pointsStream]);
  });

  it("spends credit first that is still reserved for the box", async () => {
    const household = await begin();
    await give(household, "purchased", 2000);
    await untilBilled(household, 1);
    await agree(household, 1, one(4));
    expect((await appended(household.world, payOut(household, 1))).map(([, type]) => type)).toEqual([
      "PaymentRefunded",
      "CreditSpent",
      "CreditReturned",
      "PointsPending",
      "PendingPointsTakenBack",
    ]);
  });

  it("is carried out once, wherever a process dies at it", async () => {
    const refunded = async () => {
      const household = await begin();
      await give(household, "purchased", 2000);
      await untilBilled(household, 1);
      await agree(household, 1, one(4));
      return household;
    };
    const household = await refunded();
    const work = payOut(household, 1);
    const whole = await appended(household.world, work);
    expect(await appendedAfterDeaths(async () => (await refunded()).world, work)).toEqual(Array.from({ length: 6 }, () => whole));
  });
});

describe("a refund that was not agreed to", () => {
  it("moves nothing", async () => {
    const household = await begin();
    expect(await appended(household.world, payOut(household, 0))).toEqual([]);
    expect(await appended(household.world, payOut(household, 1))).toEqual([]);
    const input = { orderId: orderIds[0]!, refundId, asked: one(1), reason: "damaged", aboveAllowance: true };
    await household.act((steps, context) => refundOrder(steps, input, { ...context, actor: { kind: "staff", id: "staff-1" } }));
    expect(await appended(household.world, payOut(household, 0))).toEqual([]);
  });
});
