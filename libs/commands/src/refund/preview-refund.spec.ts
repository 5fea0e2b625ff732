import { orders } from "@tablee/commands/aggregates";
import { previewRefund, type RefundPreview } from "@tablee/commands/refund/preview-refund";
import { refundOrder } from "@tablee/commands/refund/refund-order";
import { orderId as asOrderId, idFrom, type OrderId } from "@tablee/domain/kernel/ids";
import type { RefundAsked } from "@tablee/domain/pricing/refund-asked";
import { orderIds, recipes, skuOf } from "@tablee/testing/fixtures/constants";
import type { Household } from "@tablee/testing/fixtures/household";
import { add, changeLines, untilBilled } from "@tablee/testing/fixtures/milestones";
import { begin } from "@tablee/testing/fixtures/signed-up-household";

const units = (numbers: readonly number[], quantity = 1): RefundAsked => ({
  lines: numbers.map((number) => ({ sku: skuOf(number), quantity })),
  deliveryFee: false,
});

/** The preview of a refund, which appends nothing. */
async function preview(household: Household, asked: RefundAsked, orderId: OrderId = orderIds[0]!): Promise<RefundPreview> {
  const { head } = household.world.log;
  const shown = await previewRefund(household.world.process().steps, { orderId, asked }, household.context());
  expect(household.world.log.head).toBe(head);
  return shown;
}

const give = (household: Household, refundId: string, asked: RefundAsked) =>
  household.act((steps, context) => refundOrder(steps, { orderId: orderIds[0]!, refundId, asked, reason: "damaged" }, context));

describe("a refund's preview", () => {
  it("shows the refund, the points it takes back, and the amount refundable before it", async () => {
    const household = await begin();
    expect(await preview(household, units([1]))).toEqual({
      amounts: expect.objectContaining({ foodCents: 1790, totalCents: 1790, cardCents: 1790 }),
      points: 18,
      stampCardPoints: 0,
      needsApproval: false,
      leftCents: 5370,
    });
  });

  it("comes after the refunds that are agreed to, and counts what was added to the box", async () => {
    const household = await begin();
    const additionId = await add(household, 0, [{ sku: "MKT-0001", quantity: 2 }]);
    await give(household, idFrom("earlier"), units([1]));
    expect(await preview(household, units([2]))).toMatchObject({ amounts: { totalCents: 1790 }, leftCents: 5370 + 1800 - 1790 });
    const added = { additionId, lines: [{ sku: "MKT-0001", quantity: 1 }], deliveryFee: false };
    expect(await preview(household, added)).toMatchObject({ amounts: { totalCents: 900 }, points: 9 });
  });

  it("shows that a second person has to agree to more than $200 of an order", async () => {
    const household = await begin();
    await changeLines(household, 1, units(recipes, 2).lines);
    await untilBilled(household, 1);
    expect(await preview(household, units(recipes, 2), orderIds[1])).toMatchObject({ needsApproval: true });
    expect(await preview(household, units([1], 1), orderIds[1])).toMatchObject({ needsApproval: false });
  });

  it("is refused for what the refund is refused for", async () => {
    const household = await begin();
    await expect(preview(household, units([1], 2))).rejects.toMatchObject({ code: "refund-exceeds-order", details: { sku: skuOf(1) } });
    await expect(preview(household, units([1]), orderIds[1])).rejects.toMatchObject({
      code: "order-not-billed",
      details: { status: "open" },
    });
    await expect(preview(household, units([1]), asOrderId(idFrom("no order")))).rejects.toMatchObject({ code: "order-not-found" });
  });

  it("is refused for a box whose payment failed for good", async () => {
    const household = await begin();
    household.world.gateway.mood = "hard";
    await untilBilled(household, 1);
    while ((await household.world.process().steps.load(orders, orderIds[1]!)).state.status !== "failed") {
      household.now = household.world.facts.nextDue(["billing"])!;
      await household.doDue(["billing"]);
    }
    await expect(preview(household, units([4]), orderIds[1])).rejects.toMatchObject({
      code: "order-not-billed",
      details: { status: "failed" },
    });
  });
});
