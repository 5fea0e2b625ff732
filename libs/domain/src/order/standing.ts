import type { Cents } from "../kernel/money.ts";
import { totalInAll } from "./charges/paid-additions.ts";
import type { Charge, ExistingOrder, Order, PaidOrder } from "./state.ts";
import type { FailureKind, OrderStatus } from "./vocabulary.ts";

/** The part of an order that its status predicates read: each question is asked once, for deciders' states and for rows alike. */
export interface Standing {
  readonly status: OrderStatus;
  /** The kind of its failure, once it failed. */
  readonly kind?: FailureKind | undefined;
}

type PricedOrder = Extract<Order, Charge>;

/** The states in which a week gets no box. A skipped order may still be unskipped before its cutoff. */
export const boxlessStatuses = ["skipped", "minimum-not-met", "failed"] as const satisfies readonly OrderStatus[];
const boxless: ReadonlySet<string> = new Set(boxlessStatuses);

/** True if an order has no claim to stock, to a slot, or to points. */
export const isBoxless = (status: OrderStatus): boolean => boxless.has(status);

/** The states of a week that is not charged unless it changes. */
export const unchargedStatuses = ["skipped", "minimum-not-met"] as const satisfies readonly OrderStatus[];
const uncharged: ReadonlySet<string> = new Set(unchargedStatuses);

/** True if an order was skipped or dropped before it was charged. */
export const isUncharged = (status: OrderStatus): boolean => uncharged.has(status);

/** The states from the lock on. */
export const pricedStatuses = ["locked", "billing", "billed", "delivered", "failed"] as const satisfies readonly PricedOrder["status"][];
const priced: ReadonlySet<string> = new Set(pricedStatuses);

/** True if an order's price is fixed. */
export const isPriced = (order: Order): order is PricedOrder => priced.has(order.status);

const billed: ReadonlySet<string> = new Set(["billed", "delivered", "failed"] satisfies readonly PaidOrder["status"][]);

/** True if an order's billing has ended, a failed payment included: it has additions and refunds, possibly none. */
export const isBillingClosed = (order: Order): order is PaidOrder => billed.has(order.status);

/** True if an order's last payment attempt failed. */
export const isPaymentFailed = ({ status, kind }: Standing): boolean => status === "failed" && kind === "payment";

/** True if an order was paid, delivered or not. */
export function isPaid(order: Order): order is PaidOrder;
export function isPaid(standing: Standing): boolean;
export function isPaid(order: Order | Standing): boolean {
  return billed.has(order.status) && !isPaymentFailed(order as Standing);
}

/** True if an order will not be paid: it was skipped or dropped, or its last attempt failed. */
export const isNeverPaid = (order: ExistingOrder | Standing): boolean => isUncharged(order.status) || isPaymentFailed(order);

/**
 * True if a first order was skipped after it was paid: all of its money was refunded, its offer passed to the next order, and it stays
 * skipped.
 */
export const isReturned = (order: Order): order is Extract<Order, { status: "skipped" }> & { readonly returned: PaidOrder } =>
  order.status === "skipped" && order.returned !== undefined;

/** True if an order is a first order that was skipped after it was paid. */
export const isReturnedFirst = (order: ExistingOrder): boolean => order.firstOrder && isReturned(order);

/** The order with its additions and refunds, possibly none: a billed one, or a first order as it was when it was skipped after payment. */
export const paidPartOf = (order: Order): PaidOrder | undefined =>
  isBillingClosed(order) ? order : isReturned(order) ? order.returned : undefined;

/** The total that was paid for an order and its additions, before refunds; null while it is not paid. In cents. */
export function paidTotalOf(order: Order): Cents | null {
  const paid = paidPartOf(order);
  return paid && isPaid(paid) ? totalInAll(paid) : null;
}
