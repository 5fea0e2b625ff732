import type { Account } from "@tablee/domain/account/decider";
import type { AccountId } from "@tablee/domain/kernel/ids";
import type { Instant } from "@tablee/domain/kernel/time";
import { offerOf } from "@tablee/domain/offer/offers";
import { accounts } from "../aggregates.ts";
import type { Steps } from "../steps.ts";
import { hadOffer } from "./newcomers-offer.ts";

/** The codes that price a first order. The payment step and the charge both use them. */
export interface SignUpCodes {
  /** The code that the account signs up with. */
  readonly signUp: string | undefined;
  /** The sign-up's code while only the visit has it, not yet the account. */
  readonly carried: string | undefined;
  /** The code for the account's boxes to come. */
  readonly boxes: string | undefined;
  /** True once the first order is made or about to be made: its code no longer changes. */
  readonly isFixed: boolean;
}

/**
 * `remembered`: the code that the visit has kept from before sign-in; it counts until the account has a code, or its code is fixed. No code
 * counts where another account of the household or of the card has had a newcomer's offer.
 */
export async function signUpCodesOf(steps: Steps, accountId: AccountId, remembered: string | undefined, at: Instant): Promise<SignUpCodes> {
  const { state: account } = await steps.load(accounts, accountId);
  const { discountCode, boxCode, signUpCodeFixedAt } = "person" in account ? account : {};
  const isTaken = signUpCodeFixedAt === undefined && (await hadOffer(steps, accountId, account, at));
  const signUp = isTaken ? undefined : signUpCodeIn(account, remembered, at);
  return { signUp, carried: discountCode ? undefined : signUp, boxes: boxCode, isFixed: signUpCodeFixedAt !== undefined };
}

function signUpCodeIn(account: Account, remembered: string | undefined, at: Instant): string | undefined {
  if (account.status !== "open") return undefined;
  if (account.discountCode || account.signUpCodeFixedAt || !remembered) return account.discountCode;
  const offer = offerOf(remembered, at.slice(0, 10));
  return offer?.audience === "sign-up" ? offer.code : undefined;
}
