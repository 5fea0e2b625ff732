import { openWeeks } from "@tablee/domain/calendar/calendar";
import { areaById } from "@tablee/domain/geography/areas";
import { orderIdOf, type SubscriptionId } from "@tablee/domain/kernel/ids";
import type { Instant } from "@tablee/domain/kernel/time";
import type { ExistingOrder } from "@tablee/domain/order/state";
import { slotNow } from "@tablee/domain/subscription/decider";
import type { DeliverySlot } from "@tablee/domain/subscription/vocabulary";
import { orders, subscriptions } from "../../aggregates.ts";
import { type CommandContext, part } from "../../context.ts";
import { isRefused, Refused } from "../../refused.ts";
import type { Streams } from "../../steps.ts";
import { changeDelivery } from "./change-delivery.ts";
import { skipOrder } from "./skip-order.ts";

/**
 * Moves the open weeks, skipped ones included, after their subscription's last move. A week whose day or window its customer chose keeps
 * them while it comes from the same area. Where the chosen window is full, or its cutoff has passed, a box that must come from a different
 * area takes a different window there, and is skipped if none has room.
 */
export async function moveOpenWeeks(
  streams: Streams,
  { subscriptionId }: { readonly subscriptionId: SubscriptionId },
  context: CommandContext,
): Promise<void> {
  const { state } = await streams.load(subscriptions, subscriptionId);
  if (state.status === "none" || state.status === "closed" || !state.moved) return;
  const { before } = state.moved;
  const to = slotNow(state);
  for (const order of await openOrders(streams, subscriptionId, [before, to], context.at)) {
    const own = part({ ...context, subject: state.accountId }, order.orderId);
    if (follows(order, before, to)) await moveOne(streams, order, to, own);
  }
}

/** The open or skipped orders of weeks that are open by one of these slots, on any day of the week. */
export async function openOrders(
  streams: Streams,
  subscriptionId: SubscriptionId,
  slots: readonly DeliverySlot[],
  at: Instant,
): Promise<readonly ExistingOrder[]> {
  const weeks = new Set(slots.flatMap(({ zone }) => ([7, 1] as const).flatMap((weekday) => openWeeks(at, weekday, zone))));
  const found: ExistingOrder[] = [];
  for (const week of [...weeks].sort()) {
    const { state: order } = await streams.load(orders, orderIdOf(subscriptionId, week));
    if (order.status === "open" || order.status === "skipped") found.push(order);
  }
  return found;
}

const follows = ({ slot }: ExistingOrder, before: DeliverySlot, to: DeliverySlot): boolean =>
  slot.areaId !== to.areaId || (slot.weekday === before.weekday && slot.window === before.window);

const noPlace = ["slot-full", "order-past-cutoff", "slot-not-offered"] as const;

async function moveOne(streams: Streams, order: ExistingOrder, to: DeliverySlot, context: CommandContext): Promise<void> {
  const { orderId, accountId, slot } = order;
  const isElsewhere = slot.areaId !== to.areaId;
  for (const { weekday, window } of isElsewhere ? windowsOf(to) : [to]) {
    const change = { accountId, orderId, areaId: to.areaId, weekday, window };
    try {
      await changeDelivery(streams, change, part(context, weekday, window));
      return;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      // Billed, locked or past its cutoff since: it stays unchanged.
      if (!noPlace.some((code) => isRefused(error, code))) return;
    }
  }
  if (!isElsewhere) return;
  await skipOrder(streams, { accountId, orderId, reason: "no-place" }, part(context, "skip")).catch((error) => {
    if (!(error instanceof Refused)) throw error;
  });
}

/** The chosen window first, then others of its day, then other days. */
function windowsOf(to: DeliverySlot): Pick<DeliverySlot, "weekday" | "window">[] {
  const area = areaById(to.areaId);
  const all = (area?.deliveryWeekdays ?? []).flatMap((weekday) => (area?.windows ?? []).map((window) => ({ weekday, window })));
  const rank = (one: (typeof all)[number]) => (one.weekday === to.weekday ? (one.window === to.window ? 0 : 1) : 2);
  return all.toSorted((a, b) => rank(a) - rank(b));
}
