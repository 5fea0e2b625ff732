import { AlignWeeks } from "@tablee/commands/order/align-weeks";
import type { Policy } from "./policy.ts";

export const alignWeeksWhenSubscriptionChangesState: Policy = {
  name: "align-weeks-when-subscription-changes-state",
  categories: ["subscription"],
  types: ["SubscriptionPaused", "SubscriptionResumed", "SubscriptionClosed"],
  commands: (event, context) => [new AlignWeeks({ subscriptionId: event.stream.slice("subscription-".length) }, context)],
};
