import type { CommandContext } from "@tablee/commands/context";
import { settleStop, settleStopsOf } from "@tablee/commands/dispatch/settle-stop";
import type { AccountEvent } from "@tablee/domain/account/events";
import type { OrderEvent } from "@tablee/domain/order/events";
import { idOf } from "@tablee/domain/streams";
import type { Stored } from "@tablee/event-store/events";
import type { Act } from "../../act.ts";
import { policy } from "../../policy.ts";

const settle =
  ({ stream }: Stored<OrderEvent>, context: CommandContext): Act =>
  (send) =>
    send(settleStop, { orderId: idOf(stream) }, context);

/** A refund does not cancel a stop: a refunded box is delivered all the same, unless its week was skipped. */
export const settleStopWhenBoxChanges = policy<OrderEvent | AccountEvent>("settle-stop-when-box-changes", {
  OrderBilled: settle,
  OrderHandoverChosen: settle,
  OrderDeliveryFailed: settle,
  OrderSkipped: settle,
  OrderFailed: settle,
  DeliveryNoteWritten:
    ({ stream }, context) =>
    (send) =>
      send(settleStopsOf, { accountId: idOf(stream) }, context),
});
