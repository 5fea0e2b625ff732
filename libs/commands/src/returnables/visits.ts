import type { AccountId } from "@tablee/domain/kernel/ids";
import { addMs, type Instant, msBetween, type PlainDate } from "@tablee/domain/kernel/time";
import { toLocal } from "@tablee/domain/kernel/zones/zones";
import { isBoxless } from "@tablee/domain/order/standing";
import type { ExistingOrder, Order } from "@tablee/domain/order/state";
import type { PickupRoute } from "@tablee/domain/returnables/vocabulary";

/** The local day on which a household gets a box: that of its journey, of its retry, or of its slot. */
export function visitDayOf(order: ExistingOrder): PlainDate {
  const { slot, calendar } = order;
  const trip = "out" in order ? order.out?.expectedUntil : undefined;
  return toLocal(slot.zone, trip ?? calendar.deliveryUntil).date;
}

/** True if the driver of an account's box has come, or is on the way in its window. */
export function isVisited(order: Order, accountId: AccountId, at: Instant): order is ExistingOrder {
  if (order.status === "none" || order.accountId !== accountId) return false;
  if (order.status === "delivered") return true;
  return order.status === "billed" && order.out !== undefined && order.out.expectedFrom <= at;
}

/** The route of the second try of a box, after it could not be handed over on the route that a pickup was booked for. */
export function secondTryOf(order: ExistingOrder, { from, until, ...route }: PickupRoute): PickupRoute | undefined {
  if (order.status !== "billed" || order.retryAt === undefined || order.retryAt <= from) return undefined;
  const { retryAt } = order;
  return { ...route, date: toLocal(route.zone, retryAt).date, from: retryAt, until: addMs(retryAt, msBetween(from, until)) };
}

/** True if a box still comes on the route that a pickup was booked for, and has not failed there. */
export function isOnRoute(order: Order, { date, window, depotId, from }: PickupRoute): boolean {
  if (order.status === "none" || isBoxless(order.status)) return false;
  if ("retries" in order && order.retries > 0) return "retryAt" in order && order.retryAt === from;
  const { slot, calendar } = order;
  return calendar.deliveryDate === date && slot.window === window && slot.depotId === depotId;
}
