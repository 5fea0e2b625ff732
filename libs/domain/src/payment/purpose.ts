import { never } from "../kernel/errors.ts";
import { type AccountId, type OrderId, type PaymentId, paymentId } from "../kernel/ids.ts";
import type { OrderPurpose, PaymentPurpose } from "./vocabulary.ts";

/** The purpose of a payment for an order, or for an addition to it. */
export const purposeOf = (orderId: OrderId, additionId?: string): OrderPurpose =>
  additionId ? { kind: "addition", orderId, additionId } : { kind: "order", orderId };

/** The purpose of a payment for the extra cost of a change of the first order. */
export const changePurposeOf = (orderId: OrderId, changeId: string): OrderPurpose => ({ kind: "change", orderId, changeId });

/** The purpose of a payment for a gift card. */
export const giftCardPurposeOf = (giftCardId: string): PaymentPurpose => ({ kind: "gift-card", giftCardId });

/** The purpose of a payment for a bag or kit that was not returned. */
export const returnablePurposeOf = (accountId: AccountId, assetId: string): PaymentPurpose => ({ kind: "returnable", accountId, assetId });

/**
 * The id of the one payment for a purpose: equal purposes have equal ids, so each is paid once. The payment's events hold the purpose; it
 * is never parsed out of the id.
 */
export function paymentIdOf(purpose: PaymentPurpose): PaymentId {
  switch (purpose.kind) {
    case "order":
      return paymentId(purpose.orderId);
    case "addition":
      return paymentId(`${purpose.orderId}_${purpose.additionId}`);
    case "change":
      return paymentId(`${purpose.orderId}_change_${purpose.changeId}`);
    case "gift-card":
      return paymentId(`gift-card_${purpose.giftCardId}`);
    case "returnable":
      return paymentId(`returnable_${purpose.assetId}`);
    default:
      return never(purpose);
  }
}
