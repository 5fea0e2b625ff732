import { never } from "@tablee/domain/kernel/errors";
import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import type { OrderEvent } from "@tablee/domain/order/events";
import { eventsWithout, idOf } from "@tablee/domain/streams";
import { readModelOf } from "../read-model-of.ts";
import { accountOf } from "../runtime/account-of.ts";

type Requested = Extract<OrderEvent, { type: "RefundRequested" }>["data"];

export interface RefundRequestRow {
  readonly key: string;
  readonly order_id: OrderId;
  readonly account_id: AccountId;
  readonly request: Requested;
  readonly requested_at: string;
}

/** One row for each refund that needs a second person; removed once it is decided. */
export const refundRequestsModel = readModelOf<RefundRequestRow>()("refund_requests", {
  version: 1,
  ignores: eventsWithout("refund-requests", "order"),
  columns: { key: "text", order_id: "text", account_id: "text", request: "jsonb", requested_at: "timestamptz" },
  indexes: ["(order_id)"],
  keys: (event) => [event.data.refundId],
  evolve(_, event, key) {
    switch (event.type) {
      case "RefundRequested": {
        const order_id = idOf(event.stream);
        return { key, order_id, account_id: accountOf(event), request: event.data, requested_at: event.data.requestedAt };
      }
      case "RefundDeclined":
      case "OrderRefunded":
        return undefined;
      default:
        return never(event);
    }
  },
});
