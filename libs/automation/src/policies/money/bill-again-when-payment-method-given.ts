import { billAgain } from "@tablee/commands/billing/bill-again";
import { chargeReturnablesAgain } from "@tablee/commands/returnables/charge-returnables";
import type { AccountEvent } from "@tablee/domain/account/events";
import { idOf } from "@tablee/domain/streams";
import { policy } from "../../policy.ts";

/** The new method is charged at once for unpaid boxes, and for unpaid bags and kits. */
export const billAgainWhenPaymentMethodGiven = policy<AccountEvent>("bill-again-when-payment-method-given", {
  PaymentMethodGiven: ({ stream }, context) => [
    (send) => send(billAgain, { accountId: idOf(stream) }, context),
    (send) => send(chargeReturnablesAgain, { accountId: idOf(stream) }, context),
  ],
});
