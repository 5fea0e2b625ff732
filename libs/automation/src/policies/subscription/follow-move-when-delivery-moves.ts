import { moveOpenWeeks } from "@tablee/commands/order/weeks/move-open-weeks";
import { followAddress } from "@tablee/commands/subscription/move-delivery";
import type { AccountEvent } from "@tablee/domain/account/events";
import { idOf } from "@tablee/domain/streams";
import type { SubscriptionEvent } from "@tablee/domain/subscription/events";
import { policy } from "../../policy.ts";

/** Finishes a move that a crash interrupted: a new address moves the subscription, and a moved subscription moves its open weeks. */
export const followMoveWhenDeliveryMoves = policy<AccountEvent | SubscriptionEvent>("follow-move-when-delivery-moves", {
  AddressGiven: ({ stream, data }, context) => data.time && ((send) => send(followAddress, { accountId: idOf(stream) }, context)),
  DeliveryMoved:
    ({ stream }, context) =>
    (send) =>
      send(moveOpenWeeks, { subscriptionId: idOf(stream) }, context),
});
