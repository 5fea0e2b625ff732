import type { AccountId, OrderId, PaymentId } from "@tablee/domain/kernel/ids";
import type { PaymentPurpose } from "@tablee/domain/payment/vocabulary";
import { eventsWithout, idOf } from "@tablee/domain/streams";
import { readModelOf } from "../read-model-of.ts";

export interface PaymentRow {
  readonly key: PaymentId;
  readonly account_id: AccountId | null;
  readonly purpose: PaymentPurpose;
  /** Null for a payment that is for no order. */
  readonly order_id: OrderId | null;
}

/** One row per payment: its purpose, from its first event. Other read models hold payment ids, and find the orders of payments here. */
export const paymentsModel = readModelOf<PaymentRow>()("payments", {
  version: 2,
  ignores: eventsWithout("payments", "payment"),
  columns: { key: "text", account_id: "text null", purpose: "jsonb", order_id: "text null" },
  indexes: ["(order_id)"],
  keys: (event) => [idOf(event.stream)],
  evolve(row, { data, metadata }, key) {
    const { purpose } = data;
    return row ?? { key, account_id: metadata.subject ?? null, purpose, order_id: "orderId" in purpose ? purpose.orderId : null };
  },
});
