import type { PlainDate } from "../kernel/time.ts";
import { type DiscountGrant, grantKinds } from "../pricing/vocabulary.ts";
import { type Offer, offerOf } from "./offers.ts";

/** An order of an account, as codes see it. */
export interface OrderWithOffer {
  readonly deliveryDate: PlainDate;
  readonly grants: readonly DiscountGrant[];
  /** It gets a box and can be changed; it gets one and its grants are final; or it gets none, though it may be unskipped. */
  readonly stands: "open" | "kept" | "none";
  /** How many of its recipes and meals can be free. */
  readonly maxFree: number;
}

type FreeMeals = Extract<DiscountGrant, { kind: "free-meals" }>;
const givesMeals = (grant: DiscountGrant | undefined): grant is FreeMeals =>
  grant !== undefined && grantKinds[grant.kind].taken === "meals";

type Amounts = readonly (readonly DiscountGrant[])[];

/** Amounts of free meals less so many, the first ones first. */
function withoutMeals(left: Amounts, meals: number): Amounts {
  const [grant] = left[0] ?? [];
  if (meals === 0 || !givesMeals(grant)) return left;
  if (grant.meals > meals) return [[{ ...grant, meals: grant.meals - meals }], ...left.slice(1)];
  return withoutMeals(left.slice(1), meals - grant.meals);
}

/** How many orders carry a code, and how many free meals: enough to make one order among many. */
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

/** The next order's part of the amounts left: as many free meals as it can have; the others wait. */
function nextAmount(left: Amounts, maxFree: number): { readonly amount: readonly DiscountGrant[]; readonly left: Amounts } {
  const [amount = [], ...rest] = left;
  const [grant] = amount;
  if (!givesMeals(grant)) return { amount, left: rest };
  const meals = Math.min(grant.meals, maxFree);
  return { amount: meals === 0 ? [] : [{ ...grant, meals }], left: withoutMeals(left, meals) };
}

/** Whether orders took everything that a code grants. */
export const isUsedUp = (offer: Offer, orders: readonly OrderWithOffer[]): boolean =>
  !offer.always && amountsLeft(offer, orders).length === 0;

/**
 * The grants of each of an account's orders, soonest first, when exactly these offers apply: each amount goes once to the next
 * order that gets a box, whatever was skipped, unskipped or tried before. Final grants stay, and those that no code made.
 */
export function spreadCodes(offers: readonly Offer[], orders: readonly OrderWithOffer[]): (readonly DiscountGrant[])[] {
  const left = offers.map((offer) => amountsLeft(offer, orders));
  return orders.map(({ stands, grants, deliveryDate, maxFree }) => {
    if (stands === "kept") return grants;
    const others = grants.filter(({ name }) => offerOf(name, deliveryDate) === undefined);
    const given = offers.flatMap((offer, i) => {
      const next = stands === "open" ? nextAmount(left[i]!, maxFree) : { amount: [], left: left[i]! };
      left[i] = next.left;
      return next.amount.length > 0 ? next.amount : (offer.always ?? []);
    });
    return [...others, ...given];
  });
}

/** The grants of codes to an order that is made now, given what others carry of them already. */
export const grantsToNewOrder = (
  codes: readonly (GivenOfCode & { readonly code: string })[],
  { deliveryDate, maxFree, stands }: Pick<OrderWithOffer, "deliveryDate" | "maxFree" | "stands">,
): DiscountGrant[] =>
  codes.flatMap(({ code, ...given }) => {
    const offer = offerOf(code, deliveryDate);
    const amount = offer && stands === "open" ? nextAmount(amountsAfter(offer, given), maxFree).amount : [];
    return amount.length > 0 ? amount : (offer?.always ?? []);
  });
