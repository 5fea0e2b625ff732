import type { ProductEvent } from "@tablee/domain/product/events";
import type { ProductCard, ProductKind } from "@tablee/domain/product/vocabulary";
import { idOf } from "@tablee/domain/streams";
import type { Stored } from "@tablee/event-store/events";
import { readModelOf } from "../read-model-of.ts";

export interface ProductRow {
  readonly key: string;
  readonly kind: ProductKind;
  readonly card: ProductCard;
  readonly withdrawn: boolean;
}

/** The catalogue: one row a product, by its SKU. */
export const productsModel = readModelOf<ProductRow>()("products", {
  version: 1,
  ignores: [],
  columns: { key: "text", kind: "text", card: "jsonb", withdrawn: "boolean" },
  keys: (event) => [idOf(event.stream)],
  evolve(row, stored, key) {
    const event = stored as Stored<ProductEvent>;
    if (event.type === "ProductWithdrawn") return row ? { ...row, withdrawn: true } : undefined;
    return { key, kind: event.data.card.kind, card: event.data.card, withdrawn: false };
  },
});
