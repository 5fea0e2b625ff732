import type { PlainDate } from "../kernel/time.ts";
import { isOfBoxCode, type Offer } from "./offers.ts";
import type { DiscountGrant } from "./vocabulary.ts";

/** A box of an account, as far as a code for its boxes is concerned. */
export interface CodedBox {
  readonly deliveryDate: PlainDate;
  readonly grants: readonly DiscountGrant[];
  /** It comes and can be changed; it comes and what it carries stands; or it does not come, though it may again. */
  readonly stands: "open" | "kept" | "none";
}

/** The amounts of an offer that no box has taken for good. */
function amountsLeft(offer: Offer, boxes: readonly CodedBox[]): (readonly DiscountGrant[])[] {
  const left = [...offer.grants];
  for (const box of boxes) {
    const carried = box.grants.filter(({ name }) => name === offer.code);
    if (box.stands !== "kept" || carried.length === 0) continue;
    const taken = left.findIndex((amount) => JSON.stringify(amount) === JSON.stringify(carried));
    left.splice(Math.max(taken, 0), 1);
  }
  return left;
}

/** Whether boxes took everything that a code has to give. */
export const isUsedUp = (offer: Offer, boxes: readonly CodedBox[]): boolean => !offer.always && amountsLeft(offer, boxes).length === 0;

/**
 * What each of an account's boxes, soonest first, carries when this offer counts for them, and no other: its amounts go to the
 * next boxes that come, each of them once, whatever was skipped, asked for again or tried before. What stands stays, and what
 * boxes carry for other reasons.
 */
export function spreadCode(offer: Offer | undefined, boxes: readonly CodedBox[]): (readonly DiscountGrant[])[] {
  const left = offer ? amountsLeft(offer, boxes) : [];
  return boxes.map(({ stands, grants, deliveryDate }) => {
    if (stands === "kept") return grants;
    const amount = stands === "open" ? left.shift() : undefined;
    return [...grants.filter((grant) => !isOfBoxCode(grant, deliveryDate)), ...(amount ?? offer?.always ?? [])];
  });
}
