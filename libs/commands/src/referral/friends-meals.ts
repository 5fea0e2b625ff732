import { policyOn } from "@tablee/domain/kernel/policy";
import type { PlainDate } from "@tablee/domain/kernel/time";
import { offerOf } from "@tablee/domain/offer/offers";
import { referralPolicies } from "@tablee/domain/referral/policy";

/** The free meals in the first boxes of a friend who is referred on a day. */
export function friendsMealsOn(day: PlainDate): number {
  const grants = offerOf(policyOn(referralPolicies, day).friendsCode, day)?.grants.flat() ?? [];
  return grants.reduce((sum, grant) => sum + (grant.kind === "free-meals" ? grant.meals : 0), 0);
}
