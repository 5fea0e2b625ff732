import type { Instant } from "@tablee/domain/kernel/time";
import type { ExistingOrder } from "@tablee/domain/order/state";
import type { Seller } from "@tablee/platform/seller";
import type { OpenAccount } from "../context.ts";
import type { ReceiptFact } from "../facts.ts";
import type { Products } from "./dishes.ts";

/** What the facts of a notice about an order are made from. */
export interface AboutOrder {
  readonly order: ExistingOrder;
  readonly account: Pick<OpenAccount, "language" | "method" | "person" | "address">;
  readonly products: Products;
  readonly seller: Seller;
  /** What a link carries that shows this box alone to those who are not signed in. */
  readonly trackingToken: string;
  readonly at: string;
  /** The name of a charge or a refund in payment history and for support, and what is known of it; undefined for notices of anything else. */
  readonly receipt?: (Pick<ReceiptFact, "number" | "paidWith"> & { readonly paidAt?: Instant | undefined }) | undefined;
}
