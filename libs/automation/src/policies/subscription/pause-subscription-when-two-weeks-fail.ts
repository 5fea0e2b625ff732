import { pauseAfterFailedWeeks } from "@tablee/commands/subscription/pause-after-failed-weeks";
import type { OrderEvent } from "@tablee/domain/order/events";
import { idOf } from "@tablee/domain/streams";
import { policy } from "../../policy.ts";

export const pauseSubscriptionWhenTwoWeeksFail = policy<OrderEvent>("pause-subscription-when-two-weeks-fail", {
  OrderFailed:
    ({ stream }, context) =>
    (send) =>
      send(pauseAfterFailedWeeks, { orderId: idOf(stream) }, context),
});
