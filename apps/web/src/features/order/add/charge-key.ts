import type { OrderCard } from "@tablee/contracts/schemas";
import { paidAdditions } from "@tablee/domain/order/charges/paid-additions";
import { awaitsPayment, neverPaid } from "../../../shared/order/unpaid.ts";

/** True for a first box that was skipped after it was paid: it was refunded in full. */
export const isReturned = ({ status, refundedCents }: Pick<OrderCard, "status" | "refundedCents">): boolean =>
  status === "skipped" && refundedCents > 0;

/** Finds the message about the money on a box's card, from the facts of its events alone. */
export function chargeKey(order: Pick<OrderCard, "status" | "failure" | "price" | "payWith" | "belowMinimum">) {
  if (order.status === "skipped") return "nothing";
  if (order.belowMinimum) return "unlessCompleted";
  if (order.status === "minimum-not-met" || neverPaid(order)) return "nothingCharged";
  const { chargeCents, promotionalCents, purchasedCents } = order.price;
  const byCredit = promotionalCents + purchasedCents > 0;
  // A box that could not be delivered was paid nevertheless.
  const paid = order.status === "billed" || order.status === "delivered" || order.status === "failed";
  if (chargeCents === 0 && byCredit) return paid ? "paidByCredit" : "covered";
  if (chargeCents === 0) return "free";
  // Its billing time has passed, and its payment depends on a new card.
  if (awaitsPayment(order) || order.status === "billing") return "due";
  if (paid) return "charged";
  return order.payWith ? "willCharge" : "willChargeNoMethod";
}

/** The amount charged for paid additions to a box, by any card. In cents. */
export const chargedForAdditions = ({ additions }: Pick<OrderCard, "additions">): number =>
  paidAdditions(additions).reduce<number>((total, addition) => total + addition.price.chargeCents, 0);
