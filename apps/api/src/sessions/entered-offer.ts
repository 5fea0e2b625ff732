import type { Access } from "@tablee/access/access";
import { type Offer, offerOf } from "@tablee/domain/offer/offers";
import type { CodeAudience } from "@tablee/domain/offer/vocabulary";
import type { Caller } from "../http/caller.ts";

/**
 * The offer of a code that a person typed in or a link brought; undefined where there is none for this audience. Unknown codes count as
 * guesses, of a link as well: what a link is answered tells whether a code exists, and codes could be tried by a list.
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
