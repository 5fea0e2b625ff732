import { isNeverPaid } from "@tablee/domain/order/standing";
import { paymentIdOf, purposeOf } from "@tablee/domain/payment/purpose";
import { credits, orders } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import type { Streams } from "../steps.ts";

/** Spends, or releases, the credit that was reserved for an order or for additions to it. */
export async function settleCredit(
  streams: Streams,
  { orderId, additionId }: { readonly orderId: string; readonly additionId?: string | undefined },
  context: CommandContext,
): Promise<void> {
  const { state } = await streams.load(orders, orderId);
  if (state.status === "none") return;
  const payment = paymentIdOf(purposeOf(orderId, additionId));
  const addition = additionId && "additions" in state ? state.additions[additionId] : undefined;
  const unpaid = additionId ? addition?.status === "dropped" : state.status === "open" || isNeverPaid(state);
  const paid = additionId ? addition?.status === "billed" : "refunds" in state && !unpaid;
  const { at } = context;
  if (paid) await streams.handle(credits, state.accountId, { type: "SpendCredit", payment, at }, context);
  else if (unpaid) await streams.handle(credits, state.accountId, { type: "ReleaseCredit", payment, at }, context);
}
