import { accountHistoryModel } from "./account-history/read-model.ts";
import { accountsModel } from "./accounts/read-model.ts";
import { capacityHoldsModel } from "./capacity-holds/read-model.ts";
import { creditModel } from "./credit/read-model.ts";
import { dueOrdersModel } from "./due-orders/read-model.ts";
import { dueRemindersModel } from "./due-reminders/read-model.ts";
import { generationInputsModel } from "./generation-inputs/read-model.ts";
import { generationRunsModel } from "./generation-runs/read-model.ts";
import { ledgerModel } from "./ledger/read-model.ts";
import { menusModel } from "./menus/read-model.ts";
import { noticesModel } from "./notices/read-model.ts";
import { ordersModel } from "./orders/read-model.ts";
import { paymentsModel } from "./payments/read-model.ts";
import { pointsBalancesModel } from "./points-balances/read-model.ts";
import { pointsHistoryModel } from "./points-history/read-model.ts";
import { productsModel } from "./products/read-model.ts";
import { receiptsModel } from "./receipts/read-model.ts";
import { refundRequestsModel } from "./refund-requests/read-model.ts";
import type { AnyReadModel } from "./runtime/read-model.ts";
import { slotLevelsModel } from "./slot-levels/read-model.ts";
import { stockLevelsModel } from "./stock-levels/read-model.ts";
import { subscriptionsModel } from "./subscriptions/read-model.ts";
import { tasksModel } from "./tasks/read-model.ts";

/** Every read model there is. A new one is added here and nowhere else. */
export const allReadModels: readonly AnyReadModel[] = [
  accountHistoryModel,
  accountsModel,
  capacityHoldsModel,
  dueOrdersModel,
  generationInputsModel,
  generationRunsModel,
  ledgerModel,
  menusModel,
  ordersModel,
  paymentsModel,
  pointsBalancesModel,
  pointsHistoryModel,
  productsModel,
  slotLevelsModel,
  stockLevelsModel,
  subscriptionsModel,
  creditModel,
  dueRemindersModel,
  noticesModel,
  receiptsModel,
  refundRequestsModel,
  tasksModel,
];

export const readModelNamed = (name: string): AnyReadModel | undefined => allReadModels.find((model) => model.name === name);
