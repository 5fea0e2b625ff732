import { isNeverPaid } from "@tablee/domain/order/standing";
import { paymentIdOf, purposeOf } from "@tablee/domain/payment/purpose";
import { credits, orders } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import type { Streams } from "../steps.ts";

/** Spends, or releases, the credit that was reserved for an order or for additions to it. */
export async function settleCredit(
  streams: Streams,
  { orderId, patchId }: { readonly orderId: string; readonly patchId?: string | undefined },
  context: CommandContext,
): Promise<void> {
  const { state } = await streams.load(orders, orderId);
  if (state.status === "none") return;
  const payment = paymentIdOf(purposeOf(orderId, patchId));
  const patch = patchId && "patches" in state ? state.patches[patchId] : undefined;
  const unpaid = patchId ? patch?.status === "dropped" : state.status === "open" || isNeverPaid(state);
  const paid = patchId ? patch?.status === "billed" : "refunds" in state && !unpaid;
  const { at } = context;
  if (paid) await streams.handle(credits, state.accountId, { type: "SpendCredit", payment, at }, context);
  else if (unpaid) await streams.handle(credits, state.accountId, { type: "ReleaseCredit", payment, at }, context);
}
