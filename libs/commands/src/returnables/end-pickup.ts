import { idFrom, type OrderId } from "@tablee/domain/kernel/ids";
import { bookedPickup } from "@tablee/domain/returnables/state";
import { orders, returnablesOfAccounts } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import type { Streams } from "../steps.ts";
import { isOnRoute, secondTryOf } from "./visits.ts";

/**
 * Ends the pickup that was booked with a box which does not come then: skipped, failed or moved. One whose box missed its first try goes
 * with the second. May be repeated.
 */
export async function endPickupWithBox(
  streams: Streams,
  { orderId }: { readonly orderId: OrderId },
  context: CommandContext,
): Promise<void> {
  const { state: order } = await streams.load(orders, orderId);
  if (order.status === "none") return;
  const { accountId } = order;
  const { state } = await streams.load(returnablesOfAccounts, accountId);
  const pickup = bookedPickup(state);
  if (pickup?.route.orderId !== orderId || isOnRoute(order, pickup.route)) return;
  const { pickupId } = pickup;
  const { at } = context;
  const route = secondTryOf(order, pickup.route);
  const nextId = idFrom("pickup-second-try", pickupId);
  await streams.handle(
    returnablesOfAccounts,
    accountId,
    route ? { type: "RebookPickup", pickupId, nextId, route, at } : { type: "EndPickup", pickupId, at },
    { ...context, subject: accountId },
  );
}
