import { recordNumber } from "../kernel/receipt-number.ts";
import type { Order } from "./state.ts";

/** The number of the record under which an order was skipped together with others, while it is. */
export const recordOf = (order: Order): string | undefined =>
  order.status === "skipped" && order.skippedTogether !== undefined ? recordNumber(order.skippedTogether) : undefined;
