import type { ReceiptView } from "@tablee/contracts/calls/receipts";
import type { OrderPrice } from "@tablee/domain/pricing/vocabulary";

type Side = "chargeCents" | "promotionalCents" | "purchasedCents";
export interface Payer {
  readonly by: "method" | "promotional" | "purchased";
  readonly cents: number;
}

/** The payers of a box and its additions, the card before the balances, without those that paid nothing. */
export function paidBy({ order, additions }: Pick<ReceiptView, "order" | "additions">): readonly Payer[] {
  const sum = (side: Side) => [order, ...additions].reduce((total, { price }) => total + (price as Pick<OrderPrice, Side>)[side], 0);
  const payers: readonly Payer[] = [
    { by: "method", cents: sum("chargeCents") },
    { by: "promotional", cents: sum("promotionalCents") },
    { by: "purchased", cents: sum("purchasedCents") },
  ];
  return payers.filter(({ cents }) => cents > 0);
}
