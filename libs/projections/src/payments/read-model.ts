import type { AccountId, OrderId, PaymentId } from "@tablee/domain/kernel/ids";
import type { PaymentPurpose } from "@tablee/domain/payment/vocabulary";
import { eventsWithout, idOf } from "@tablee/domain/streams";
import { readModelOf } from "../read-model-of.ts";

export interface PaymentRow {
  readonly key: PaymentId;
  readonly account_id: AccountId | null;
  readonly purpose: PaymentPurpose;
  readonly order_id: OrderId;
}

/** One row per payment: its purpose, from its first event. Other read models hold payment ids, and find the orders of payments here. */
export const paymentsModel = readModelOf<PaymentRow>()("payments", {
  version: 1,
  ignores: eventsWithout("payments", "payment"),
  columns: { key: "text", account_id: "text null", purpose: "jsonb", order_id: "text" },
  indexes: ["(order_id)"],
  keys: (event) => [idOf(event.stream)],
  evolve(row, { data, metadata }, key) {
    return row ?? { key, account_id: metadata.subject ?? null, purpose: data.purpose, order_id: data.purpose.orderId };
  },
});
