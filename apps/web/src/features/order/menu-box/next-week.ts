import type { OrderCard } from "@tablee/contracts/schemas";

type Box = Pick<OrderCard, "week" | "status" | "editable">;

/** The week of the first box that the menu can fill; undefined if there is none. A paid first box is changed in its editor alone. */
export const nextWeek = (orders: readonly Box[]): string | undefined =>
  orders.find(({ status, editable }) => status !== "skipped" && editable)?.week;
