// Made by tools/generate from what servers send.
import { beginActing } from "./account/act-for-customer.ts";
import { endActing } from "./account/act-for-customer.ts";
import { allowSharedHousehold } from "./account/address/allow-shared-household.ts";
import { giveAddress } from "./account/address/give-address.ts";
import { giveAlternateAddress } from "./account/address/give-alternate-address.ts";
import { proveAddress } from "./account/address/prove-address.ts";
import { recordAddressAttempt } from "./account/address/record-address-attempt.ts";
import { settleHousehold } from "./account/address/settle-household.ts";
import { settlePaidHousehold } from "./account/address/settle-household.ts";
import { writeDeliveryNote } from "./account/address/write-delivery-note.ts";
import { changeName } from "./account/change-name.ts";
import { chooseInSignUp } from "./account/choose-in-sign-up.ts";
import { chooseLanguage } from "./account/choose-language.ts";
import { givePaymentMethod } from "./account/give-payment-method.ts";
import { nameSource } from "./account/name-source.ts";
import { openAccount } from "./account/open-account.ts";
import { answerDataRequest } from "./account/privacy/data-requests.ts";
import { receiveDataRequest } from "./account/privacy/data-requests.ts";
import { forgetPerson } from "./account/privacy/forget-person.ts";
import { requestErasure } from "./account/privacy/request-erasure.ts";
import { revealPersonalData } from "./account/privacy/reveal-personal-data.ts";
import { changeEmail } from "./account/sign-in/change-email.ts";
import { endSessions } from "./account/sign-in/end-sessions.ts";
import { linkProvider } from "./account/sign-in/link-provider.ts";
import { noticeGuesses } from "./account/sign-in/notice-guesses.ts";
import { recordPasswordChange } from "./account/sign-in/record-password-change.ts";
import { requestEmailVerification } from "./account/sign-in/request-email-verification.ts";
import { requestPasswordReset } from "./account/sign-in/request-password-reset.ts";
import { settleEmail } from "./account/sign-in/settle-email.ts";
import { unlinkProvider } from "./account/sign-in/unlink-provider.ts";
import { verifyEmail } from "./account/sign-in/verify-email.ts";
import { billAddition } from "./addition/bill-addition.ts";
import { settleAdditions } from "./addition/settle-additions.ts";
import { startAddition } from "./addition/start-addition.ts";
import { billAgain } from "./billing/bill-again.ts";
import { billOrder } from "./billing/bill-order.ts";
import { handleGatewayWebhook } from "./billing/handle-gateway-webhook.ts";
import { resumeBilling } from "./billing/resume-billing.ts";
import { openCapacity } from "./capacity/open-capacity.ts";
import { repairShares } from "./capacity/repair-shares.ts";
import { endHoldOf } from "./capacity/settle-capacity.ts";
import { settleCapacity } from "./capacity/settle-capacity.ts";
import { agree } from "./consent/agree.ts";
import { announceTerms } from "./consent/announce-terms.ts";
import { readTermsNotice } from "./consent/read-terms-notice.ts";
import { withdrawByMail } from "./consent/withdraw-by-mail.ts";
import { endCorporatePlan } from "./credit/corporate-plan.ts";
import { giveCorporatePlan } from "./credit/corporate-plan.ts";
import { grantCorporateCredit } from "./credit/corporate-plan.ts";
import { expireCredit } from "./credit/expire-credit.ts";
import { expireGivenCredit } from "./credit/expire-given-credit.ts";
import { grantCredit } from "./credit/grant-credit.ts";
import { settleCredit } from "./credit/settle-credit.ts";
import { dispatchOrder } from "./dispatch/dispatch-order.ts";
import { recordDelivery } from "./dispatch/record-delivery.ts";
import { recordDeliveryResult } from "./dispatch/record-delivery-result.ts";
import { settlePickupStop } from "./dispatch/settle-pickup-stop.ts";
import { settleStop } from "./dispatch/settle-stop.ts";
import { settleStopsOf } from "./dispatch/settle-stop.ts";
import { turnFlag } from "./flag/turn-flag.ts";
import { commitGeneration } from "./generation/commit-generation.ts";
import { buyGiftCard } from "./gift-card/buy-gift-card.ts";
import { settleOrEndGiftCard } from "./gift-card/buy-gift-card.ts";
import { freezeGiftCard } from "./gift-card/desk/freeze-gift-card.ts";
import { confirmGiftCardRefund } from "./gift-card/desk/refund-gift-card.ts";
import { decideGiftCardRefund } from "./gift-card/desk/refund-gift-card.ts";
import { payGiftCardRefund } from "./gift-card/desk/refund-gift-card.ts";
import { refundGiftCard } from "./gift-card/desk/refund-gift-card.ts";
import { settleGiftCardRefund } from "./gift-card/desk/refund-gift-card.ts";
import { confirmGiftCardReissue } from "./gift-card/desk/resend-gift-card.ts";
import { resendGiftCard } from "./gift-card/desk/resend-gift-card.ts";
import { endGiftCard } from "./gift-card/end-gift-card.ts";
import { issueBonus } from "./gift-card/issue-bonus.ts";
import { confirmGiftCard } from "./gift-card/mail-gift-card.ts";
import { mailGiftCard } from "./gift-card/mail-gift-card.ts";
import { grantRedeemed } from "./gift-card/redeem-gift-card.ts";
import { redeemGiftCard } from "./gift-card/redeem-gift-card.ts";
import { startGiftCard } from "./gift-card/start-gift-card.ts";
import { answerInquiry } from "./inquiry/answer-inquiry.ts";
import { forgetWriter } from "./inquiry/forget-writer.ts";
import { sendInquiry } from "./inquiry/send-inquiry.ts";
import { correctMenu } from "./menu/correct-menu.ts";
import { correctMenus } from "./menu/correct-menus.ts";
import { saveRanking } from "./menu/save-ranking.ts";
import { settleNewsletter } from "./newsletter/settle-newsletter.ts";
import { returnMail } from "./notice/return-mail.ts";
import { sendNotice } from "./notice/send-notice.ts";
import { sendPauseReminder } from "./notice/send-pause-reminder.ts";
import { sendPaymentNotice } from "./notice/send-payment-notice.ts";
import { showNotice } from "./notice/show-notice.ts";
import { applyCode } from "./offer/apply-code.ts";
import { spreadCode } from "./offer/spread-code.ts";
import { useCode } from "./offer/use-code.ts";
import { addItem } from "./order/add-item.ts";
import { chooseHandover } from "./order/choose-handover.ts";
import { editOrder } from "./order/edit-order.ts";
import { lockOrder } from "./order/lock-order.ts";
import { changeFirstOrder } from "./order/making/change-first-order.ts";
import { makeRemainingOrders } from "./order/making/make-remaining-orders.ts";
import { regenerateOrder } from "./order/making/regenerate-order.ts";
import { placeRecurringItems } from "./order/place-recurring-items.ts";
import { replaceDishes } from "./order/replacing/replace-dishes.ts";
import { swapDish } from "./order/swap-dish.ts";
import { alignWeek } from "./order/weeks/align-weeks.ts";
import { alignWeeks } from "./order/weeks/align-weeks.ts";
import { changeDelivery } from "./order/weeks/change-delivery.ts";
import { explainSkip } from "./order/weeks/explain-skip.ts";
import { moveOpenWeeks } from "./order/weeks/move-open-weeks.ts";
import { skipOrder } from "./order/weeks/skip-order.ts";
import { skipWeeks } from "./order/weeks/skip-weeks.ts";
import { unskipOrder } from "./order/weeks/unskip-order.ts";
import { unskipWeeks } from "./order/weeks/unskip-weeks.ts";
import { addPendingPoints } from "./points/add-pending-points.ts";
import { answerPointsDispute } from "./points/dispute-points.ts";
import { disputePoints } from "./points/dispute-points.ts";
import { endPoints } from "./points/end-points.ts";
import { expirePoints } from "./points/expire-points.ts";
import { maturePoints } from "./points/mature-points.ts";
import { grantRedeemedPoints } from "./points/redeem-points.ts";
import { redeemPoints } from "./points/redeem-points.ts";
import { giveReferralCode } from "./referral/give-referral-code.ts";
import { inviteFriend } from "./referral/invite-friend.ts";
import { mailInvitation } from "./referral/invite-friend.ts";
import { grantReferralCredit } from "./referral/settle-referral.ts";
import { recordReferral } from "./referral/settle-referral.ts";
import { settleReferral } from "./referral/settle-referral.ts";
import { decideRefund } from "./refund/decide-refund.ts";
import { payChangeBack } from "./refund/pay-refund-out.ts";
import { payRefundOut } from "./refund/pay-refund-out.ts";
import { previewRefund } from "./refund/preview-refund.ts";
import { refundOrder } from "./refund/refund-order.ts";
import { refundUndelivered } from "./refund/refund-undelivered.ts";
import { bookPickup } from "./returnables/book-pickup.ts";
import { cancelPickup } from "./returnables/book-pickup.ts";
import { chargeReturnables } from "./returnables/charge-returnables.ts";
import { chargeReturnablesAgain } from "./returnables/charge-returnables.ts";
import { payReversalOut } from "./returnables/charge-returnables.ts";
import { endPickupWithBox } from "./returnables/end-pickup.ts";
import { lendReturnables } from "./returnables/lend-returnables.ts";
import { notifyOfReturnableCharge } from "./returnables/notify-household.ts";
import { notifyOfReturnableRefund } from "./returnables/notify-household.ts";
import { notifyOfUnpaidReturnable } from "./returnables/notify-household.ts";
import { remindOfReturnables } from "./returnables/notify-household.ts";
import { recordReturn } from "./returnables/record-return.ts";
import { recordVisit } from "./returnables/record-visit.ts";
import { settlePickup } from "./returnables/settle-pickup.ts";
import { writeOffReturnables } from "./returnables/write-off-returnables.ts";
import { commentOrder } from "./review/comment-order.ts";
import { reviewDish } from "./review/review-dish.ts";
import { wantLess } from "./review/want-less.ts";
import { bringPlan } from "./sign-up/choose-plan.ts";
import { choosePlan } from "./sign-up/choose-plan.ts";
import { chooseSlot } from "./sign-up/choose-slot.ts";
import { completeSignUp } from "./sign-up/complete-sign-up.ts";
import { giveDelivery } from "./sign-up/give-delivery.ts";
import { addStaff } from "./staff/add-staff.ts";
import { changeStaff } from "./staff/change-staff.ts";
import { issueStaffLink } from "./staff/issue-staff-link.ts";
import { recordStaffSignIn } from "./staff/record-staff-sign-in.ts";
import { settleStaff } from "./staff/settle-staff.ts";
import { settleStamp } from "./stamp-card/settle-stamp.ts";
import { changePlan } from "./subscription/change-plan.ts";
import { undoPlanChange } from "./subscription/change-plan.ts";
import { changeTastes } from "./subscription/change-tastes.ts";
import { chooseRecurringItem } from "./subscription/choose-recurring-item.ts";
import { closeSubscription } from "./subscription/close-subscription.ts";
import { endPause } from "./subscription/end-pause.ts";
import { followAddress } from "./subscription/move-delivery.ts";
import { moveDelivery } from "./subscription/move-delivery.ts";
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
  giveAddress,
  giveAlternateAddress,
  proveAddress,
  recordAddressAttempt,
  settleHousehold,
  settlePaidHousehold,
  writeDeliveryNote,
  changeName,
  chooseInSignUp,
  chooseLanguage,
  givePaymentMethod,
  nameSource,
  openAccount,
  answerDataRequest,
  receiveDataRequest,
  forgetPerson,
  requestErasure,
  revealPersonalData,
  changeEmail,
  endSessions,
  linkProvider,
  noticeGuesses,
  recordPasswordChange,
  requestEmailVerification,
  requestPasswordReset,
  settleEmail,
  unlinkProvider,
  verifyEmail,
  billAddition,
  settleAdditions,
  startAddition,
  billAgain,
  billOrder,
  handleGatewayWebhook,
  resumeBilling,
  openCapacity,
  repairShares,
  endHoldOf,
  settleCapacity,
  agree,
  announceTerms,
  readTermsNotice,
  withdrawByMail,
  endCorporatePlan,
  giveCorporatePlan,
  grantCorporateCredit,
  expireCredit,
  expireGivenCredit,
  grantCredit,
  settleCredit,
  dispatchOrder,
  recordDelivery,
  recordDeliveryResult,
  settlePickupStop,
  settleStop,
  settleStopsOf,
  turnFlag,
  commitGeneration,
  buyGiftCard,
  settleOrEndGiftCard,
  freezeGiftCard,
  confirmGiftCardRefund,
  decideGiftCardRefund,
  payGiftCardRefund,
  refundGiftCard,
  settleGiftCardRefund,
  confirmGiftCardReissue,
  resendGiftCard,
  endGiftCard,
  issueBonus,
  confirmGiftCard,
  mailGiftCard,
  grantRedeemed,
  redeemGiftCard,
  startGiftCard,
  answerInquiry,
  forgetWriter,
  sendInquiry,
  correctMenu,
  correctMenus,
  saveRanking,
  settleNewsletter,
  returnMail,
  sendNotice,
  sendPauseReminder,
  sendPaymentNotice,
  showNotice,
  applyCode,
  spreadCode,
  useCode,
  addItem,
  chooseHandover,
  editOrder,
  lockOrder,
  changeFirstOrder,
  makeRemainingOrders,
  regenerateOrder,
  placeRecurringItems,
  replaceDishes,
  swapDish,
  alignWeek,
  alignWeeks,
  changeDelivery,
  explainSkip,
  moveOpenWeeks,
  skipOrder,
  skipWeeks,
  unskipOrder,
  unskipWeeks,
  addPendingPoints,
  answerPointsDispute,
  disputePoints,
  endPoints,
  expirePoints,
  maturePoints,
  grantRedeemedPoints,
  redeemPoints,
  giveReferralCode,
  inviteFriend,
  mailInvitation,
  grantReferralCredit,
  recordReferral,
  settleReferral,
  decideRefund,
  payChangeBack,
  payRefundOut,
  previewRefund,
  refundOrder,
  refundUndelivered,
  bookPickup,
  cancelPickup,
  chargeReturnables,
  chargeReturnablesAgain,
  payReversalOut,
  endPickupWithBox,
  lendReturnables,
  notifyOfReturnableCharge,
  notifyOfReturnableRefund,
  notifyOfUnpaidReturnable,
  remindOfReturnables,
  recordReturn,
  recordVisit,
  settlePickup,
  writeOffReturnables,
  commentOrder,
  reviewDish,
  wantLess,
  bringPlan,
  choosePlan,
  chooseSlot,
  completeSignUp,
  giveDelivery,
  addStaff,
  changeStaff,
  issueStaffLink,
  recordStaffSignIn,
  settleStaff,
  settleStamp,
  changePlan,
  undoPlanChange,
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
