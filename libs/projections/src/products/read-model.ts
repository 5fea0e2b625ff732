import { never } from "@tablee/domain/kernel/errors";
import type { ProductCard, ProductKind } from "@tablee/domain/product/vocabulary";
import { idOf } from "@tablee/domain/streams";
import { readModelOf } from "../read-model-of.ts";

export interface ProductRow {
  readonly key: string;
  readonly kind: ProductKind;
  readonly card: ProductCard;
  readonly withdrawn: boolean;
}

/** The catalogue: one row per product, by its SKU. */
export const productsModel = readModelOf<ProductRow>()("products", {
  version: 1,
  ignores: [],
  columns: { key: "text", kind: "text", card: "jsonb", withdrawn: "boolean" },
  keys: (event) => [idOf(event.stream)],
  evolve(row, event, key) {
    switch (event.type) {
      case "ProductIntroduced":
      case "ProductRevised":
        return { key, kind: event.data.card.kind, card: event.data.card, withdrawn: false };
      case "ProductWithdrawn":
        return row && { ...row, withdrawn: true };
      default:
        return never(event);
    }
  },
});
