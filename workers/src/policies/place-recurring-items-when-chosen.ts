import { PlaceRecurringItems } from "@tablee/commands/order/place-recurring-items";
import type { Policy } from "./policy.ts";

export const placeRecurringItemsWhenChosen: Policy = {
  name: "place-recurring-items-when-chosen",
  categories: ["subscription"],
  types: ["RecurringItemChosen", "RecurringItemEnded"],
  commands(event, context) {
    const { sku } = event.data as { readonly sku: string };
    return [new PlaceRecurringItems({ subscriptionId: event.stream.slice("subscription-".length), sku }, context)];
  },
};
