import { beginActing, endActing } from "./account/act-for-customer.ts";
import { allowSharedHousehold } from "./account/allow-shared-household.ts";
import { changeEmail } from "./account/change-email.ts";
import { changeName } from "./account/change-name.ts";
import { chooseInSignUp } from "./account/choose-in-sign-up.ts";
import { chooseLanguage } from "./account/choose-language.ts";
import { answerDataRequest, receiveDataRequest } from "./account/data-requests.ts";
import { endSessions } from "./account/end-sessions.ts";
import { forgetPerson } from "./account/forget-person.ts";
import { giveAddress } from "./account/give-address.ts";
import { giveAlternateAddress } from "./account/give-alternate-address.ts";
import { givePaymentMethod } from "./account/give-payment-method.ts";
import { linkProvider } from "./account/link-provider.ts";
import { nameSource } from "./account/name-source.ts";
import { noticeGuesses } from "./account/notice-guesses.ts";
import { openAccount } from "./account/open-account.ts";
import { proveAddress } from "./account/prove-address.ts";
import { recordAddressAttempt } from "./account/record-address-attempt.ts";
import { recordPasswordChange } from "./account/record-password-change.ts";
import { requestEmailVerification } from "./account/request-email-verification.ts";
import { requestErasure } from "./account/request-erasure.ts";
import { requestPasswordReset } from "./account/request-password-reset.ts";
import { revealPersonalData } from "./account/reveal-personal-data.ts";
import { settleEmail } from "./account/settle-email.ts";
import { settleHousehold, settlePaidHousehold } from "./account/settle-household.ts";
import { unlinkProvider } from "./account/unlink-provider.ts";
import { verifyEmail } from "./account/verify-email.ts";
import { writeDeliveryNote } from "./account/write-delivery-note.ts";
import { billAddition } from "./addition/bill-addition.ts";
import { settleAdditions } from "./addition/settle-additions.ts";
import { startAddition } from "./addition/start-addition.ts";
import { billAgain } from "./billing/bill-again.ts";
import { billOrder } from "./billing/bill-order.ts";
import { handleGatewayWebhook } from "./billing/handle-gateway-webhook.ts";
import { resumeBilling } from "./billing/resume-billing.ts";
import { mendShares } from "./capacity/mend-shares.ts";
import { openCapacity } from "./capacity/open-capacity.ts";
import { endHoldOf, settleCapacity } from "./capacity/settle-capacity.ts";
import { agree } from "./consent/agree.ts";
import { endCorporatePlan, giveCorporatePlan, grantCorporateCredit } from "./credit/corporate-plan.ts";
import { expireCredit } from "./credit/expire-credit.ts";
import { expireGivenCredit } from "./credit/expire-given-credit.ts";
import { grantCredit } from "./credit/grant-credit.ts";
import { settleCredit } from "./credit/settle-credit.ts";
import { dispatchOrder } from "./dispatch/dispatch-order.ts";
import { recordDelivery } from "./dispatch/record-delivery.ts";
import { recordDeliveryResult } from "./dispatch/record-delivery-result.ts";
import { settleStop, settleStopsOf } from "./dispatch/settle-stop.ts";
import { turnFlag } from "./flag/turn-flag.ts";
import { commitGeneration } from "./generation/commit-generation.ts";
import { saveRanking } from "./menu/save-ranking.ts";
import { settleNewsletter } from "./newsletter/settle-newsletter.ts";
import { sendNotice } from "./notice/send-notice.ts";
import { showNotice } from "./notice/show-notice.ts";
import { tellOfLongPause } from "./notice/tell-of-long-pause.ts";
import { applyCode } from "./offer/apply-code.ts";
import { spreadCode } from "./offer/spread-code.ts";
import { useCode } from "./offer/use-code.ts";
import { alignWeek, alignWeeks } from "./order/align-weeks.ts";
import { changeDelivery } from "./order/change-delivery.ts";
import { changeFirstOrder } from "./order/change-first-order.ts";
import { chooseHandover } from "./order/choose-handover.ts";
import { editOrder } from "./order/edit-order.ts";
import { explainSkip } from "./order/explain-skip.ts";
import { lockOrder } from "./order/lock-order.ts";
import { makeRemainingOrders } from "./order/make-remaining-orders.ts";
import { moveOpenWeeks } from "./order/move-open-weeks.ts";
import { placeRecurringItems } from "./order/place-recurring-items.ts";
import { remakeOrder } from "./order/remake-order.ts";
import { skipOrder } from "./order/skip-order.ts";
import { skipWeeks } from "./order/skip-weeks.ts";
import { unskipOrder } from "./order/unskip-order.ts";
import { unskipWeeks } from "./order/unskip-weeks.ts";
import { addPendingPoints } from "./points/add-pending-points.ts";
import { endPoints } from "./points/end-points.ts";
import { maturePoints } from "./points/mature-points.ts";
import { decideRefund } from "./refund/decide-refund.ts";
import { payChangeBack, payRefundOut } from "./refund/pay-refund-out.ts";
import { previewRefund } from "./refund/preview-refund.ts";
import { refundOrder } from "./refund/refund-order.ts";
import { refundUndelivered } from "./refund/refund-undelivered.ts";
import { completeSignUp } from "./sign-up/complete-sign-up.ts";
import { addStaff } from "./staff/add-staff.ts";
import { changeStaff } from "./staff/change-staff.ts";
import { issueStaffLink } from "./staff/issue-staff-link.ts";
import { recordStaffSignIn } from "./staff/record-staff-sign-in.ts";
import { settleStaff } from "./staff/settle-staff.ts";
import { changePlan } from "./subscription/change-plan.ts";
import { changeTastes } from "./subscription/change-tastes.ts";
import { chooseRecurringItem } from "./subscription/choose-recurring-item.ts";
import { closeSubscription } from "./subscription/close-subscription.ts";
import { endPause } from "./subscription/end-pause.ts";
import { followAddress, moveDelivery } from "./subscription/move-delivery.ts";
import { movePauseEnd } from "./subscription/move-pause-end.ts";
import { pauseAfterFailedWeeks } from "./subscription/pause-after-failed-weeks.ts";
import { pauseSubscription } from "./subscription/pause-subscription.ts";
import { resumeSubscription } from "./subscription/resume-subscription.ts";
import { settleTask } from "./task/settle-task.ts";
import type { UseCase } from "./use-case.ts";

