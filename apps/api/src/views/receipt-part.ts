import type { ReceiptView } from "@tablee/contracts/calls/receipts";
import { explainLines } from "@tablee/domain/pricing/explain-price";
import { explainTaxes } from "@tablee/domain/pricing/explain-taxes";
import type { AdditionPrice, OrderLine, OrderPrice } from "@tablee/domain/pricing/vocabulary";
import type { OrderRow } from "@tablee/projections/orders/read-model";
import type { ProductRow } from "@tablee/projections/products/read-model";
import { cardLines } from "./order-card.ts";

/** A box or an addition as its receipt shows it: lines with their reasons, and the base of each tax. */
export function partView(
  { plan, region }: Pick<OrderRow, "plan" | "region">,
  lines: readonly OrderLine[],
  price: OrderPrice | AdditionPrice,
  products: ReadonlyMap<string, ProductRow>,
): ReceiptView["order"] {
  const why = explainLines({ plan, region, lines, price });
  return {
    price,
    lines: cardLines(lines, price, products).map((line, i) => ({
      ...line,
      why: { ...why[i]!, taxes: why[i]!.taxes.map((tax) => ({ ...tax })) },
    })),
    taxed: explainTaxes({ lines, price }),
  };
}
