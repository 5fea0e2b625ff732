import { PlaceRecurringItems } from "@tablee/commands/order/place-recurring-items";
import type { OrderEvent } from "@tablee/domain/order/events";
import type { Stored } from "@tablee/event-store/events";
import type { Policy } from "./policy.ts";

/** A week that was made, or is wanted again: what was chosen or ended while it was skipped reaches it then. */
export const placeRecurringItemsWhenOrderGenerated: Policy = {
  name: "place-recurring-items-when-order-generated",
  categories: ["order"],
  types: ["OrderGenerated", "OrderUnskipped"],
  commands(stored, context) {
    const event = stored as Stored<OrderEvent>;
    if (event.type !== "OrderGenerated") return [new PlaceRecurringItems({ orderId: event.stream.slice("order-".length) }, context)];
    const { subscriptionId, week, firstOrder } = event.data;
    return firstOrder ? [] : [new PlaceRecurringItems({ subscriptionId, week }, context)];
  },
};
