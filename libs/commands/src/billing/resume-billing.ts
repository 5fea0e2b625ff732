import { orderOfPayment } from "@tablee/domain/streams";
import { orders } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import { billLateAddition } from "../late-additions/bill-late-addition.ts";
import type { Steps } from "../steps.ts";
import { billOrder } from "./bill-order.ts";

/** The gateway told the outcome of an attempt by itself: the bill that waits for it is completed. */
export async function resumeBilling(steps: Steps, { paymentId }: { readonly paymentId: string }, context: CommandContext): Promise<void> {
  const orderId = orderOfPayment(paymentId);
  if (paymentId === orderId) {
    await billOrder(steps, { orderId }, context);
    return;
  }
  const { state } = await steps.load(orders, orderId);
  const patchId = paymentId.slice(orderId.length + 1);
  // The process that began the charge may have recorded its outcome already: then another attempt was never asked for.
  if (!("patches" in state) || state.patches[patchId]?.status !== "billing") return;
  await billLateAddition(steps, { accountId: state.accountId, orderId, patchId }, context);
}
