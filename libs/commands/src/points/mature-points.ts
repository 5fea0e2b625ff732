import type { OrderId } from "@tablee/domain/kernel/ids";
import { isBoxless } from "@tablee/domain/order/standing";
import { orders, pointAccounts } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import type { Streams } from "../steps.ts";

/** Pending points of a delivered order become available; those of an order that gets no box are forfeited. */
export async function maturePoints(streams: Streams, { orderId }: { readonly orderId: OrderId }, context: CommandContext): Promise<void> {
  const { state } = await streams.load(orders, orderId);
  if (state.status === "none") return;
  const { at } = context;
  if (state.status === "delivered") await streams.handle(pointAccounts, state.accountId, { type: "Mature", orderId, at }, context);
  const mayComeBack = state.status === "skipped" && at < state.calendar.cutoffAt;
  if (isBoxless(state.status) && !mayComeBack)
    await streams.handle(pointAccounts, state.accountId, { type: "Forfeit", orderId, at }, context);
}
