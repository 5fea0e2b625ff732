import { idFrom } from "@tablee/domain/kernel/ids";
import { addHours } from "@tablee/domain/kernel/time";
import { accountId } from "@tablee/domain/testing/examples";
import { orderIds } from "@tablee/testing/fixtures/constants";
import type { Household } from "@tablee/testing/fixtures/household";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { turnFlag } from "../flag/turn-flag.ts";
import { refundOrder } from "../refund/refund-order.ts";
import { commentOrder } from "./comment-order.ts";

const orderId = orderIds[0]!;

/** The outcomes of the mail that asks about the first box, after more than two days with it. */
async function mailsAfter(arrange: (household: Household) => Promise<void>): Promise<readonly string[]> {
  const household = await begin({ notices: true });
  const delivered = addHours(household.order(0).calendar.deliveryUntil, 1);
  await household.advance(delivered);
  expect(household.order(0).status).toBe("delivered");
  await arrange(household);
  await household.advance(addHours(delivered, 60));
  return household.world.log.events.flatMap(({ type, data }) => {
    const { kind, subject, because } = data as { kind?: string; subject?: { id: string }; because?: string };
    return kind === "rate-dishes" && subject?.id === orderId ? [because ?? type] : [];
  });
}

describe("the mail that asks what a customer thinks of a box", () => {
  it("is sent once an order", async () => {
    expect(await mailsAfter(async () => {})).toEqual(["NoticeSent"]);
  });

  it("is not sent about a box that was reviewed", async () => {
    const comment = { accountId, orderId, comment: "Warm" };
    expect(await mailsAfter((household) => household.act((steps, context) => commentOrder(steps, comment, context)))).toEqual([]);
  });

  it("is not sent about a box that was refunded whole, but about one that was refunded in part", async () => {
    const refund = (count: number) => (household: Household) => {
      const lines = household.order(0).lines.slice(0, count);
      const asked = { lines: lines.map(({ sku, quantity }) => ({ sku, quantity })), deliveryFee: false };
      const input = { orderId, refundId: idFrom("refund", count), asked, reason: "damaged" };
      return household.act((steps, context) => refundOrder(steps, input, { ...context, actor: { kind: "staff", id: "staff-1" } }));
    };
    expect(await mailsAfter(refund(99))).toEqual(["order-refunded"]);
    expect(await mailsAfter(refund(1))).toEqual(["NoticeSent"]);
  });

  it("is not sent while reviews are turned off for its customer", async () => {
    const off = { flag: "DP_1447_recipe_review", enabled: false, accountId } as const;
    expect(await mailsAfter((household) => household.act((steps, context) => turnFlag(steps, off, context)))).toEqual([
      "reviews-not-offered",
    ]);
  });
});
