import { never } from "../kernel/errors.ts";
import { type Cents, cents, min, share, zero } from "../kernel/money.ts";
import { type DiscountGrant, type DiscountType, grantKinds } from "./vocabulary.ts";

interface AppliedDiscount {
  readonly type: DiscountType;
  readonly name: string;
  readonly cents: Cents;
  /** The number of whole meals that were free. */
  readonly meals?: number;
}

interface MealValue {
  readonly cheapestServing: Cents;
  readonly personsPerMeal: number;
  /** The number of its recipes and meals that can be free. */
  readonly maxFree: number;
}

/**
 * Applies grants to an amount of food, each to the remainder of the earlier ones, never below zero. Grants that take nothing are left out,
 * except vouchers of an unknown type, which are shown and never applied.
 */
export function applyDiscounts(grants: readonly DiscountGrant[], food: Cents, meal: MealValue): AppliedDiscount[] {
  const sorted = [...grants].sort((a, b) => grantKinds[a.kind].rank - grantKinds[b.kind].rank);
  const applied: AppliedDiscount[] = [];
  let left = food;
  let { maxFree } = meal;
  for (const grant of sorted) {
    const taken = min(worthOf(grant, left, { ...meal, maxFree }), left);
    const meals = wholeMeals(grant, taken, { ...meal, maxFree });
    if (grant.kind === "free-meals") maxFree -= Math.min(grant.meals, maxFree);
    if (taken === zero && grant.kind !== "unknown") continue;
    applied.push({ type: grant.type, name: grant.name, cents: taken, ...(meals ? { meals } : {}) });
    left = cents(left - taken);
  }
  return applied;
}

/** The number of meals that a discount made free; undefined where it took less than all their servings. */
function wholeMeals(grant: DiscountGrant, taken: Cents, { cheapestServing, personsPerMeal, maxFree }: MealValue): number | undefined {
  if (grant.kind !== "free-meals") return undefined;
  const meals = Math.min(grant.meals, maxFree);
  return taken === meals * personsPerMeal * cheapestServing ? meals : undefined;
}

function worthOf(grant: DiscountGrant, left: Cents, meal: MealValue): Cents {
  switch (grant.kind) {
    case "percentage":
      return share(left, grant.ppm);
    case "free-meals": {
      const servings = Math.min(Math.min(grant.meals, meal.maxFree) * meal.personsPerMeal, grant.maxServings ?? Number.POSITIVE_INFINITY);
      return cents(servings * meal.cheapestServing);
    }
    case "fixed":
    case "multi-order":
    case "recurring":
      return cents(grant.cents);
    case "free-delivery":
    case "unknown":
      return zero;
    default:
      return never(grant);
  }
}
