import type { OrderId } from "@tablee/domain/kernel/ids";
import { orders } from "../../aggregates.ts";
import type { CommandContext } from "../../context.ts";
import type { Steps } from "../../steps.ts";
import { makeOrders } from "./make-orders.ts";

/** A first order was paid: the other open weeks of its subscription get their orders, if they have none yet. */
export async function makeRemainingOrders(
  steps: Steps,
  { firstOrderId }: { readonly firstOrderId: OrderId },
  context: CommandContext,
): Promise<void> {
  const { state } = await steps.load(orders, firstOrderId);
  if (state.status === "none" || !state.firstOrder) return;
  await makeOrders(steps, { subscriptionId: state.subscriptionId }, context);
}
