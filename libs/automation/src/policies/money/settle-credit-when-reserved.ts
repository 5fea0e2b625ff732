import { settleCredit } from "@tablee/commands/credit/settle-credit";
import type { CreditEvent } from "@tablee/domain/credit/events";
import { policy } from "../../policy.ts";

/**
 * A lock or a charge reserves credit for an order that it loaded earlier. Where the order ended in between, its own policy ran before the
 * reservation, and no later event of the order would release it. The order of each reservation is therefore read again.
 */
export const settleCreditWhenReserved = policy<CreditEvent>("settle-credit-when-reserved", {
  CreditReserved: ({ data: { purpose } }, context) => purpose && ((send) => send(settleCredit, purpose, context)),
});
