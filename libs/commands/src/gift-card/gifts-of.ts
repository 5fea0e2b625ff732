import type { GiftCard } from "@tablee/domain/gift-card/state";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { giftCards } from "../aggregates.ts";
import type { Steps } from "../steps.ts";

/** The gift cards that an account has begun to pay for, in their present state. */
export async function giftsOf(steps: Pick<Steps, "load" | "facts">, accountId: AccountId): Promise<readonly GiftCard[]> {
  const ids = await steps.facts.giftCardsBoughtBy(accountId);
  return Promise.all(ids.map(async (id) => (await steps.load(giftCards, id)).state));
}
