import type { LineName } from "./vocabulary.ts";

/** A requested refund: units of lines of the order, or of late additions to it, and whether the delivery fee is included. */
export interface RefundAsked {
  readonly additionId?: string | undefined;
  readonly lines: readonly (LineName & { readonly quantity: number })[];
  readonly deliveryFee: boolean;
}
