import { canonicalJson } from "@tablee/domain/kernel/hash";
import type { OrderId } from "@tablee/domain/kernel/ids";
import type { PlainDate } from "@tablee/domain/kernel/time";
import type { ExistingOrder } from "@tablee/domain/order/state";
import type { DeliverySlot, DeliveryWindow } from "@tablee/domain/subscription/vocabulary";

/** The outcome of a move for an open week. */
export interface MovedWeek {
  readonly orderId: OrderId;
  readonly deliveryDate: PlainDate;
  readonly window: DeliveryWindow;
  /**
   * `stays`: in a window of its own, or in its old one where the chosen one is full; `no-place`: skipped, as no window of the new area has
   * room.
   */
  readonly outcome: "moved" | "stays" | "no-place";
  /** SKUs of items that are not sold there, or no longer available. */
  readonly removed: readonly string[];
}

const same = (one: DeliverySlot, other: DeliverySlot): boolean => canonicalJson(one) === canonicalJson(other);

/** Compares a week before and after the move; a policy may have moved it first. */
export function movedWeek(before: ExistingOrder, after: ExistingOrder, to: DeliverySlot): MovedWeek {
  const { orderId, calendar, slot } = after;
  const week = { orderId, deliveryDate: calendar.deliveryDate, window: slot.window };
  const left = new Set(after.lines.map(({ sku }) => sku));
  const removed = before.lines.map(({ sku }) => sku).filter((sku) => !left.has(sku));
  if (after.status === "skipped" && after.because === "no-place" && before.status !== "skipped")
    return { ...week, outcome: "no-place", removed: [] };
  const isMoved = same(slot, to) || !same(slot, before.slot);
  return { ...week, outcome: isMoved ? "moved" : "stays", removed };
}
