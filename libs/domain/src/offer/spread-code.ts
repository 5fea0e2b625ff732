import type { PlainDate } from "../kernel/time.ts";
import { type DiscountGrant, grantKinds } from "../pricing/vocabulary.ts";
import { type Offer, offerNamed } from "./offers.ts";

/** The facts about an account's order that codes depend on. */
export interface OrderWithOffer {
  readonly deliveryDate: PlainDate;
  readonly grants: readonly DiscountGrant[];
  /**
   * `open`: gets a box and can be changed; `kept`: gets a box, and its grants are final; `none`: gets no box, though it may be unskipped.
   */
  readonly stands: "open" | "kept" | "none";
  /** The number of its recipes and meals that can be free. */
  readonly maxFree: number;
}

type FreeMeals = Extract<DiscountGrant, { kind: "free-meals" }>;
const givesMeals = (grant: DiscountGrant | undefined): grant is FreeMeals =>
  grant !== undefined && grantKinds[grant.kind].taken === "meals";

type Amounts = readonly (readonly DiscountGrant[])[];

/** Subtracts a number of free meals from the amounts, the earliest amounts first. */
function withoutMeals(left: Amounts, meals: number): Amounts {
  const [grant] = left[0] ?? [];
  if (meals === 0 || !givesMeals(grant)) return left;
  if (grant.meals > meals) return [[{ ...grant, meals: grant.meals - meals }], ...left.slice(1)];
  return withoutMeals(left.slice(1), meals - grant.meals);
}

/** The number of orders and free meals that a code grants: enough to make one order among many. */
interface GivenOfCode {
  readonly orders: number;
  readonly meals: number;
}

const amountsAfter = ({ grants }: Offer, { orders, meals }: GivenOfCode): Amounts =>
  givesMeals(grants[0]?.[0]) ? withoutMeals(grants, meals) : grants.slice(orders);

/** The amounts of an offer that no order has used up. */
function amountsLeft(offer: Offer, orders: readonly OrderWithOffer[]): Amounts {
  let left: Amounts = offer.grants;
  for (const order of orders) {
    const carried = order.grants.filter(({ name }) => name === offer.code);
    const [grant] = carried;
    if (order.stands !== "kept" || !grant) continue;
    if (givesMeals(grant)) left = withoutMeals(left, Math.min(grant.meals, order.maxFree));
    else {
      const taken = left.findIndex((amount) => JSON.stringify(amount) === JSON.stringify(carried));
      left = left.filter((_, i) => i !== Math.max(taken, 0));
    }
  }
  return left;
}

/** Returns the next order's share of the remaining amounts: as many free meals as it can have; the others wait. */
function nextAmount(left: Amounts, maxFree: number): { readonly amount: readonly DiscountGrant[]; readonly left: Amounts } {
  const [amount = [], ...rest] = left;
  const [grant] = amount;
  if (!givesMeals(grant)) return { amount, left: rest };
  const meals = Math.min(grant.meals, maxFree);
  return { amount: meals === 0 ? [] : [{ ...grant, meals }], left: withoutMeals(left, meals) };
}

/** True if orders took everything that a code grants. */
export const isUsedUp = (offer: Offer, orders: readonly OrderWithOffer[]): boolean =>
  !offer.always && amountsLeft(offer, orders).length === 0;

/**
 * Returns the grants of each of an account's orders, soonest first, when exactly these offers apply: each amount goes once, to the next
 * order that gets a box, independent of earlier skips and attempts. Final grants, and those that no code made, are kept.
 */
export function spreadCodes(offers: readonly Offer[], orders: readonly OrderWithOffer[]): (readonly DiscountGrant[])[] {
  const left = offers.map((offer) => amountsLeft(offer, orders));
  return orders.map(({ stands, grants, deliveryDate, maxFree }) => {
    if (stands === "kept") return grants;
    const others = grants.filter(({ name }) => offerNamed(name, deliveryDate) === undefined);
    const given = offers.flatMap((offer, i) => {
      const next = stands === "open" ? nextAmount(left[i]!, maxFree) : { amount: [], left: left[i]! };
      left[i] = next.left;
      return next.amount.length > 0 ? next.amount : (offer.always ?? []);
    });
    return [...others, ...given];
  });
}

/** Returns the grants of codes to a new order, given those that other orders hold already. */
export const grantsToNewOrder = (
  codes: readonly (GivenOfCode & { readonly code: string })[],
  { deliveryDate, maxFree, stands }: Pick<OrderWithOffer, "deliveryDate" | "maxFree" | "stands">,
): DiscountGrant[] =>
  codes.flatMap(({ code, ...given }) => {
    const offer = offerNamed(code, deliveryDate);
    const amount = offer && stands === "open" ? nextAmount(amountsAfter(offer, given), maxFree).amount : [];
    return amount.length > 0 ? amount : (offer?.always ?? []);
  });
