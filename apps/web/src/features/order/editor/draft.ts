import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { editorDataV2, updateQuantity } from "@tablee/contracts/calls/orders";
import { cents } from "@tablee/domain/kernel/money";
import { policyOn } from "@tablee/domain/kernel/policy";
import { pricePolicies, tierFor } from "@tablee/domain/pricing/policy";
import { priceOrder } from "@tablee/domain/pricing/price-order";
import type { DiscountGrant, OrderPrice } from "@tablee/domain/pricing/vocabulary";

export type EditorData = OutputOf<typeof editorDataV2>;
export type EditorItem = EditorData["items"][number];

/** What is in the box while it is being edited: quantities by SKU, in the order they were put in. */
export type Draft = ReadonlyMap<string, number>;

/** The contract's limit for one line. */
const MOST = 20;

export const draftOf = (data: EditorData): Draft => new Map(data.order.lines.map(({ dish, quantity }) => [dish.sku, quantity]));

export function withQuantity(draft: Draft, sku: string, quantity: number): Draft {
  const next = new Map(draft);
  if (quantity <= 0) next.delete(sku);
  else next.set(sku, quantity);
  return next;
}

/** How many of an item the box may hold: what is left, the box's own ones included. */
export const mostOf = (item: EditorItem): number => Math.min(MOST, item.unitsLeft);

export const sameDraft = (a: Draft, b: Draft): boolean => a.size === b.size && [...a].every(([sku, quantity]) => b.get(sku) === quantity);

export const linesOf = (draft: Draft): InputOf<typeof updateQuantity>["lines"] => [...draft].map(([sku, quantity]) => ({ sku, quantity }));

export const countOf = (draft: Draft): number => [...draft.values()].reduce((sum, quantity) => sum + quantity, 0);

/**
 * What a draft costs before tax, by the very function that prices orders. Which items are taxed is the server's knowledge:
 * its answer to saving has the taxes, and is what counts.
 */
export function priceDraft(data: EditorData, draft: Draft): OrderPrice {
  const items = new Map(data.items.map((item) => [item.dish.sku, item.dish]));
  for (const { dish } of data.order.lines) if (!items.has(dish.sku)) items.set(dish.sku, dish);
  const { price } = data.order;
  return priceOrder({
    plan: data.order.plan,
    lines: [...draft].flatMap(([sku, quantity]) => {
      const dish = items.get(sku);
      if (dish === undefined) return [];
      const { kind, priceCents, premiumCents } = dish;
      return [
        {
          sku,
          kind,
          quantity,
          taxCategory: "basic-grocery" as const,
          ...(priceCents === undefined ? {} : { priceCents }),
          ...(premiumCents === undefined ? {} : { premiumCents }),
        },
      ];
    }),
    region: data.pricing.region,
    date: data.pricing.deliveryDate,
    firstWeek: data.order.firstOrder,
    discounts: grantsBehind(price),
    promotionalBalance: cents(price.promotionalCents),
    purchasedBalance: cents(price.purchasedCents),
  });
}

/**
 * What one of an item costs in this draft: recipes and meals by the tier that the draft's own number of them reaches, the
 * item itself included.
 */
export function unitCentsIn(data: EditorData, draft: Draft, { dish }: EditorItem): number {
  if (dish.kind === "market") return dish.priceCents ?? 0;
  const { plan } = data.order;
  const kinds = new Map(data.items.map((item) => [item.dish.sku, item.dish.kind]));
  const count = [...draft].reduce(
    (sum, [sku, quantity]) => (kinds.get(sku) === dish.kind ? sum + quantity : sum),
    draft.has(dish.sku) ? 0 : 1,
  );
  const policy = policyOn(pricePolicies, data.pricing.deliveryDate);
  const persons = plan.type === "ready-to-cook" ? plan.persons : 2;
  const cook = dish.kind === "ready-to-cook";
  const { perServing } = tierFor(cook ? policy.readyToCook[persons] : policy.readyToEat, count);
  return (perServing + (dish.premiumCents ?? 0)) * (cook ? persons : 1);
}

/** The grants behind the discounts of a priced order: percentages by their share of the food, everything else by its amount. */
export function grantsBehind(price: OrderPrice): DiscountGrant[] {
  const food = price.foodCents - price.volumeDiscountCents;
  return price.discounts.map(({ type, name, cents: amount }) =>
    type === "percentage_discount" && food > 0
      ? { kind: "percentage", type, name, ppm: Math.round((amount * 1_000_000) / food) }
      : { kind: "fixed", type, name, cents: amount },
  );
}
