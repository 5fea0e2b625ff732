import { notifyOfReturnableCharge, notifyOfReturnableRefund } from "@tablee/commands/returnables/notify-household";
import type { ReturnablesEvent } from "@tablee/domain/returnables/events";
import { idOf } from "@tablee/domain/streams";
import { policy } from "../../policy.ts";

/** A mail for each charge, and one when the charge goes back. */
export const notifyHouseholdWhenReturnableCharged = policy<ReturnablesEvent>("notify-household-when-returnable-charged", {
  ReturnableCharged:
    ({ stream, data: { assetId } }, context) =>
    (send) =>
      send(notifyOfReturnableCharge, { accountId: idOf(stream), assetId }, context),
  ReturnableChargeReversed:
    ({ stream, data: { assetId } }, context) =>
    (send) =>
      send(notifyOfReturnableRefund, { accountId: idOf(stream), assetId }, context),
});
