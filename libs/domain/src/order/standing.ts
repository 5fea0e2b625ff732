import type { Order } from "./state.ts";

/** Where an order stands, asked by name: each question once, for deciders' states and for rows that say the same. */
export type OrderStatus = Exclude<Order["status"], "none">;

/** The states in which a week gets no box. A skipped one may still come back before its cutoff. */
export const boxlessStatuses = ["skipped", "minimum-not-met", "failed"] as const satisfies readonly OrderStatus[];
const boxless: ReadonlySet<string> = new Set(boxlessStatuses);

/** Whether an order has no claim to stock, to a place, or to points. */
export const isBoxless = (status: OrderStatus): boolean => boxless.has(status);

/** The states of a week that was never meant to be charged as it stands. */
export const unchargedStatuses = ["skipped", "minimum-not-met"] as const satisfies readonly OrderStatus[];
const uncharged: ReadonlySet<string> = new Set(unchargedStatuses);

/** Whether an order was skipped or dropped before it was charged. */
export const isUncharged = (status: OrderStatus): boolean => uncharged.has(status);

/** Whether an order will not be paid: it is not charged as it stands, or its last attempt failed. */
export const isNeverPaid = (order: Exclude<Order, { status: "none" }>): boolean =>
  isUncharged(order.status) || (order.status === "failed" && order.kind === "payment");
