import { paymentId } from "@tablee/domain/kernel/ids";
import { purposeOf } from "@tablee/domain/payment/purpose";
import { accountId, orderId } from "@tablee/domain/testing/examples";
import type { StoredEvent } from "@tablee/event-store/events";
import { paymentsModel } from "./read-model.ts";

const event = (type: string, data: object) =>
  ({ stream: "payment-anything_at-all", type, data, metadata: { subject: accountId } }) as unknown as StoredEvent;
const attempted = (additionId?: string) => event("PaymentAttempted", { purpose: purposeOf(orderId, additionId), attempt: 1 });

describe("a payment's row", () => {
  it("holds the payment's purpose from its event, with an id of any form", () => {
    for (const additionId of [undefined, orderId]) {
      const [key] = paymentsModel.keys(attempted(additionId));
      expect(paymentsModel.evolve(undefined, attempted(additionId), key!)).toEqual({
        key: paymentId("anything_at-all"),
        account_id: accountId,
        purpose: purposeOf(orderId, additionId),
        order_id: orderId,
      });
    }
  });

  it("stays as the first attempt made it", () => {
    const row = paymentsModel.evolve(undefined, attempted(), paymentId("anything_at-all"));
    expect(paymentsModel.evolve(row, attempted(orderId), paymentId("anything_at-all"))).toBe(row);
    expect(paymentsModel.keys(event("PaymentCaptured", { attempt: 1 }))).toEqual([]);
  });
});
