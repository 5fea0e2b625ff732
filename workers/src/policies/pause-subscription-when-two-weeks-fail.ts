import { PauseAfterFailedWeeks } from "@tablee/commands/subscription/pause-after-failed-weeks";
import type { Policy } from "./policy.ts";

export const pauseSubscriptionWhenTwoWeeksFail: Policy = {
  name: "pause-subscription-when-two-weeks-fail",
  categories: ["order"],
  types: ["OrderFailed"],
  commands: (event, context) => [new PauseAfterFailedWeeks({ orderId: event.stream.slice("order-".length) }, context)],
};
