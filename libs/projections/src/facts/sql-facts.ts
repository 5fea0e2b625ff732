import { codesOf } from "../accounts/queries.ts";
import { dueNow, holdOf } from "../due/queries.ts";
import { candidatesIn, hashesOf, unreadableAccounts } from "../generation-inputs/queries.ts";
import { giftCardByCode, giftCardsBoughtBy } from "../gift-cards/queries.ts";
import { inquiriesOf } from "../inquiries/queries.ts";
import { existingOrders, unpaidOrders, unsettledBoxes } from "../orders/queries.ts";
import { sharesOfWeek } from "../orders/shares-of-week.ts";
import { productsBySku } from "../products/queries.ts";
import type { ReadDb } from "../read-tables.ts";
import { refundsOpen } from "../refund-requests/queries.ts";
import { windowsBetween } from "../slot-levels/queries.ts";
import { stockOf, unitsLeftIn } from "../stock-levels/queries.ts";
import { subscriptionOfAccount } from "../subscriptions/queries.ts";
import type { Facts } from "./facts.ts";

/** The facts as Postgres has them now. */
export const sqlFacts = (db: ReadDb): Facts => ({
  unitsLeft: (region, week) => unitsLeftIn(db, region, week),
  subscriptionOf: async (accountId) => (await subscriptionOfAccount(db, accountId))?.key,
  products: (skus) => productsBySku(db, skus),
  unpaidOrders: (accountId) => unpaidOrders(db, accountId),
  unsettled: async (accountId) => ({ boxes: await unsettledBoxes(db, accountId), refunds: await refundsOpen(db, accountId) }),
  hold: (key) => holdOf(db, key),
  candidates: (region, week) => candidatesIn(db, region, week),
  unreadableAccounts: () => unreadableAccounts(db),
  inputHashes: (subscriptionIds) => hashesOf(db, subscriptionIds),
  existingOrders: (orderIds) => existingOrders(db, orderIds),
  codes: (accountIds) => codesOf(db, accountIds),
  sharesOfWeek: (region, depotIds, week) => sharesOfWeek(db, region, depotIds, week),
  stockOfWeek: (region, week) => stockOf(db, region, week),
  windowsBetween: (depotIds, from, until) => windowsBetween(db, depotIds, from, until),
  giftCardOf: (codeHash) => giftCardByCode(db, codeHash),
  giftCardsBoughtBy: (accountId) => giftCardsBoughtBy(db, accountId),
  inquiriesOf: (accountId) => inquiriesOf(db, accountId),
  due: (kind, now, limit) => dueNow(db, kind, now, limit),
});
