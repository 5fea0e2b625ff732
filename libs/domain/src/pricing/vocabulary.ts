import { z } from "zod";
import { Sku, WholeCents } from "../kernel/schemas.ts";
import { ProductKind, TaxCategory } from "../product/vocabulary.ts";

/** The discount types that an order can show. */
export const discountTypes = [
  "referral_code",
  "recurring_discount",
  "first_week_discount",
  "referral_discount",
  "discount_code",
  "percentage_discount",
  "combined_discount",
  "gift_card",
  "unknown_voucher",
] as const;
export const DiscountType = z.enum(discountTypes);
export type DiscountType = z.infer<typeof DiscountType>;

/** A discount as it is granted, before it meets an order. Amounts in cents, percentages in parts per million. */
export const DiscountGrant = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("percentage"), type: DiscountType, name: z.string(), ppm: z.int().min(0).max(1_000_000) }),
  z.strictObject({ kind: z.literal("fixed"), type: DiscountType, name: z.string(), cents: WholeCents.nonnegative() }),
  z.strictObject({
    kind: z.literal("free-meals"),
    type: DiscountType,
    name: z.string(),
    meals: z.int().min(1),
    maxServings: z.int().min(1).optional(),
  }),
  z.strictObject({ kind: z.literal("multi-order"), type: DiscountType, name: z.string(), cents: WholeCents.nonnegative() }),
  z.strictObject({ kind: z.literal("recurring"), type: DiscountType, name: z.string(), cents: WholeCents.nonnegative() }),
]);
export type DiscountGrant = z.infer<typeof DiscountGrant>;

export const OrderLine = z.strictObject({
  sku: Sku,
  kind: ProductKind,
  quantity: z.int().min(1).max(99),
  taxCategory: TaxCategory,
  priceCents: WholeCents.nonnegative().optional(),
  premiumCents: WholeCents.nonnegative().optional(),
});
export type OrderLine = z.infer<typeof OrderLine>;

export const PricedLine = z.strictObject({
  sku: Sku,
  quantity: z.int(),
  servings: z.int(),
  unitCents: WholeCents,
  amountCents: WholeCents,
});
export type PricedLine = z.infer<typeof PricedLine>;

/** An order's money, line by line; what a receipt shows. All amounts in cents. */
export const OrderPrice = z.strictObject({
  priceVersion: z.string(),
  taxVersion: z.string(),
  lines: z.array(PricedLine),
  foodCents: WholeCents,
  volumeDiscountCents: WholeCents,
  discounts: z.array(z.strictObject({ type: DiscountType, name: z.string(), cents: WholeCents })),
  /** Food after every discount: what points and free delivery look at. */
  discountedFoodCents: WholeCents,
  deliveryFeeCents: WholeCents,
  deliveryFree: z.enum(["no", "threshold", "first-week"]),
  taxes: z.array(z.strictObject({ code: z.enum(["GST", "PST", "HST", "QST"]), ppm: z.int(), baseCents: WholeCents, cents: WholeCents })),
  totalCents: WholeCents,
  promotionalCents: WholeCents,
  purchasedCents: WholeCents,
  /** What is left for the card. */
  chargeCents: WholeCents,
  minimumCents: WholeCents,
  minimumMet: z.boolean(),
  /** What is missing for free delivery, when it is near. */
  freeDeliveryGapCents: WholeCents.optional(),
});
export type OrderPrice = z.infer<typeof OrderPrice>;
