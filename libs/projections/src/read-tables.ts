import type { Kysely } from "kysely";
import type { AccountHistoryRow } from "./account-history/read-model.ts";
import type { AccountRow } from "./accounts/read-model.ts";
import type { CapacityHoldRow } from "./capacity-holds/read-model.ts";
import type { ConsentRow } from "./consents/read-model.ts";
import type { CreditRow } from "./credit/read-model.ts";
import type { DueOrderRow } from "./due-orders/read-model.ts";
import type { DueReminderRow } from "./due-reminders/read-model.ts";
import type { ErasureRow } from "./erasures/read-model.ts";
import type { FlagRow } from "./flags/read-model.ts";
import type { GenerationInputRow } from "./generation-inputs/read-model.ts";
import type { GenerationRunRow } from "./generation-runs/read-model.ts";
import type { LedgerRow } from "./ledger/read-model.ts";
import type { MenuRow } from "./menus/read-model.ts";
import type { NoticeRow } from "./notices/read-model.ts";
import type { OrderRow } from "./orders/read-model.ts";
import type { PaymentRow } from "./payments/read-model.ts";
import type { PointsBalanceRow } from "./points-balances/read-model.ts";
import type { PointsHistoryRow } from "./points-history/read-model.ts";
import type { ProductRow } from "./products/read-model.ts";
import type { ReceiptRow } from "./receipts/read-model.ts";
import type { RefundRequestRow } from "./refund-requests/read-model.ts";
import type { ProjectionRow } from "./runtime/checkpoints.ts";
import type { SlotLevelRow } from "./slot-levels/read-model.ts";
import type { StockLevelRow } from "./stock-levels/read-model.ts";
import type { SubscriptionRow } from "./subscriptions/read-model.ts";
import type { TaskRow } from "./tasks/read-model.ts";

/** The schema `read` as queries see it. */
export interface ReadTables {
  "read.account_history": AccountHistoryRow;
  "read.accounts": AccountRow;
  "read.capacity_holds": CapacityHoldRow;
  "read.due_orders": DueOrderRow;
  "read.erasures": ErasureRow;
  "read.flags": FlagRow;
  "read.generation_inputs": GenerationInputRow;
  "read.generation_runs": GenerationRunRow;
  "read.ledger": LedgerRow;
  "read.menus": MenuRow;
  "read.orders": OrderRow;
  "read.payments": PaymentRow;
  "read.points_balances": PointsBalanceRow;
  "read.points_history": PointsHistoryRow;
  "read.products": ProductRow;
  "read.projection": ProjectionRow;
  "read.slot_levels": SlotLevelRow;
  "read.stock_levels": StockLevelRow;
  "read.consents": ConsentRow;
  "read.credit": CreditRow;
  "read.due_reminders": DueReminderRow;
  "read.notices": NoticeRow;
  "read.receipts": ReceiptRow;
  "read.refund_requests": RefundRequestRow;
  "read.subscriptions": SubscriptionRow;
  "read.tasks": TaskRow;
}

export type ReadDb = Kysely<ReadTables>;
