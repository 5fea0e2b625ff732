import type { PaymentMethod } from "@tablee/domain/account/vocabulary";
import type { OrderId } from "@tablee/domain/kernel/ids";
import type { Instant } from "@tablee/domain/kernel/time";
import type { ExistingOrder } from "@tablee/domain/order/state";
import type { Products } from "./order/dishes.ts";

/** The queries of notices to read models. Answers may lag behind the log. */
export interface NoticeFacts {
  /** Products by SKU, with the options of these orders that the catalogue has dropped; unknown products are missing. */
  products(skus: readonly string[], orders: readonly ExistingOrder[]): Promise<Products>;
  /** The receipt under which an order was paid; undefined before that. */
  receipt(orderId: OrderId): Promise<ReceiptFact | undefined>;
}

/** A receipt's number, the time of its payment, and its means of payment where that is known. */
export interface ReceiptFact {
  readonly number: string;
  readonly paidAt: Instant;
  readonly paidWith?: PaymentMethod | undefined;
}
