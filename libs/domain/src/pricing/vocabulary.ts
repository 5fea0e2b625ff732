import { z } from "zod";
import { CreditSource } from "../credit/vocabulary.ts";
import { Sku, WholeCents } from "../kernel/schemas.ts";
import { OptionId, OptionKind, ProductKind, TaxCategory } from "../product/vocabulary.ts";
import { isBalanced } from "./balance.ts";

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
  z.strictObject({ kind: z.literal("free-delivery"), type: z.literal("first_week_discount"), name: z.string() }),
  /** A voucher whose type this version does not know: shown, never applied. */
  z.strictObject({ kind: z.literal("unknown"), type: z.literal("unknown_voucher"), name: z.string() }),
]);
export type DiscountGrant = z.infer<typeof DiscountGrant>;

/**
 * Ranks the kinds by the order in which they lower one order (DECISIONS: plans and prices). `taken`: an order takes one amount whole of
 * an offer that lasts for several, or as many free meals as it has room for.
 */
export const grantKinds: Readonly<Record<DiscountGrant["kind"], { readonly rank: number; readonly taken: "amount" | "meals" }>> = {
  percentage: { rank: 1, taken: "amount" },
  fixed: { rank: 2, taken: "amount" },
  "free-meals": { rank: 3, taken: "meals" },
  "multi-order": { rank: 4, taken: "amount" },
  recurring: { rank: 5, taken: "amount" },
  "free-delivery": { rank: 6, taken: "amount" },
  unknown: { rank: 7, taken: "amount" },
};

export const OrderLine = z.strictObject({
  sku: Sku,
  kind: ProductKind,
  quantity: z.int().min(1).max(99),
  taxCategory: TaxCategory,
  priceCents: WholeCents.nonnegative().optional(),
  premiumCents: WholeCents.nonnegative().optional(),
  /** Customizations of a recipe, at most one of each kind. */
  options: z
    .array(z.strictObject({ id: OptionId, kind: OptionKind, centsPerServing: WholeCents.nonnegative() }))
    .max(2)
    .optional(),
  /** The recipe that a market item was chosen to go with. */
  pairedWith: Sku.optional(),
  minimumBasketCents: WholeCents.positive().optional(),
  /** A late addition that only adds its options to a recipe already on the order. */
  upgrade: z.literal(true).optional(),
});
export type OrderLine = z.infer<typeof OrderLine>;

/** The fields that identify one of an order's lines. */
export interface LineName {
  readonly sku: string;
  readonly pairedWith?: string | undefined;
  readonly upgrade?: true | undefined;
}

export const PricedLine = z.strictObject({
  sku: Sku,
  quantity: z.int(),
  servings: z.int(),
  unitCents: WholeCents,
  amountCents: WholeCents,
  pairedWith: Sku.optional(),
  upgrade: z.literal(true).optional(),
});
export type PricedLine = z.infer<typeof PricedLine>;

export const TaxLine = z.strictObject({
  code: z.enum(["GST", "PST", "HST", "QST"]),
  ppm: z.int(),
  baseCents: WholeCents,
  cents: WholeCents,
});
export type TaxLine = z.infer<typeof TaxLine>;

/** An amount of credit of one source. */
const SourceAmount = z.strictObject({ source: CreditSource, cents: WholeCents.positive() }).meta({ id: "SourceAmount" });

/** An order's money, line by line; what a receipt shows. All amounts in cents. */
export const OrderPrice = z.strictObject({
  priceVersion: z.string(),
  taxVersion: z.string(),
  lines: z.array(PricedLine),
  foodCents: WholeCents,
  volumeDiscountCents: WholeCents,
  /** `meals`: the number of whole free meals, for discounts of that kind; older prices lack it. A voucher of an unknown type takes nothing. */
  discounts: z.array(z.strictObject({ type: DiscountType, name: z.string(), cents: WholeCents, meals: z.int().min(1).optional() })),
  /** Food after every discount: the base of points and of free delivery. */
  discountedFoodCents: WholeCents,
  deliveryFeeCents: WholeCents,
  deliveryFree: z.enum(["no", "threshold", "first-week"]),
  taxes: z.array(TaxLine),
  totalCents: WholeCents,
  promotionalCents: WholeCents,
  /** The sources of the promotional credit that pays, in the order of its spending; older prices and older changes of the order lack them. */
  promotionalSources: z.array(SourceAmount).optional(),
  purchasedCents: WholeCents,
  /** The amount left for the card. */
  chargeCents: WholeCents,
  minimumCents: WholeCents,
  minimumMet: z.boolean(),
  /** The amount missing for free delivery, when it is near. */
  freeDeliveryGapCents: WholeCents.optional(),
});
export type OrderPrice = z.infer<typeof OrderPrice>;

/** The taxes contained in an amount. */
export const TaxAmounts = z.array(z.strictObject({ code: z.string().min(1).max(20), cents: WholeCents }));

/** The cost of late additions to an order that is already paid: no discounts, no delivery. All amounts in cents. */
export const AdditionPrice = OrderPrice.pick({
  priceVersion: true,
  taxVersion: true,
  lines: true,
  foodCents: true,
  volumeDiscountCents: true,
  discountedFoodCents: true,
  taxes: true,
  totalCents: true,
  promotionalCents: true,
  promotionalSources: true,
  purchasedCents: true,
  chargeCents: true,
}).refine(
  ({ chargeCents, promotionalCents, purchasedCents, discountedFoodCents, taxes }) =>
    isBalanced({ paidCents: [chargeCents, promotionalCents, purchasedCents], forCents: [discountedFoodCents], taxes }),
  "not balanced",
);
export type AdditionPrice = z.infer<typeof AdditionPrice>;

/** The amounts of a refund: food, delivery and tax, and the means of payment it returns to. All amounts in cents. */
export const RefundAmounts = z
  .strictObject({
    foodCents: WholeCents,
    deliveryFeeCents: WholeCents,
    taxes: TaxAmounts,
    totalCents: WholeCents,
    promotionalCents: WholeCents,
    purchasedCents: WholeCents,
    cardCents: WholeCents,
  })
  .refine(
    ({ cardCents, promotionalCents, purchasedCents, foodCents, deliveryFeeCents, taxes }) =>
      isBalanced({ paidCents: [cardCents, promotionalCents, purchasedCents], forCents: [foodCents, deliveryFeeCents], taxes }),
    "not balanced",
  );
export type RefundAmounts = z.infer<typeof RefundAmounts>;

/** The extra cost of a changed paid order, or the reduction where amounts are negative; signs may be mixed. All amounts in cents. */
export const PriceDifference = RefundAmounts;
export type PriceDifference = z.infer<typeof PriceDifference>;
