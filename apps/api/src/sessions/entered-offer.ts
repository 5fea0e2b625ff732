import type { Access } from "@tablee/access/access";
import { giftCardOf } from "@tablee/commands/gift-card/redeem-gift-card";
import type { Steps } from "@tablee/commands/steps";
import { isGiftCode } from "@tablee/domain/gift-card/code";
import { type Offer, offerOf } from "@tablee/domain/offer/offers";
import type { CodeAudience } from "@tablee/domain/offer/vocabulary";
import type { Caller } from "../http/caller.ts";

/**
 * The offer of a code that a person typed or a link carried; undefined where there is none for this audience. Unknown codes count
 * as guesses, also from a link: the answer reveals whether a code exists, and codes could be tried by a list.
 * @throws TooManyAttempts
 */
export async function enteredOffer(
  { attempts }: Pick<Access, "attempts">,
  code: string,
  audience: CodeAudience,
  by: Caller,
): Promise<Offer | undefined> {
  const guess = await attempts.guessOffer(by.session?.accountId, by.address);
  const offer = offerOf(code, by.receivedAt.slice(0, 10));
  if (offer?.audience !== audience) return undefined;
  await guess.succeeded();
  return offer;
}

/** A code that a person typed: of an offer for this audience, or of a gift card. */
type EnteredCode = { readonly offer: Offer } | { readonly giftCode: string };

/**
 * The meaning of a code that a person typed; undefined where it has none. Unknown codes of either kind count as guesses; a
 * network address has twenty an hour that look like gift codes.
 * @throws TooManyAttempts
 */
export async function enteredCode(
  { access: { attempts }, steps }: { readonly access: Pick<Access, "attempts">; readonly steps: Steps },
  code: string,
  audience: CodeAudience,
  by: Caller,
): Promise<EnteredCode | undefined> {
  if (!isGiftCode(code)) {
    const offer = await enteredOffer({ attempts }, code, audience, by);
    return offer && { offer };
  }
  const guess = await attempts.guessGiftCode(by.address);
  if ((await giftCardOf(steps, code)) === undefined) return undefined;
  await guess.succeeded();
  return { giftCode: code };
}
