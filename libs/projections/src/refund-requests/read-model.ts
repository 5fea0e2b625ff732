import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import type { OrderEvent } from "@tablee/domain/order/events";
import { idOf } from "@tablee/domain/streams";
import type { Stored } from "@tablee/event-store/events";
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
  ignores: [],
  columns: { key: "text", order_id: "text", account_id: "text", request: "jsonb", requested_at: "timestamptz" },
  indexes: ["(order_id)"],
  keys: (event) => ("refundId" in (event.data as object) ? [(event.data as { refundId: string }).refundId] : []),
  evolve(_, stored, key) {
    const event = stored as Stored<OrderEvent>;
    if (event.type !== "RefundRequested") return undefined;
    const order_id = idOf(event.stream);
    return { key, order_id, account_id: accountOf(event), request: event.data, requested_at: event.data.requestedAt };
  },
});
