import { ApplyDiscountCodeHandler } from "./account/apply-discount-code.ts";
import { ChooseLanguageHandler } from "./account/choose-language.ts";
import { GiveAddressHandler } from "./account/give-address.ts";
import { GivePaymentMethodHandler } from "./account/give-payment-method.ts";
import { OpenAccountHandler } from "./account/open-account.ts";
import { BillOrderHandler } from "./billing/bill-order.ts";
import { EndHoldHandler } from "./capacity/end-hold.ts";
import { OpenCapacityHandler } from "./capacity/open-capacity.ts";
import { SettleCapacityHandler } from "./capacity/settle-capacity.ts";
import { CommitGenerationHandler } from "./generation/commit-generation.ts";
import { PublishMenuHandler } from "./menu/publish-menu.ts";
import { SaveRankingHandler } from "./menu/save-ranking.ts";
import { AlignWeeksHandler } from "./order/align-weeks.ts";
import { EditOrderHandler } from "./order/edit-order.ts";
import { LockOrderHandler } from "./order/lock-order.ts";
import { MakeOrdersHandler } from "./order/make-orders.ts";
import { MakeRemainingOrdersHandler } from "./order/make-remaining-orders.ts";
import { RecordDeliveryHandler } from "./order/record-delivery.ts";
import { SkipOrderHandler } from "./order/skip-order.ts";
import { UnskipOrderHandler } from "./order/unskip-order.ts";
import { AddPendingPointsHandler } from "./points/add-pending-points.ts";
import { MaturePointsHandler } from "./points/mature-points.ts";
import { ListProductHandler } from "./product/list-product.ts";
import { CloseSubscriptionHandler } from "./subscription/close-subscription.ts";
import { PauseSubscriptionHandler } from "./subscription/pause-subscription.ts";
import { ResumeSubscriptionHandler } from "./subscription/resume-subscription.ts";
import { StartSubscriptionHandler } from "./subscription/start-subscription.ts";

/** Every use case there is. A new one is added here and nowhere else. */
export const allHandlers = [
  AddPendingPointsHandler,
  AlignWeeksHandler,
  ApplyDiscountCodeHandler,
  BillOrderHandler,
  ChooseLanguageHandler,
  CloseSubscriptionHandler,
  CommitGenerationHandler,
  EditOrderHandler,
  EndHoldHandler,
  GiveAddressHandler,
  GivePaymentMethodHandler,
  ListProductHandler,
  LockOrderHandler,
  MakeOrdersHandler,
  MakeRemainingOrdersHandler,
  MaturePointsHandler,
  OpenAccountHandler,
  OpenCapacityHandler,
  PauseSubscriptionHandler,
  PublishMenuHandler,
  RecordDeliveryHandler,
  ResumeSubscriptionHandler,
  SaveRankingHandler,
  SettleCapacityHandler,
  SkipOrderHandler,
  StartSubscriptionHandler,
  UnskipOrderHandler,
];
