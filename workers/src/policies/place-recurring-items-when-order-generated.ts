import { PlaceRecurringItems } from "@tablee/commands/order/place-recurring-items";
import type { OrderEvent } from "@tablee/domain/order/events";
import type { Stored } from "@tablee/event-store/events";
import type { Policy } from "./policy.ts";

export const placeRecurringItemsWhenOrderGenerated: Policy = {
  name: "place-recurring-items-when-order-generated",
  categories: ["order"],
  types: ["OrderGenerated"],
  commands(event, context) {
    const { subscriptionId, week, firstOrder } = (event as Extract<Stored<OrderEvent>, { type: "OrderGenerated" }>).data;
    return firstOrder ? [] : [new PlaceRecurringItems({ subscriptionId, week }, context)];
  },
};
