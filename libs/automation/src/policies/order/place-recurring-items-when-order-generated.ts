import { placeRecurringItems } from "@tablee/commands/order/place-recurring-items";
import type { OrderEvent } from "@tablee/domain/order/events";
import { idOf } from "@tablee/domain/streams";
import { policy } from "../../policy.ts";

/** Applies the recurring items to a week that was made or unskipped, with the choices that were made while it was skipped. */
export const placeRecurringItemsWhenOrderGenerated = policy<OrderEvent>("place-recurring-items-when-order-generated", {
  OrderGenerated: ({ data: { subscriptionId, week, firstOrder } }, context) =>
    firstOrder ? undefined : (send) => send(placeRecurringItems, { subscriptionId, week }, context),
  OrderUnskipped:
    ({ stream }, context) =>
    (send) =>
      send(placeRecurringItems, { orderId: idOf(stream) }, context),
});
