import { holdOf } from "../capacity-holds/queries.ts";
import { dueNow } from "../due/queries.ts";
import { unpaidOrders } from "../orders/queries.ts";
import { productsBySku } from "../products/queries.ts";
import type { ReadDb } from "../read-tables.ts";
import { unitsLeftIn } from "../stock-levels/queries.ts";
import { subscriptionOfAccount } from "../subscriptions/queries.ts";
import type { Facts } from "./facts.ts";

/** The facts as Postgres has them now. */
export const sqlFacts = (db: ReadDb): Facts => ({
  unitsLeft: (region, week) => unitsLeftIn(db, region, week),
  subscriptionOf: async (accountId) => (await subscriptionOfAccount(db, accountId))?.key,
  products: (skus) => productsBySku(db, skus),
  unpaidOrders: (accountId) => unpaidOrders(db, accountId),
  hold: (key) => holdOf(db, key),
  due: (kind, now, limit) => dueNow(db, kind, now, limit),
});
