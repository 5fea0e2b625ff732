import { refundOrder } from "@tablee/commands/refund/refund-order";
import { idFrom } from "@tablee/domain/kernel/ids";
import { orderRow } from "@tablee/projections/orders/read-model";
import { orderIds } from "@tablee/testing/fixtures/constants";
import { add, give } from "@tablee/testing/fixtures/milestones";
import { jam } from "@tablee/testing/fixtures/paid-order";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { chargedFor, nextBoxOf } from "./next-box.ts";

test.each(["skipped", "minimum-not-met", "failed", "delivered"] as const)("a %s box is not the next one", (status) => {
  expect(nextBoxOf([{ status }, { status: "open" }])).toEqual({ status: "open" });
  expect(nextBoxOf([{ status }])).toBeUndefined();
});

test("the charge of a paid box has its paid additions and its refunds, without the parts that credit paid or got back", async () => {
  const household = await begin();
  const charged = () => chargedFor(orderRow(household.order(0)));
  expect(charged()).toEqual({ chargedCents: household.paidCents, refundedCents: 0 });
  await give(household, "promotional", 500);
  await add(household, 0, [jam]);
  const { chargedCents } = charged();
  expect(chargedCents).toBe(household.paidCents);
  const [sku] = household.order(0).lines.map((line) => line.sku);
  const refund = {
    orderId: orderIds[0]!,
    refundId: idFrom("refund"),
    asked: { lines: [{ sku: sku!, quantity: 1 }], deliveryFee: false },
    reason: "damaged",
  };
  await household.act((steps, context) => refundOrder(steps, refund, context));
  await household.follow();
  const { refundedCents } = charged();
  expect(refundedCents).toBeGreaterThan(0);
  expect(chargedCents - refundedCents).toBe(household.paidCents);
});
