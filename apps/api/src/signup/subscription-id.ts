import { idFrom } from "@tablee/domain/kernel/ids";

/** The subscription that an account's sign-up leads to: the same however often the last step is repeated. */
export const subscriptionIdFor = (accountId: string): string => idFrom("subscription", accountId);
