import type { CommandContext } from "@tablee/commands/context";
import { settleStamp } from "@tablee/commands/stamp-card/settle-stamp";
import type { OrderEvent } from "@tablee/domain/order/events";
import { idOf } from "@tablee/domain/streams";
import type { Stored } from "@tablee/event-store/events";
import type { Act } from "../../act.ts";
import { policy } from "../../policy.ts";

const settle =
  ({ stream }: Stored<Extract<OrderEvent, { readonly type: "OrderDelivered" | "OrderRefunded" }>>, context: CommandContext): Act =>
  (send) =>
    send(settleStamp, { orderId: idOf(stream) }, context);

export const settleStampWhenBoxDeliveredOrRefunded = policy<OrderEvent>("settle-stamp-when-box-delivered-or-refunded", {
  OrderDelivered: settle,
  OrderRefunded: settle,
});
