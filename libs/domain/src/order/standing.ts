import type { Charge, ExistingOrder, Order, PaidOrder } from "./state.ts";
import type { FailureKind, OrderStatus } from "./vocabulary.ts";

/** Where an order stands, asked by name: each question once, for deciders' states and for rows that say the same. */
export interface Standing {
  readonly status: OrderStatus;
  /** Why it failed, once it has. */
  readonly kind?: FailureKind | undefined;
}

type PricedOrder = Extract<Order, Charge>;

/** The states in which a week gets no box. A skipped one may still come back before its cutoff. */
export const boxlessStatuses = ["skipped", "minimum-not-met", "failed"] as const satisfies readonly OrderStatus[];
const boxless: ReadonlySet<string> = new Set(boxlessStatuses);

/** Whether an order has no claim to stock, to a place, or to points. */
export const isBoxless = (status: OrderStatus): boolean => boxless.has(status);

/** The states of a week that is not charged unless it changes. */
export const unchargedStatuses = ["skipped", "minimum-not-met"] as const satisfies readonly OrderStatus[];
const uncharged: ReadonlySet<string> = new Set(unchargedStatuses);

/** Whether an order was skipped or dropped before it was charged. */
export const isUncharged = (status: OrderStatus): boolean => uncharged.has(status);

/** The states from the lock on. */
export const pricedStatuses = ["locked", "billing", "billed", "delivered", "failed"] as const satisfies readonly PricedOrder["status"][];
const priced: ReadonlySet<string> = new Set(pricedStatuses);

/** Whether an order's price is fixed. */
export const isPriced = (order: Order): order is PricedOrder => priced.has(order.status);

const billed: ReadonlySet<string> = new Set(["billed", "delivered", "failed"] satisfies readonly PaidOrder["status"][]);

/** Whether an order's billing has ended, a failed payment included: it has additions and refunds, if only none. */
export const isBillingClosed = (order: Order): order is PaidOrder => billed.has(order.status);

/** Whether an order's last attempt to be paid failed. */
export const isPaymentFailed = ({ status, kind }: Standing): boolean => status === "failed" && kind === "payment";

/** Whether an order was paid, whatever became of its box. */
export function isPaid(order: Order): order is PaidOrder;
export function isPaid(standing: Standing): boolean;
export function isPaid(order: Order | Standing): boolean {
  return billed.has(order.status) && !isPaymentFailed(order as Standing);
}

/** Whether an order will not be paid: it was skipped or dropped, or its last attempt failed. */
export const isNeverPaid = (order: ExistingOrder | Standing): boolean => isUncharged(order.status) || isPaymentFailed(order);

/** Whether a first order was skipped after it was paid: all of its money went back, and its offer to the next; it stays skipped. */
export const isReturned = (order: Order): order is Extract<Order, { status: "skipped" }> & { readonly returned: PaidOrder } =>
  order.status === "skipped" && order.returned !== undefined;

/** The order with its additions and refunds, if only none: a billed one, or a first order as it was when it was skipped afterwards. */
export const paidPartOf = (order: Order): PaidOrder | undefined =>
  isBillingClosed(order) ? order : isReturned(order) ? order.returned : undefined;
