import type { Access } from "@tablee/access/access";
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
