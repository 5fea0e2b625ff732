import { recordNumber } from "../kernel/receipt-number.ts";
import type { Order } from "./state.ts";

/** The number of the record that an order shares with others skipped by the same act; undefined unless it is skipped so. */
export const recordOf = (order: Order): string | undefined =>
  order.status === "skipped" && order.skippedTogether !== undefined ? recordNumber(order.skippedTogether) : undefined;
