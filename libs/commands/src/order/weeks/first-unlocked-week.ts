import { orderIdOf, type SubscriptionId } from "@tablee/domain/kernel/ids";
import type { Instant, Week } from "@tablee/domain/kernel/time";
import { isPriced } from "@tablee/domain/order/standing";
import { orders } from "../../aggregates.ts";
import type { Streams } from "../../steps.ts";

/** The first of these weeks whose order was not locked at an instant; a first order is locked as it is paid, before its cutoff. */
export async function firstUnlockedWeek(
  streams: Streams,
  subscriptionId: SubscriptionId,
  weeks: readonly Week[],
  at: Instant,
): Promise<Week> {
  for (const week of weeks) {
    const { state } = await streams.load(orders, orderIdOf(subscriptionId, week));
    if (!isPriced(state) || state.lockedAt > at) return week;
  }
  return weeks.at(-1)!;
}
