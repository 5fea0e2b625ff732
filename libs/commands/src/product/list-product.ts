import type { CardToList } from "@tablee/domain/product/vocabulary";
import { products } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import type { Streams } from "../steps.ts";

/** Lists a product in the catalogue; listed again, its content is replaced. */
export const listProduct = (
  streams: Streams,
  { sku, card }: { readonly sku: string; readonly card: CardToList },
  context: CommandContext,
) => streams.handle(products, sku, { type: "ListProduct", sku, card, at: context.at }, context, { expectNew: true });
