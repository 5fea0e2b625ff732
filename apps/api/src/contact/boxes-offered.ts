import type { OrderId } from "@tablee/domain/kernel/ids";
import type { PlainDate } from "@tablee/domain/kernel/time";

interface Box {
  readonly key: OrderId;
  readonly delivery_date: PlainDate;
}

/** The boxes that the contact form offers, and those of them that are still to come. */
const MAX_BOXES = 8;
const MAX_COMING = 4;

/** Chooses from boxes in the order of their days: those to come, the next one first, then the past ones, the latest first. */
export function boxesOffered(boxes: readonly Box[], today: PlainDate): { orderId: OrderId; deliveryDate: PlainDate }[] {
  const coming = boxes.filter(({ delivery_date: day }) => day >= today).slice(0, MAX_COMING);
  const past = boxes.filter(({ delivery_date: day }) => day < today).toReversed();
  return [...coming, ...past].slice(0, MAX_BOXES).map(({ key, delivery_date }) => ({ orderId: key, deliveryDate: delivery_date }));
}
