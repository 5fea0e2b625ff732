import type { OrderId } from "@tablee/domain/kernel/ids";
import { addMs, laterOf, msBetween } from "@tablee/domain/kernel/time";
import { orders } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import type { Streams } from "../steps.ts";

/** Dispatches a box as its window begins. A second delivery takes as long as the window did. */
export async function dispatchOrder(streams: Streams, { orderId }: { readonly orderId: OrderId }, context: CommandContext): Promise<void> {
  const { state } = await streams.load(orders, orderId);
  if (state.status !== "billed") return;
  const { deliveryFrom, deliveryUntil } = state.calendar;
  const expectedFrom = laterOf(context.at, deliveryFrom);
  const expectedUntil = state.retries === 0 ? deliveryUntil : addMs(expectedFrom, msBetween(deliveryFrom, deliveryUntil));
  await streams.handle(orders, orderId, { type: "RecordOutForDelivery", expectedFrom, expectedUntil, at: context.at }, context);
}
