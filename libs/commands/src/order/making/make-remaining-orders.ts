import type { OrderId } from "@tablee/domain/kernel/ids";
import { orders } from "../../aggregates.ts";
import type { CommandContext } from "../../context.ts";
import type { Steps } from "../../steps.ts";
import { makeOrders } from "./make-orders.ts";

/** Makes the orders of a subscription's other open weeks once its first order is paid, where they have none yet. */
export async function makeRemainingOrders(
  steps: Steps,
  { firstOrderId }: { readonly firstOrderId: OrderId },
  context: CommandContext,
): Promise<void> {
  const { state } = await steps.load(orders, firstOrderId);
  if (state.status === "none" || !state.firstOrder) return;
  await makeOrders(steps, { subscriptionId: state.subscriptionId }, context);
}
