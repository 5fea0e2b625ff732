import {
  notifyOfReturnableCharge,
  notifyOfReturnableRefund,
  notifyOfUnpaidReturnable,
} from "@tablee/commands/returnables/notify-household";
import type { ReturnablesEvent } from "@tablee/domain/returnables/events";
import { idOf } from "@tablee/domain/streams";
import { policy } from "../../policy.ts";

/** A mail for each charge, one when it was declined for the last time, and one when it goes back. */
export const notifyHouseholdWhenReturnableCharged = policy<ReturnablesEvent>("notify-household-when-returnable-charged", {
  ReturnableCharged:
    ({ stream, data: { assetId } }, context) =>
    (send) =>
      send(notifyOfReturnableCharge, { accountId: idOf(stream), assetId }, context),
  ReturnableLeftUnpaid:
    ({ stream, data: { assetId, attempt } }, context) =>
    (send) =>
      send(notifyOfUnpaidReturnable, { accountId: idOf(stream), assetId, attempt }, context),
  ReturnableChargeReversed:
    ({ stream, data: { assetId } }, context) =>
    (send) =>
      send(notifyOfReturnableRefund, { accountId: idOf(stream), assetId }, context),
});
