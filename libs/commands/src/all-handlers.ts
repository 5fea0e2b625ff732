import { ChooseLanguageHandler } from "./account/choose-language.ts";
import { GiveAddressHandler } from "./account/give-address.ts";
import { GivePaymentMethodHandler } from "./account/give-payment-method.ts";
import { NoticeGuessesHandler } from "./account/notice-guesses.ts";
import { OpenAccountHandler } from "./account/open-account.ts";
import { BillAgainHandler } from "./billing/bill-again.ts";
import { BillOrderHandler } from "./billing/bill-order.ts";
import { GoOnBillingHandler } from "./billing/go-on-billing.ts";
import { HearFromGatewayHandler } from "./billing/hear-from-gateway.ts";
import { EndHoldHandler } from "./capacity/end-hold.ts";
import { OpenCapacityHandler } from "./capacity/open-capacity.ts";
import { SettleCapacityHandler } from "./capacity/settle-capacity.ts";
import { ExpireCreditHandler } from "./credit/expire-credit.ts";
import { GrantCreditHandler } from "./credit/grant-credit.ts";
import { SettleCreditHandler } from "./credit/settle-credit.ts";
import { DispatchOrderHandler } from "./delivery/dispatch-order.ts";
import { RecordDeliveryHandler } from "./delivery/record-delivery.ts";
import { RecordDeliveryResultHandler } from "./delivery/record-delivery-result.ts";
import { CommitGenerationHandler } from "./generation/commit-generation.ts";
import { BillLateAdditionHandler } from "./late-additions/bill-late-addition.ts";
import { SettleAdditionsHandler } from "./late-additions/settle-additions.ts";
import { StartLateAdditionHandler } from "./late-additions/start-late-addition.ts";
import { PublishMenuHandler } from "./menu/publish-menu.ts";
import { SaveRankingHandler } from "./menu/save-ranking.ts";
import { SendNoticeHandler } from "./notice/send-notice.ts";
import { ApplyDiscountCodeHandler } from "./offer/apply-discount-code.ts";
import { SpreadCodeHandler } from "./offer/spread-code.ts";
import { UseCodeHandler } from "./offer/use-code.ts";
import { AlignWeeksHandler } from "./order/align-weeks.ts";
import { ChangeDeliveryHandler } from "./order/change-delivery.ts";
import { EditOrderHandler } from "./order/edit-order.ts";
import { ExplainSkipHandler } from "./order/explain-skip.ts";
import { LockOrderHandler } from "./order/lock-order.ts";
import { MakeOrdersHandler } from "./order/make-orders.ts";
import { MakeRemainingOrdersHandler } from "./order/make-remaining-orders.ts";
import { PlaceRecurringItemsHandler } from "./order/place-recurring-items.ts";
import { SkipOrderHandler } from "./order/skip-order.ts";
import { UnskipOrderHandler } from "./order/unskip-order.ts";
import { AddPendingPointsHandler } from "./points/add-pending-points.ts";
import { MaturePointsHandler } from "./points/mature-points.ts";
import { ListProductHandler } from "./product/list-product.ts";
import { DecideRefundHandler } from "./refund/decide-refund.ts";
import { PayRefundOutHandler } from "./refund/pay-refund-out.ts";
import { PreviewRefundHandler } from "./refund/preview-refund.ts";
import { RefundOrderHandler } from "./refund/refund-order.ts";
import { RefundUndeliveredHandler } from "./refund/refund-undelivered.ts";
import { ChangeSignUpTermsHandler } from "./subscription/change-sign-up-terms.ts";
import { ChooseRecurringItemHandler } from "./subscription/choose-recurring-item.ts";
import { CloseSubscriptionHandler } from "./subscription/close-subscription.ts";
import { PauseAfterFailedWeeksHandler } from "./subscription/pause-after-failed-weeks.ts";
import { PauseSubscriptionHandler } from "./subscription/pause-subscription.ts";
import { ResumeSubscriptionHandler } from "./subscription/resume-subscription.ts";
import { StartSubscriptionHandler } from "./subscription/start-subscription.ts";
import { SettleTaskHandler } from "./task/settle-task.ts";

/** Every use case there is. A new one is added here and nowhere else. */
export const allHandlers = [
  AddPendingPointsHandler,
  AlignWeeksHandler,
  ApplyDiscountCodeHandler,
  BillAgainHandler,
  BillLateAdditionHandler,
  BillOrderHandler,
  ChangeDeliveryHandler,
  ChangeSignUpTermsHandler,
  ChooseLanguageHandler,
  ChooseRecurringItemHandler,
  CloseSubscriptionHandler,
  CommitGenerationHandler,
  DecideRefundHandler,
  DispatchOrderHandler,
  EditOrderHandler,
  EndHoldHandler,
  ExplainSkipHandler,
  GiveAddressHandler,
  GivePaymentMethodHandler,
  GoOnBillingHandler,
  GrantCreditHandler,
  HearFromGatewayHandler,
  ListProductHandler,
  LockOrderHandler,
  MakeOrdersHandler,
  MakeRemainingOrdersHandler,
  MaturePointsHandler,
  OpenAccountHandler,
  OpenCapacityHandler,
  PauseAfterFailedWeeksHandler,
  PauseSubscriptionHandler,
  PayRefundOutHandler,
  PlaceRecurringItemsHandler,
  PreviewRefundHandler,
  PublishMenuHandler,
  RecordDeliveryHandler,
  RecordDeliveryResultHandler,
  RefundOrderHandler,
  RefundUndeliveredHandler,
  ResumeSubscriptionHandler,
  SaveRankingHandler,
  SendNoticeHandler,
  SettleAdditionsHandler,
  SettleCapacityHandler,
  ExpireCreditHandler,
  SettleCreditHandler,
  SkipOrderHandler,
  SpreadCodeHandler,
  StartLateAdditionHandler,
  SettleTaskHandler,
  StartSubscriptionHandler,
  UnskipOrderHandler,
  UseCodeHandler,
  NoticeGuessesHandler,
];
