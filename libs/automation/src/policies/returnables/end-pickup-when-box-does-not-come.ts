import type { CommandContext } from "@tablee/commands/context";
import { endPickupWithBox } from "@tablee/commands/returnables/end-pickup";
import type { OrderEvent } from "@tablee/domain/order/events";
import { idOf } from "@tablee/domain/streams";
import type { Stored } from "@tablee/event-store/events";
import type { Act } from "../../act.ts";
import { policy } from "../../policy.ts";

const end =
  ({ stream }: Stored<OrderEvent>, context: CommandContext): Act =>
  (send) =>
    send(endPickupWithBox, { orderId: idOf(stream) }, context);

export const endPickupWhenBoxDoesNotCome = policy<OrderEvent>("end-pickup-when-box-does-not-come", {
  OrderSkipped: end,
  OrderMinimumNotMet: end,
  OrderFailed: end,
  OrderDeliveryFailed: end,
  OrderDeliveryChanged: end,
});
