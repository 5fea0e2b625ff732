import type { AccountId } from "@tablee/domain/kernel/ids";
import type { SubscriptionInput } from "@tablee/domain/order-generation/inputs";
import { reviewsOfAccounts } from "../aggregates.ts";
import type { Streams } from "../steps.ts";

/** Returns an account's latest rating of each product, by SKU: an input of its picks. */
export const ratingsOf = async (streams: Streams, accountId: AccountId): Promise<SubscriptionInput["ratings"]> =>
  (await streams.load(reviewsOfAccounts, accountId)).state.ratings;
