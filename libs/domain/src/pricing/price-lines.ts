import { allocate, type Cents, cents, share, sum, zero } from "../kernel/money.ts";
import { picksOf } from "../subscription/picks.ts";
import type { Plan } from "../subscription/vocabulary.ts";
import { dishesIn } from "./lines.ts";
import { type PricePolicy, tierFor } from "./policy.ts";
import type { OrderLine, PricedLine } from "./vocabulary.ts";

/** Dishes that count for the tier without being priced. */
interface Counted {
  readonly besides?: readonly OrderLine[];
  /** Dishes of the plan that could not be picked: their lack does not make the others dearer. */
  readonly missing?: number | undefined;
}

/**
 * Prices recipes and meals by the tier that the order's own number of them reaches, plus their options per serving; market items have their
 * own prices.
 */
export function priceLines(
  policy: PricePolicy,
  plan: Plan,
  lines: readonly OrderLine[],
  { besides = [], missing = 0 }: Counted = {},
): PricedLine[] {
  const count = (kind: Plan["type"]) => {
    const own = dishesIn([...besides, ...lines], [kind]);
    return kind === plan.type ? Math.max(own, Math.min(own + missing, picksOf(plan))) : own;
  };
  const persons = plan.type === "ready-to-cook" ? plan.persons : 2;
  const cook = tierFor(policy.readyToCook[persons], count("ready-to-cook")).perServing;
  const eat = tierFor(policy.readyToEat, count("ready-to-eat")).perServing;
  return lines.map((line) => {
    const servings = line.kind === "ready-to-cook" ? persons : 1;
    const options = (line.options ?? []).reduce((total, option) => total + option.centsPerServing, 0);
    const perServing = line.upgrade ? 0 : (line.kind === "ready-to-cook" ? cook : eat) + (line.premiumCents ?? 0);
    const unitCents = line.kind === "market" ? (line.priceCents ?? 0) : (perServing + options) * servings;
    return {
      sku: line.sku,
      quantity: line.quantity,
      servings: servings * line.quantity,
      unitCents: cents(unitCents),
      amountCents: cents(unitCents * line.quantity),
      ...(line.pairedWith ? { pairedWith: line.pairedWith } : {}),
      ...(line.upgrade ? { upgrade: line.upgrade } : {}),
    };
  });
}

/**
 * True if the food reaches the order minimum by the tier of the box's own number of dishes: that some could not be picked makes it cheaper,
 * and must not leave its household without a box.
 */
export const reachesMinimum = (policy: PricePolicy, plan: Plan, lines: readonly OrderLine[]): boolean =>
  sum(priceLines(policy, plan, lines).map((line) => cents(line.amountCents))) >= policy.orderMinimum;

/** The discount on all market and add-on lines once they reach an amount. */
export function volumeDiscountOf(policy: PricePolicy, lines: readonly OrderLine[], priced: readonly PricedLine[]): Cents {
  const marketCents = sum(priced.filter((_, i) => lines[i]!.kind === "market").map((line) => cents(line.amountCents)));
  const step = policy.volumeDiscounts.filter(({ from }) => marketCents >= from).at(-1);
  return step ? share(marketCents, step.ppm) : zero;
}

/** Each line's amount after the volume discount (market lines only) and its share of the other discounts. */
export function netAmounts(
  lines: readonly OrderLine[],
  priced: readonly PricedLine[],
  volumeDiscountCents: Cents,
  discountedCents: Cents,
): Cents[] {
  const volumeShares = allocate(
    volumeDiscountCents,
    priced.map((line, i) => (lines[i]!.kind === "market" ? line.amountCents : 0)),
  );
  const afterVolume = priced.map((line, i) => cents(line.amountCents - volumeShares[i]!));
  return allocate(discountedCents, afterVolume);
}

/** Lines that require a basket of their own which the rest of the food does not reach. */
export const unmetMinimums = (
  lines: readonly OrderLine[],
  priced: readonly PricedLine[],
): { readonly sku: string; readonly minimumCents: Cents; readonly basketCents: Cents }[] => {
  const food = sum(priced.map((line) => line.amountCents));
  return lines.flatMap(({ sku, minimumBasketCents }, i) => {
    const basketCents = cents(food - priced[i]!.amountCents);
    return minimumBasketCents !== undefined && basketCents < minimumBasketCents
      ? [{ sku, minimumCents: minimumBasketCents, basketCents }]
      : [];
  });
};
