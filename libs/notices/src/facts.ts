import type { PaymentMethod } from "@tablee/domain/account/vocabulary";
import type { OrderId } from "@tablee/domain/kernel/ids";
import type { Instant } from "@tablee/domain/kernel/time";
import type { Products } from "./order/dishes.ts";

/** The queries of notices to read models. Answers may lag behind the log. */
export interface NoticeFacts {
  /** Products by SKU; unknown ones are missing. */
  products(skus: readonly string[]): Promise<Products>;
  /** The receipt under which an order was paid; undefined before that. */
  receipt(orderId: OrderId): Promise<ReceiptFact | undefined>;
}

/** A receipt's number, the time of its payment, and its means of payment where that is known. */
export interface ReceiptFact {
  readonly number: string;
  readonly paidAt: Instant;
  readonly paidWith?: PaymentMethod | undefined;
}
