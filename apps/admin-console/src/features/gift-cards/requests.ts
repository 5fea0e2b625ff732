import type { OutputOf, SentInputOf } from "@tablee/contracts/call";
import { findGiftCards } from "@tablee/contracts/calls/admin/gift-cards";
import { keepPreviousData } from "@tanstack/react-query";
import { callQuery } from "../../shared/api/calls.ts";

export type FoundGiftCard = OutputOf<typeof findGiftCards>["rows"][number];

export type GiftCardAct = "resend" | "reissue" | "freeze" | "unfreeze" | "refund";

export const giftCardsLike = (input: SentInputOf<typeof findGiftCards>) =>
  callQuery(findGiftCards, input, { placeholderData: keepPreviousData });
