import { BillAgain } from "@tablee/commands/billing/bill-again";
import type { Policy } from "./policy.ts";

export const billAgainWhenPaymentMethodGiven: Policy = {
  name: "bill-again-when-payment-method-given",
  categories: ["account"],
  types: ["PaymentMethodGiven"],
  commands: (event, context) => [new BillAgain({ accountId: event.stream.slice("account-".length) }, context)],
};
