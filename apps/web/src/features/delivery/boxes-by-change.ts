import type { OrderCard } from "@tablee/contracts/schemas";

type Box = Pick<OrderCard, "status" | "editable" | "deliveryDate">;

/** The days of the boxes that follow a change of the delivery, and of those that come as planned. */
export function boxesByChange(orders: readonly Box[]): { follow: string[]; keep: string[] } {
  const days = (wanted: (box: Box) => boolean) => orders.filter(wanted).map(({ deliveryDate }) => deliveryDate);
  return {
    follow: days(({ status, editable }) => status === "open" && editable),
    keep: days(
      ({ status, editable }) => (status === "open" && !editable) || status === "locked" || status === "billing" || status === "billed",
    ),
  };
}
