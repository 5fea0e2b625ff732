import { payReversalOut } from "@tablee/commands/returnables/charge-returnables";
import type { ReturnablesEvent } from "@tablee/domain/returnables/events";
import { idOf } from "@tablee/domain/streams";
import { policy } from "../../policy.ts";

export const payReversalOutWhenReturnableComesBack = policy<ReturnablesEvent>("pay-reversal-out-when-returnable-comes-back", {
  ReturnableChargeReversed:
    ({ stream, data: { assetId } }, context) =>
    (send) =>
      send(payReversalOut, { accountId: idOf(stream), assetId }, context),
});
