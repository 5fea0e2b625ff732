import { AccountIdText } from "@tablee/domain/kernel/schemas";
import { z } from "zod";
import { lenient } from "../../shared/api/search-params.ts";

/** The address of the gift cards: the end of a code, or the account that bought or redeemed them. */
export const GiftCardsSearch = z.object({
  q: lenient(z.string().trim().min(1).max(4)),
  account: lenient(AccountIdText),
});
export type GiftCardsSearch = z.infer<typeof GiftCardsSearch>;
