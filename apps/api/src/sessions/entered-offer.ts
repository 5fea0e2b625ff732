import type { Access } from "@tablee/access/access";
import { giftCardOf } from "@tablee/commands/gift-card/redeem-gift-card";
import { referrerOf } from "@tablee/commands/referral/referrer-of";
import type { Steps } from "@tablee/commands/steps";
import { isGiftCode } from "@tablee/domain/gift-card/code";
import { policyOn } from "@tablee/domain/kernel/policy";
import { businessDay } from "@tablee/domain/kernel/zones/zones";
import { type Offer, offerOf } from "@tablee/domain/offer/offers";
import type { CodeAudience } from "@tablee/domain/offer/vocabulary";
import { referralPolicies } from "@tablee/domain/referral/policy";
import type { Caller } from "../http/caller.ts";

interface Asked {
  readonly access: Pick<Access, "attempts">;
  readonly steps: Steps;
}

/**
 * The offer of a code that a person typed or a link carried; undefined where there is none for this audience, or where it is that of
 * referred friends and the person is none. Unknown codes count as guesses, also from a link: the answer reveals whether a code exists,
 * and codes could be tried by a list.
 * @throws TooManyAttempts
 */
export async function enteredOffer(
  { access: { attempts }, steps }: Asked,
  code: string,
  audience: CodeAudience,
  by: Caller,
): Promise<Offer | undefined> {
  const guess = await attempts.guessOffer(by.session?.accountId, by.address);
  const offer = offerOf(code, by.receivedAt.slice(0, 10));
  if (offer?.audience !== audience || (isForFriends(offer, by) && !(await isReferred(steps, by)))) return undefined;
  await guess.succeeded();
  return offer;
}

const isForFriends = ({ code }: Offer, { receivedAt }: Caller): boolean =>
  code === policyOn(referralPolicies, businessDay(receivedAt)).friendsCode;

/** True if the visit came by a friend's link, or the account registered by one. */
async function isReferred(steps: Steps, { session }: Caller): Promise<boolean> {
  if (session?.data.referrerId) return true;
  return session?.accountId !== undefined && (await referrerOf(steps, session.accountId)) !== undefined;
}

/** A code that a person typed: of an offer for this audience, or of a gift card. */
type EnteredCode = { readonly offer: Offer } | { readonly giftCode: string };

/**
 * The meaning of a code that a person typed; undefined where it has none. Unknown codes of either kind count as guesses; a
 * network address has twenty an hour that look like gift codes.
 * @throws TooManyAttempts
 */
export async function enteredCode(asked: Asked, code: string, audience: CodeAudience, by: Caller): Promise<EnteredCode | undefined> {
  if (!isGiftCode(code)) {
    const offer = await enteredOffer(asked, code, audience, by);
    return offer && { offer };
  }
  const guess = await asked.access.attempts.guessGiftCode(by.address);
  if ((await giftCardOf(asked.steps, code)) === undefined) return undefined;
  await guess.succeeded();
  return { giftCode: code };
}
