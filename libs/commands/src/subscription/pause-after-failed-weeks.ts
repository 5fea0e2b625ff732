import { type OrderId, orderIdOf, type SubscriptionId } from "@tablee/domain/kernel/ids";
import { addWeeks } from "@tablee/domain/kernel/time";
import { isPaymentFailed, isUncharged } from "@tablee/domain/order/standing";
import type { ExistingOrder } from "@tablee/domain/order/state";
import { orders, subscriptions } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import type { Streams } from "../steps.ts";

/** The number of weeks searched for the previous box: skipped weeks do not count. */
const MAX_WEEKS = 12;

/**
 * Pauses a subscription after two unpaid weeks in a row, as the system, with the reason "other". One that awaits its first payment stays
 * active: no boxes are made for it until then, and its sign-up can be completed at any time.
 */
export async function pauseAfterFailedWeeks(
  streams: Streams,
  { orderId }: { readonly orderId: OrderId },
  context: CommandContext,
): Promise<void> {
  const { state } = await streams.load(orders, orderId);
  if (state.status === "none" || !(await isSecondUnpaid(streams, state))) return;
  const pause = { type: "PauseSubscription", reason: "other", at: context.at } as const;
  await streams.handle(subscriptions, state.subscriptionId, pause, context);
}

/** True if an order and the previous box were both not paid; never for one that awaits its first payment. */
export async function isSecondUnpaid(streams: Streams, order: ExistingOrder): Promise<boolean> {
  return isPaymentFailed(order) && !order.firstOrder && (await isFailedBefore(streams, order.subscriptionId, order.week));
}

/** True if the previous box, in the latest week that had one, was not paid either. */
async function isFailedBefore(streams: Streams, subscriptionId: SubscriptionId, week: string): Promise<boolean> {
  for (let back = 1; back <= MAX_WEEKS; back++) {
    const { state } = await streams.load(orders, orderIdOf(subscriptionId, addWeeks(week, -back)));
    if (state.status === "none") return false;
    if (!isUncharged(state.status)) return isPaymentFailed(state);
  }
  return false;
}
