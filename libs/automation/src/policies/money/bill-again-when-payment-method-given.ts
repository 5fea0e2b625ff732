import { billAgain } from "@tablee/commands/billing/bill-again";
import type { AccountEvent } from "@tablee/domain/account/events";
import { idOf } from "@tablee/domain/streams";
import { policy } from "../../policy.ts";

export const billAgainWhenPaymentMethodGiven = policy<AccountEvent>("bill-again-when-payment-method-given", {
  PaymentMethodGiven:
    ({ stream }, context) =>
    (send) =>
      send(billAgain, { accountId: idOf(stream) }, context),
});
