import { refuse } from "@tablee/domain/kernel/errors";
import { idFrom, type OrderId } from "@tablee/domain/kernel/ids";
import { isPaidAddition } from "@tablee/domain/order/paid-additions";
import { isBilled } from "@tablee/domain/order/standing";
import type { Order } from "@tablee/domain/order/state";
import { everythingLeft, refundAmounts } from "@tablee/domain/pricing/refund";
import { orders } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { Refused } from "../refused.ts";
import type { Streams } from "../steps.ts";

/** A box that could not be delivered, its free retry included: everything that was paid for it goes back. */
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
    // What is left is judged at the moment of the refund: staff may be giving a part of it back just now.
    const command = (now: Order) => {
      if (!isBilled(now)) return refuse("order-not-billed", { status: now.status });
      const asked = everythingLeft(now, additionId);
      return { type: "RefundOrder", refundId, ...asked, amounts: refundAmounts(now, asked), ...facts } as const;
    };
    await streams.handle(orders, orderId, command, part(context, refundId)).catch((error) => {
      // Nothing is left to refund: it was free, or was refunded before.
      if (!(error instanceof Refused) || error.code !== "refund-exceeds-order") throw error;
    });
  }
}
