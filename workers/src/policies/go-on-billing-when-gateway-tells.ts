import { GoOnBilling } from "@tablee/commands/billing/go-on-billing";
import type { Policy } from "./policy.ts";

export const goOnBillingWhenGatewayTells: Policy = {
  name: "go-on-billing-when-gateway-tells",
  categories: ["payment"],
  types: ["PaymentCaptured", "PaymentDeclined"],
  commands(event, context) {
    // What a charge of ours recorded itself goes on by itself.
    if (event.metadata.actor.id !== "payment-gateway") return [];
    return [new GoOnBilling({ paymentId: event.stream.slice("payment-".length) }, context)];
  },
};
