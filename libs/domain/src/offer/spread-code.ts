import type { PlainDate } from "../kernel/time.ts";
import type { DiscountGrant } from "../pricing/vocabulary.ts";
import { type Offer, offerOf } from "./offers.ts";

/** A box of an account, as far as codes are concerned. */
export interface CodedBox {
  readonly deliveryDate: PlainDate;
  readonly grants: readonly DiscountGrant[];
  /** It comes and can be changed; it comes and what it carries stands; or it does not come, though it may again. */
  readonly stands: "open" | "kept" | "none";
  /** Recipes and meals of it that can be free. */
  readonly mostFree: number;
}

type Amounts = readonly (readonly DiscountGrant[])[];

/** Amounts of free meals without as many of them, the first ones first. */
function withoutMeals(left: Amounts, meals: number): Amounts {
  const [grant] = left[0] ?? [];
  if (meals === 0 || grant?.kind !== "free-meals") return left;
  if (grant.meals > meals) return [[{ ...grant, meals: grant.meals - meals }], ...left.slice(1)];
  return withoutMeals(left.slice(1), meals - grant.meals);
}

/** What boxes carry of a code, found by counting them: enough for a box that is made among many. */
interface GivenOfCode {
  readonly boxes: number;
  readonly meals: number;
}

const amountsAfter = ({ grants }: Offer, { boxes, meals }: GivenOfCode): Amounts =>
  grants[0]?.[0]?.kind === "free-meals" ? withoutMeals(grants, meals) : grants.slice(boxes);

/** The amounts of an offer that no box has used up. */
function amountsLeft(offer: Offer, boxes: readonly CodedBox[]): Amounts {
  let left: Amounts = offer.grants;
  for (const box of boxes) {
    const carried = box.grants.filter(({ name }) => name === offer.code);
    const [grant] = carried;
    if (box.stands !== "kept" || !grant) continue;
    if (grant.kind === "free-meals") left = withoutMeals(left, Math.min(grant.meals, box.mostFree));
    else {
      const taken = left.findIndex((amount) => JSON.stringify(amount) === JSON.stringify(carried));
      left = left.filter((_, i) => i !== Math.max(taken, 0));
    }
  }
  return left;
}

/** What the next box gets of the amounts that are left: of free meals as many as it can have, the others wait. */
function nextAmount(left: Amounts, mostFree: number): { readonly amount: readonly DiscountGrant[]; readonly left: Amounts } {
  const [amount = [], ...rest] = left;
  const [grant] = amount;
  if (grant?.kind !== "free-meals") return { amount, left: rest };
  const meals = Math.min(grant.meals, mostFree);
  return { amount: meals === 0 ? [] : [{ ...grant, meals }], left: withoutMeals(left, meals) };
}

/** Whether boxes took everything that a code has to give. */
export const isUsedUp = (offer: Offer, boxes: readonly CodedBox[]): boolean => !offer.always && amountsLeft(offer, boxes).length === 0;

/**
 * What each of an account's boxes, soonest first, carries when these offers count for them, and no others: the amounts of each go
 * to the next boxes that come, each of them once, whatever was skipped, asked for again or tried before. What stands stays, and
 * what boxes carry for other reasons than a code.
 */
export function spreadCodes(offers: readonly Offer[], boxes: readonly CodedBox[]): (readonly DiscountGrant[])[] {
  const left = offers.map((offer) => amountsLeft(offer, boxes));
  return boxes.map(({ stands, grants, deliveryDate, mostFree }) => {
    if (stands === "kept") return grants;
    const others = grants.filter(({ name }) => offerOf(name, deliveryDate) === undefined);
    const given = offers.flatMap((offer, i) => {
      const next = stands === "open" ? nextAmount(left[i]!, mostFree) : { amount: [], left: left[i]! };
      left[i] = next.left;
      return next.amount.length > 0 ? next.amount : (offer.always ?? []);
    });
    return [...others, ...given];
  });
}

/** What a box that is made now carries of codes of which others carry so much already. */
export const grantsToNewBox = (
  codes: readonly (GivenOfCode & { readonly code: string })[],
  { deliveryDate, mostFree, stands }: Pick<CodedBox, "deliveryDate" | "mostFree" | "stands">,
): DiscountGrant[] =>
  codes.flatMap(({ code, ...given }) => {
    const offer = offerOf(code, deliveryDate);
    const amount = offer && stands === "open" ? nextAmount(amountsAfter(offer, given), mostFree).amount : [];
    return amount.length > 0 ? amount : (offer?.always ?? []);
  });
