import type { OrderId } from "@tablee/domain/kernel/ids";
import { isBillingClosed } from "@tablee/domain/order/standing";
import { orders } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { resumeFirstOrderChange } from "../order/making/change-first-order.ts";
import type { Steps } from "../steps.ts";
import { billAddition } from "./bill-addition.ts";

/** Resumes charges for additions, and for changes of a first order, whose process crashed: asks the gateway for their outcome. */
export async function settleAdditions(steps: Steps, { orderId }: { readonly orderId: OrderId }, context: CommandContext): Promise<void> {
  const { state } = await steps.load(orders, orderId);
  if (!isBillingClosed(state)) return;
  const { accountId } = state;
  for (const [changeId, change] of Object.entries(state.changes))
    if (change.status === "billing") await resumeFirstOrderChange(steps, { orderId, changeId }, part(context, changeId));
  for (const [additionId, addition] of Object.entries(state.additions))
    if (addition.status === "billing") await billAddition(steps, { accountId, orderId, additionId }, part(context, additionId));
}
