import type { OrderId } from "@tablee/domain/kernel/ids";
import { isRefundedWhole } from "@tablee/domain/order/charges/paid-additions";
import { isBillingClosed } from "@tablee/domain/order/standing";
import { cardOf } from "@tablee/domain/stamp-card/decider";
import { orders, pointAccounts, stampCards } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import type { Streams } from "../steps.ts";

/**
 * Counts a delivered box for its account's stamp card, or no longer counts a box that was refunded in full; the points of a completed card
 * are awarded, and taken back for each box that no longer counts. May be repeated. A closed account collects no stamps.
 */
export async function settleStamp(streams: Streams, { orderId }: { readonly orderId: OrderId }, context: CommandContext): Promise<void> {
  const { state: order } = await streams.load(orders, orderId);
  if (order.status === "none") return;
  const { accountId, week } = order;
  if ((await streams.load(pointAccounts, accountId)).state.ended) return;
  const { at } = context;
  if (isBillingClosed(order) && isRefundedWhole(order))
    await streams.handle(stampCards, accountId, { type: "TakeStampBack", orderId, at }, part(context, "stamp"));
  else if (order.status === "delivered")
    await streams.handle(stampCards, accountId, { type: "AddStamp", orderId, week, at }, part(context, "stamp"));
  const card = cardOf((await streams.load(stampCards, accountId)).state, orderId);
  if (!card || card.completedAt === null) return;
  const { cardId: awardId, points, takenBack } = card;
  await streams.handle(pointAccounts, accountId, { type: "Award", awardId, points, at }, part(context, "award"));
  for (const { orderId, points } of takenBack.filter((each) => each.points > 0))
    await streams.handle(pointAccounts, accountId, { type: "TakeAwardBack", awardId, orderId, points, at }, part(context, orderId));
}
