// Made by tools/generate from the folders of read models.
import type { ReadModelName } from "@tablee/domain/kernel/log/read-models";
import { accountHistoryModel } from "./account-history/read-model.ts";
import { accountsModel } from "./accounts/read-model.ts";
import { consentsModel } from "./consents/read-model.ts";
import { creditModel } from "./credit/read-model.ts";
import { dueModels } from "./due/read-models.ts";
import { erasuresModel } from "./erasures/read-model.ts";
import { flagsModel } from "./flags/read-model.ts";
import { generationInputsModel } from "./generation-inputs/read-model.ts";
import { generationRunsModel } from "./generation-runs/read-model.ts";
import { giftAddressesModel } from "./gift-addresses/read-model.ts";
import { giftCardsModel } from "./gift-cards/read-model.ts";
import { impactModel } from "./impact/read-model.ts";
import { inquiriesModel } from "./inquiries/read-model.ts";
import { ledgerModel } from "./ledger/read-model.ts";
import { menusModel } from "./menus/read-model.ts";
import { noticesModel } from "./notices/read-model.ts";
import { ordersModel } from "./orders/read-model.ts";
import { paymentsModel } from "./payments/read-model.ts";
import { pointsBalancesModel } from "./points-balances/read-model.ts";
import { pointsHistoryModel } from "./points-history/read-model.ts";
import { productsModel } from "./products/read-model.ts";
import { receiptsModel } from "./receipts/read-model.ts";
import { referralsModel } from "./referrals/read-model.ts";
import { refundRequestsModel } from "./refund-requests/read-model.ts";
import { returnablesModel } from "./returnables/read-model.ts";
import { reviewsModel } from "./reviews/read-model.ts";
import { slotLevelsModel } from "./slot-levels/read-model.ts";
import { staffChangesModel } from "./staff-changes/read-model.ts";
import { stampCardsModel } from "./stamp-cards/read-model.ts";
import { stockLevelsModel } from "./stock-levels/read-model.ts";
import { subscriptionsModel } from "./subscriptions/read-model.ts";
import { tasksModel } from "./tasks/read-model.ts";
import type { AnyReadModel } from "./runtime/read-model.ts";

/** Every read model by its name: a name without its definition, or a definition under another name, does not compile. */
export const readModels = {
  ...dueModels,
  account_history: accountHistoryModel,
  accounts: accountsModel,
  consents: consentsModel,
  credit: creditModel,
  erasures: erasuresModel,
  flags: flagsModel,
  generation_inputs: generationInputsModel,
  generation_runs: generationRunsModel,
  gift_addresses: giftAddressesModel,
  gift_cards: giftCardsModel,
  impact: impactModel,
  inquiries: inquiriesModel,
  ledger: ledgerModel,
  menus: menusModel,
  notices: noticesModel,
  orders: ordersModel,
  payments: paymentsModel,
  points_balances: pointsBalancesModel,
  points_history: pointsHistoryModel,
  products: productsModel,
  receipts: receiptsModel,
  referrals: referralsModel,
  refund_requests: refundRequestsModel,
  returnables: returnablesModel,
  reviews: reviewsModel,
  slot_levels: slotLevelsModel,
  staff_changes: staffChangesModel,
  stamp_cards: stampCardsModel,
  stock_levels: stockLevelsModel,
  subscriptions: subscriptionsModel,
  tasks: tasksModel,
} as const satisfies { readonly [Name in ReadModelName]: AnyReadModel & { readonly name: Name } };
