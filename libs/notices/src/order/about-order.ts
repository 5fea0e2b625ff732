import type { Cents } from "@tablee/domain/kernel/money";
import type { Instant } from "@tablee/domain/kernel/time";
import type { ExistingOrder } from "@tablee/domain/order/state";
import type { Allergen } from "@tablee/domain/subscription/vocabulary";
import type { Seller } from "@tablee/platform/seller";
import type { OpenAccount, StandingAfterFailure } from "../context.ts";
import type { ReceiptFact } from "../facts.ts";
import type { Products } from "./dishes.ts";

/** The sources of the facts of a notice about an order. */
export interface AboutOrder {
  readonly order: ExistingOrder;
  readonly account: Pick<OpenAccount, "language" | "method" | "person" | "address">;
  readonly products: Products;
  /** The allergens that the household excludes now; none where they are not known. */
  readonly excluded?: readonly Allergen[] | undefined;
  readonly seller: Seller;
  /** The token of a link that shows only this box, without a sign-in. */
  readonly trackingToken: string;
  readonly at: string;
  /** The id of the addition, the change or the refund that the notice is about: the order may have others by the time it is sent. */
  readonly partId?: string | undefined;
  /** The charge of an open order as it is now, after credit; undefined where the notice does not depend on it. In cents. */
  readonly expectedCents?: Cents | undefined;
  /** The subscription after the box could not be paid; active where the notice does not depend on it. */
  readonly standing?: StandingAfterFailure | undefined;
  /**
   * The number of a charge or a refund in payment history and for support, and the known facts of its payment; undefined for other notices.
   */
  readonly receipt?: (Pick<ReceiptFact, "number" | "paidWith"> & { readonly paidAt?: Instant | undefined }) | undefined;
}
