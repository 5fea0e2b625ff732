import type { AccountId } from "@tablee/domain/kernel/ids";
import type { ReadDb } from "../read-tables.ts";
import type { SubscriptionRow } from "./read-model.ts";

/** The account's subscription: the one that is not closed, else the last one. */
export const subscriptionOfAccount = (db: ReadDb, accountId: AccountId): Promise<SubscriptionRow | undefined> =>
  db
    .selectFrom("read.subscriptions")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy((eb) => eb("status", "=", "closed"))
    .orderBy("started_at", "desc")
    .executeTakeFirst();
