import { endPoints } from "@tablee/commands/points/end-points";
import { idOf } from "@tablee/domain/streams";
import type { SubscriptionEvent } from "@tablee/domain/subscription/events";
import { policy } from "../../policy.ts";

export const endPointsWhenSubscriptionClosed = policy<SubscriptionEvent>("end-points-when-subscription-closed", {
  SubscriptionClosed:
    ({ stream }, context) =>
    (send) =>
      send(endPoints, { subscriptionId: idOf(stream) }, context),
});
