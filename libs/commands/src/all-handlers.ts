import { ChooseLanguageHandler } from "./account/choose-language.ts";
import { GiveAddressHandler } from "./account/give-address.ts";
import { GivePaymentMethodHandler } from "./account/give-payment-method.ts";
import { NoticeGuessesHandler } from "./account/notice-guesses.ts";
import { OpenAccountHandler } from "./account/open-account.ts";
import { BillAdditionHandler } from "./addition/bill-addition.ts";
import { StartAdditionHandler } from "./addition/start-addition.ts";
import { HandleGatewayWebhookHandler } from "./billing/handle-gateway-webhook.ts";
import { GrantCreditHandler } from "./credit/grant-credit.ts";
import { RecordDeliveryResultHandler } from "./dispatch/record-delivery-result.ts";
import { SaveRankingHandler } from "./menu/save-ranking.ts";
import { SendNoticeHandler } from "./notice/send-notice.ts";
import { ApplyCodeHandler } from "./offer/apply-code.ts";
import { UseCodeHandler } from "./offer/use-code.ts";
import { ChangeDeliveryHandler } from "./order/change-delivery.ts";
import { EditOrderHandler } from "./order/edit-order.ts";
import { ExplainSkipHandler } from "./order/explain-skip.ts";
import { SkipOrderHandler } from "./order/skip-order.ts";
import { UnskipOrderHandler } from "./order/unskip-order.ts";
import { DecideRefundHandler } from "./refund/decide-refund.ts";
import { PreviewRefundHandler } from "./refund/preview-refund.ts";
import { RefundOrderHandler } from "./refund/refund-order.ts";
import { ChooseRecurringItemHandler } from "./subscription/choose-recurring-item.ts";
import { CloseSubscriptionHandler } from "./subscription/close-subscription.ts";
import { PauseSubscriptionHandler } from "./subscription/pause-subscription.ts";
import { ResumeSubscriptionHandler } from "./subscription/resume-subscription.ts";
import { StartSubscriptionHandler } from "./subscription/start-subscription.ts";
import { SettleTaskHandler } from "./task/settle-task.ts";

/** Every use case there is. A new one is added here and nowhere else. */
export const allHandlers = [
  ApplyCodeHandler,
  BillAdditionHandler,
  ChangeDeliveryHandler,
  ChooseLanguageHandler,
  ChooseRecurringItemHandler,
  CloseSubscriptionHandler,
  DecideRefundHandler,
  EditOrderHandler,
  ExplainSkipHandler,
  GiveAddressHandler,
  GivePaymentMethodHandler,
  GrantCreditHandler,
  HandleGatewayWebhookHandler,
  OpenAccountHandler,
  PauseSubscriptionHandler,
  PreviewRefundHandler,
  RecordDeliveryResultHandler,
  RefundOrderHandler,
  ResumeSubscriptionHandler,
  SaveRankingHandler,
  SendNoticeHandler,
  SkipOrderHandler,
  StartAdditionHandler,
  SettleTaskHandler,
  StartSubscriptionHandler,
  UnskipOrderHandler,
  UseCodeHandler,
  NoticeGuessesHandler,
];
