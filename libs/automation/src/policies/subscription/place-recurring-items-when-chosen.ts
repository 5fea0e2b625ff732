import type { CommandContext } from "@tablee/commands/context";
import { placeRecurringItems } from "@tablee/commands/order/place-recurring-items";
import { idOf } from "@tablee/domain/streams";
import type { SubscriptionEvent } from "@tablee/domain/subscription/events";
import type { Stored } from "@tablee/event-store/events";
import type { Act } from "../../act.ts";
import { policy } from "../../policy.ts";

type OfItem = Stored<Extract<SubscriptionEvent, { readonly type: "RecurringItemChosen" | "RecurringItemEnded" }>>;

const place =
  ({ stream, data: { sku } }: OfItem, context: CommandContext): Act =>
  (send) =>
    send(placeRecurringItems, { subscriptionId: idOf(stream), sku }, context);

export const placeRecurringItemsWhenChosen = policy<SubscriptionEvent>("place-recurring-items-when-chosen", {
  RecurringItemChosen: place,
  RecurringItemEnded: place,
});
