import { orderIdOf } from "@tablee/domain/kernel/ids";
import { addMs, type Instant } from "@tablee/domain/kernel/time";
import type { ExistingOrder } from "@tablee/domain/order/state";
import { avoidedFor } from "@tablee/domain/subscription/allergens";
import { pausedSinceAt, type Subscription } from "@tablee/domain/subscription/decider";
import { tastesNow } from "@tablee/domain/subscription/terms";
import type { BoxesToCome } from "@tablee/notices/context";
import { orders } from "../aggregates.ts";
import type { Streams } from "../steps.ts";
import { weeksOpenOnAnyDay } from "../subscription/open-weeks.ts";

/**
 * Loads the boxes that can still change at an instant and that no pause skips, and the allergens that their household excludes. A box that a
 * pause skipped is among them once its cutoff is beyond the end: `alignWeeks` restores it, maybe a moment later.
 */
export async function boxesToCome(
  { load }: Pick<Streams, "load">,
  subscription: Subscription,
  at: Instant,
): Promise<BoxesToCome | undefined> {
  if (subscription.status === "none" || subscription.status === "closed") return undefined;
  const weeks = weeksOpenOnAnyDay(subscription, at);
  const loaded = await Promise.all(weeks.map((week) => load(orders, orderIdOf(subscription.subscriptionId, week))));
  const comes = (order: ExistingOrder): boolean =>
    order.calendar.cutoffAt > at &&
    (order.status === "open" || (order.status === "skipped" && order.because === "paused")) &&
    pausedSinceAt(subscription, addMs(order.calendar.cutoffAt, -1)) === undefined;
  return {
    boxes: loaded.flatMap(({ state }) => (state.status !== "none" && comes(state) ? [state] : [])),
    excluded: avoidedFor(tastesNow(subscription).allergens),
  };
}