/** Every use case that servers send, by noun. */
export const useCases: readonly UseCase<never, unknown>[] = [
  beginActing,
  endActing,
  allowSharedHousehold,
  changeEmail,
  changeName,
  chooseInSignUp,
  chooseLanguage,
  answerDataRequest,
  receiveDataRequest,
  endSessions,
  forgetPerson,
  giveAddress,
  giveAlternateAddress,
  givePaymentMethod,
  linkProvider,
  nameSource,
  noticeGuesses,
  openAccount,
  proveAddress,
  recordAddressAttempt,
  recordPasswordChange,
  requestEmailVerification,
  requestErasure,
  requestPasswordReset,
  revealPersonalData,
  settleEmail,
  settleHousehold,
  settlePaidHousehold,
  unlinkProvider,
  verifyEmail,
  writeDeliveryNote,
  billAddition,
  settleAdditions,
  startAddition,
  billAgain,
  billOrder,
  handleGatewayWebhook,
  resumeBilling,
  mendShares,
  openCapacity,
  endHoldOf,
  settleCapacity,
  agree,
  endCorporatePlan,
  giveCorporatePlan,
  grantCorporateCredit,
  expireCredit,
  expireGivenCredit,
  grantCredit,
  settleCredit,
  dispatchOrder,
  recordDeliveryResult,
  recordDelivery,
  settleStop,
  settleStopsOf,
  turnFlag,
  commitGeneration,
  saveRanking,
  settleNewsletter,
  sendNotice,
  showNotice,
  tellOfLongPause,
  applyCode,
  spreadCode,
  useCode,
  alignWeek,
  alignWeeks,
  changeDelivery,
  changeFirstOrder,
  chooseHandover,
  editOrder,
  explainSkip,
  lockOrder,
  makeRemainingOrders,
  moveOpenWeeks,
  placeRecurringItems,
  remakeOrder,
  skipOrder,
  skipWeeks,
  unskipOrder,
  unskipWeeks,
  addPendingPoints,
  endPoints,
  maturePoints,
  decideRefund,
  payChangeBack,
  payRefundOut,
  previewRefund,
  refundOrder,
  refundUndelivered,
  completeSignUp,
  addStaff,
  changeStaff,
  issueStaffLink,
  recordStaffSignIn,
  settleStaff,
  changePlan,
  changeTastes,
  chooseRecurringItem,
  closeSubscription,
  endPause,
  followAddress,
  moveDelivery,
  movePauseEnd,
  pauseAfterFailedWeeks,
  pauseSubscription,
  resumeSubscription,
  settleTask,
];
