import { z } from "zod";
import type { EventOf } from "../kernel/log/events.ts";
import { InstantText, Sku } from "../kernel/schemas.ts";
import { ProductCard } from "./vocabulary.ts";

export const productEvents = {
  ProductIntroduced: {
    version: 1,
    says: "A recipe, meal or market item joined the catalogue.",
    data: z.strictObject({ sku: Sku, card: ProductCard, introducedAt: InstantText }),
  },
  ProductRevised: {
    version: 1,
    says: "What customers read about a product changed; published menus take over what it contains, and keep its price and taxes.",
    data: z.strictObject({ sku: Sku, card: ProductCard, revisedAt: InstantText }),
  },
  ProductWithdrawn: { version: 1, says: "No further menu may hold it.", data: z.strictObject({ sku: Sku, withdrawnAt: InstantText }) },
} as const;

export type ProductEvent = EventOf<typeof productEvents>;
