import type { Cents } from "@tablee/domain/kernel/money";
import type { OrderEvent } from "@tablee/domain/order/events";
import { orderId, price } from "@tablee/domain/testing/examples";
import * as stages from "@tablee/domain/testing/order-stages";
import { ordersModel, type StoredOrder } from "./read-model.ts";

const { additionBilled, additionBilling, additionPriceOf, additionStarted, jam, paymentFailed, upTo } = stages;
const at = "2026-12-01T15:00:00.000Z";

function paidAfter(...events: readonly OrderEvent[]): Cents | null | undefined {
  let row: StoredOrder | undefined;
  for (const { type, data } of events) {
    const event = { type, stream: `order-${orderId}`, data, metadata: { at, actor: { kind: "system", id: "x" } } };
    row = ordersModel.evolve(row, event as never, orderId);
  }
  return row?.paid_cents;
}

describe("the amount paid for an order", () => {
  it.each(["open", "skipped", "locked", "billing", "unpaid"] as const)("is none while it is %s", (stage) => {
    expect(paidAfter(...upTo[stage])).toBeNull();
  });

  it("is none while a failed payment waits for its retry", () => {
    expect(paidAfter(...upTo.billing, paymentFailed(1, at))).toBeNull();
  });

  it.each(["billed", "delivered", "undelivered"] as const)("is its total once it was paid: %s", (stage) => {
    expect(paidAfter(...upTo[stage])).toBe(price.totalCents);
  });

  it("has the additions that are paid, and no others", () => {
    const started = [...upTo.billed, additionStarted, additionBilling()];
    expect(paidAfter(...started)).toBe(price.totalCents);
    expect(paidAfter(...started, additionBilled)).toBe(price.totalCents + additionPriceOf([jam]).totalCents);
  });
});
