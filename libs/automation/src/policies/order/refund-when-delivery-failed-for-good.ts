import type { CommandContext } from "@tablee/commands/context";
import { refundUndelivered } from "@tablee/commands/refund/refund-undelivered";
import type { OrderEvent } from "@tablee/domain/order/events";
import { idOf } from "@tablee/domain/streams";
import type { Stored } from "@tablee/event-store/events";
import type { Act } from "../../act.ts";
import { policy } from "../../policy.ts";

const refund =
  ({ stream }: Stored<OrderEvent>, context: CommandContext): Act =>
  (send) =>
    send(refundUndelivered, { orderId: idOf(stream) }, context);

export const refundWhenDeliveryFailedForGood = policy<OrderEvent>("refund-when-delivery-failed-for-good", {
  OrderFailed: refund,
  // An addition whose charge was settled only afterwards is refunded as well.
  LateAdditionBilled: refund,
  // Nothing was refunded while the charge for a change was under way.
  FirstOrderChanged: refund,
  FirstOrderChangeFailed: refund,
});
