import { idFrom, type OrderId } from "@tablee/domain/kernel/ids";
import { isPaidAddition } from "@tablee/domain/order/charges/paid-additions";
import type { Order } from "@tablee/domain/order/state";
import { everythingLeft, refundAmounts } from "@tablee/domain/pricing/refund";
import { orders } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { isRefused } from "../refused.ts";
import type { Streams } from "../steps.ts";

/** Refunds everything that was paid for a box that could not be delivered, its free retry included. */
export async function refundUndelivered(
  streams: Streams,
  { orderId }: { readonly orderId: OrderId },
  context: CommandContext,
): Promise<void> {
  const { state } = await streams.load(orders, orderId);
  if (state.status !== "failed" || state.kind !== "delivery") return;
  const additions = Object.entries(state.additions).flatMap(([additionId, addition]) => (isPaidAddition(addition) ? [additionId] : []));
  for (const additionId of [undefined, ...additions]) {
    const refundId = idFrom("refund", "undelivered", orderId, additionId ?? "");
    const facts = { reason: "not delivered", by: context.actor.id, needsApproval: false, at: context.at } as const;
    // The remainder is computed at the moment of the refund, since staff may be refunding a part concurrently. The order stays failed.
    const command = (now: Order) => {
      const failed = now as typeof state;
      const asked = everythingLeft(failed, additionId);
      return { type: "RefundOrder", refundId, ...asked, amounts: refundAmounts(failed, asked), ...facts } as const;
    };
    await streams.handle(orders, orderId, command, part(context, refundId)).catch((error) => {
      // Nothing is left to refund: it was free, or was refunded before.
      if (!isRefused(error, "refund-exceeds-order")) throw error;
    });
  }
}
