import type { OrderCard } from "@tablee/contracts/schemas";
import { awaitsPayment, neverPaid } from "../../../../shared/order/unpaid.ts";

export type WhyClosed =
  | "skipped"
  | "staysSkipped"
  | "returned"
  | "accountClosed"
  | "minimumNotMet"
  | "unpaid"
  | "neverPaid"
  | "charging"
  | "notDelivered"
  | "delivered"
  | "onItsWay"
  | "additionsClosed"
  | "refunded"
  | "prepared"
  | "cutoff";

type Standing = Pick<
  OrderCard,
  | "status"
  | "editable"
  | "changeable"
  | "changing"
  | "refundedCents"
  | "takesAdditions"
  | "skippedBecause"
  | "failure"
  | "journey"
  | "cutoff"
  | "lateAdditionsUntil"
>;

/** Finds the reason why a box cannot be edited, from its state; undefined if it can. */
export function whyClosed(order: Standing): WhyClosed | undefined {
  const { status, editable, changeable, changing, refundedCents, takesAdditions, skippedBecause, failure, journey } = order;
  const { cutoff, lateAdditionsUntil } = order;
  if (status === "skipped" && editable) return "skipped";
  if (changing) return "charging";
  if (editable || changeable || takesAdditions) return undefined;
  if (status === "skipped" && refundedCents > 0) return "returned";
  // Before its cutoff only a closed account's week cannot be brought back.
  if (status === "skipped") return skippedBecause === "closed" || cutoff.secondsLeft > 0 ? "accountClosed" : "staysSkipped";
  if (status === "minimum-not-met") return "minimumNotMet";
  if (awaitsPayment(order)) return "unpaid";
  if (neverPaid(order)) return "neverPaid";
  if (status === "failed") return "notDelivered";
  if (status === "delivered") return "delivered";
  if (journey) return "onItsWay";
  if (status === "billed" && lateAdditionsUntil.secondsLeft === 0) return "additionsClosed";
  if (status === "billed" && refundedCents > 0) return "refunded";
  // A first box is charged before its cutoff.
  if (status === "billing" || (status === "locked" && cutoff.secondsLeft > 0)) return "charging";
  return status === "billed" || (status === "locked" && !failure) ? "prepared" : "cutoff";
}
