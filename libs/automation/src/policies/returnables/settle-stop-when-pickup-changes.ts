import type { CommandContext } from "@tablee/commands/context";
import { settlePickupStop } from "@tablee/commands/dispatch/settle-pickup-stop";
import type { ReturnablesEvent } from "@tablee/domain/returnables/events";
import { idOf } from "@tablee/domain/streams";
import type { Stored } from "@tablee/event-store/events";
import type { Act } from "../../act.ts";
import { policy } from "../../policy.ts";

const settle =
  (
    { stream, metadata, data: { pickupId } }: Stored<Extract<ReturnablesEvent, { readonly data: { readonly pickupId: string } }>>,
    context: CommandContext,
  ): Act =>
  (send) =>
    send(settlePickupStop, { accountId: idOf(stream), pickupId, happenedAt: metadata.at }, context);

/** The driver's list holds the pickups that are to take place, beside the boxes. */
export const settleStopWhenPickupChanges = policy<ReturnablesEvent>("settle-stop-when-pickup-changes", {
  PickupBooked: settle,
  PickupCancelled: settle,
  CollectionAttempted:
    ({ stream, metadata, data: { visitId } }, context) =>
    (send) =>
      send(settlePickupStop, { accountId: idOf(stream), pickupId: visitId, happenedAt: metadata.at, missed: true }, context),
});
