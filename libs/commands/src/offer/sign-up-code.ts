import type { Account } from "@tablee/domain/account/decider";
import type { Instant } from "@tablee/domain/kernel/time";
import { offerOf } from "@tablee/domain/offer/offers";

/**
 * The code that the first order is priced with: the account's, or, until its code is fixed, the one that the visit has kept from before
 * sign-in. The payment step and the charge both use it.
 */
export function signUpCodeOf(account: Account, remembered: string | undefined, at: Instant): string | undefined {
  if (account.status !== "open") return undefined;
  if (account.discountCode || account.signUpCodeFixedAt || !remembered) return account.discountCode;
  const offer = offerOf(remembered, at.slice(0, 10));
  return offer?.audience === "sign-up" ? offer.code : undefined;
}
