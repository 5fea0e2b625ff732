import { bonusIdOf } from "@tablee/domain/gift-card/buyer";
import { type GiftCard, isIssued } from "@tablee/domain/gift-card/state";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { noticesAbout } from "@tablee/domain/notice/vocabulary";
import { giftCardNoticeId } from "@tablee/notices/notice-id";
import { giftCards } from "../aggregates.ts";
import type { Steps } from "../steps.ts";

/** The gift cards that an account has begun to pay for, in their present state. */
export async function giftsOf(steps: Pick<Steps, "load" | "facts">, accountId: AccountId): Promise<readonly GiftCard[]> {
  const ids = await steps.facts.giftCardsBoughtBy(accountId);
  return Promise.all(ids.map(async (id) => (await steps.load(giftCards, id)).state));
}

/** The ids of all mails about the gift cards that an account bought and about their bonuses, to every recipient. */
export async function giftMailsOf(steps: Pick<Steps, "load" | "facts">, accountId: AccountId): Promise<readonly string[]> {
  const bought = await steps.facts.giftCardsBoughtBy(accountId);
  const mails = async (id: string) => {
    const { state } = await steps.load(giftCards, id);
    if (!isIssued(state)) return [];
    return state.mails.flatMap((mail) => noticesAbout["gift-card"].map((kind) => giftCardNoticeId(kind, id, mail)));
  };
  return (await Promise.all(bought.flatMap((id) => [id, bonusIdOf(id)]).map(mails))).flat();
}
