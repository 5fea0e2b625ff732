import type { AccountId } from "@tablee/domain/kernel/ids";
import { prepared } from "@tablee/platform/prepared";
import type { ReadDb } from "../read-tables.ts";
import type { SubscriptionRow } from "./read-model.ts";

/** The account's subscription: the one that is not closed, otherwise the last one. */
export const subscriptionOfAccount = async (db: ReadDb, accountId: AccountId): Promise<SubscriptionRow | undefined> =>
  (await subscription(db, { accountId }))[0];

const subscription = prepared("subscription_of_account", (db: ReadDb, { accountId }: { readonly accountId: AccountId }) =>
  db
    .selectFrom("read.subscriptions")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy((eb) => eb("status", "=", "closed"))
    .orderBy("started_at", "desc")
    .limit(1),
);
