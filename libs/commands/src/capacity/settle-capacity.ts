import type { OrderId } from "@tablee/domain/kernel/ids";
import type { CommandContext } from "../context.ts";
import type { Steps, Streams } from "../steps.ts";
import { settleShares } from "./settle-shares.ts";
import type { ShareStream } from "./shares.ts";

/** Sets an order's shares of stock and slot to its present lines: none, once it gets no box. */
export async function settleCapacity(streams: Streams, { orderId }: { readonly orderId: OrderId }, context: CommandContext): Promise<void> {
  await settleShares(streams, orderId, [], context);
}

/** Ends the hold with this key, if it still exists. */
export async function endHoldOf(steps: Steps, { key }: { readonly key: string }, context: CommandContext): Promise<void> {
  const hold = await steps.facts.hold(key);
  if (hold) await endHold(steps, hold, context);
}

/** Settles an expired hold, whose owner crashed before settling it: the order's share is set to its present lines. */
export async function endHold(
  streams: Streams,
  { category, streamId, orderId }: { readonly category: ShareStream["category"]; readonly streamId: string; readonly orderId: OrderId },
  context: CommandContext,
): Promise<void> {
  await settleShares(streams, orderId, [{ category, id: streamId }], context);
}
