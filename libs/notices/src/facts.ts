import type { OrderId } from "@tablee/domain/kernel/ids";
import type { ProductCard } from "@tablee/domain/product/vocabulary";

/** What notices ask read models. Answers may lag behind the log. */
export interface NoticeFacts {
  /** What products are called, by SKU; unknown ones are missing. */
  productNames(skus: readonly string[]): Promise<ReadonlyMap<string, ProductCard["name"]>>;
  /** The number of the receipt under which an order was paid; undefined before that. */
  receiptNumber(orderId: OrderId): Promise<string | undefined>;
}
