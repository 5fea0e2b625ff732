import { never } from "../kernel/errors.ts";
import { type OrderId, type PaymentId, paymentId } from "../kernel/ids.ts";
import type { PaymentPurpose } from "./vocabulary.ts";

/** The purpose of a payment for an order, or for an addition to it. */
export const purposeOf = (orderId: OrderId, additionId?: string): PaymentPurpose =>
  additionId ? { kind: "addition", orderId, additionId } : { kind: "order", orderId };

/** The purpose of a payment for what a change of the first order costs more. */
export const changePurposeOf = (orderId: OrderId, changeId: string): PaymentPurpose => ({ kind: "change", orderId, changeId });

/**
 * The one payment for a purpose: the same purpose gives the same id, so that it is paid once. The way back is the payment's own
 * event; its id is not read.
 */
export function paymentIdOf(purpose: PaymentPurpose): PaymentId {
  switch (purpose.kind) {
    case "order":
      return paymentId(purpose.orderId);
    case "addition":
      return paymentId(`${purpose.orderId}_${purpose.additionId}`);
    case "change":
      return paymentId(`${purpose.orderId}_change_${purpose.changeId}`);
    default:
      return never(purpose);
  }
}
