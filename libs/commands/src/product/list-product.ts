import type { ProductCard } from "@tablee/domain/product/vocabulary";
import { products } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import type { Streams } from "../steps.ts";

/** A product as the catalogue shows it; listed again, it replaces what was known of it. */
export const listProduct = (
  streams: Streams,
  { sku, card }: { readonly sku: string; readonly card: ProductCard },
  context: CommandContext,
) => streams.handle(products, sku, { type: "ListProduct", sku, card, at: context.at }, context, { expectNew: true });
