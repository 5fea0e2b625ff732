import type { OrderId } from "@tablee/domain/kernel/ids";
import type { Products } from "./order/dishes.ts";

/** What notices ask read models. Answers may lag behind the log. */
export interface NoticeFacts {
  /** Products by SKU; unknown ones are missing. */
  products(skus: readonly string[]): Promise<Products>;
  /** The number of the receipt under which an order was paid; undefined before that. */
  receiptNumber(orderId: OrderId): Promise<string | undefined>;
}
