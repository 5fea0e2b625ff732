// Made by tools/generate from the files of policies.
import type { Policy } from "../policy.ts";
import { forgetPersonWhenErasureRequested } from "./account/forget-person-when-erasure-requested.ts";
import { mailCodeWhenEmailVerificationRequested } from "./account/mail-code-when-email-verification-requested.ts";
import { mailInvitationWhenFriendInvited } from "./account/mail-invitation-when-friend-invited.ts";
import { mailLinkWhenPasswordResetRequested } from "./account/mail-link-when-password-reset-requested.ts";
import { recordReferralWhenAccountReferred } from "./account/record-referral-when-account-referred.ts";
import { settleEmailWhenChanged } from "./account/settle-email-when-changed.ts";
import { settleHouseholdWhenAddressGiven } from "./account/settle-household-when-address-given.ts";
import { settleHouseholdWhenFirstOrderBilled } from "./account/settle-household-when-first-order-billed.ts";
import { settleNewsletterWhenConsentChanges } from "./account/settle-newsletter-when-consent-changes.ts";
import { settleStaffWhenChanged } from "./account/settle-staff-when-changed.ts";
import { tellOwnerWhenEmailChanged } from "./account/tell-owner-when-email-changed.ts";
import { tellOwnerWhenPasswordChanged } from "./account/tell-owner-when-password-changed.ts";
import { tellOwnerWhenProvidersChange } from "./account/tell-owner-when-providers-change.ts";
import { tellOwnerWhenStaffAct } from "./account/tell-owner-when-staff-act.ts";
import { warnOwnerWhenSignInsGuessed } from "./account/warn-owner-when-sign-ins-guessed.ts";
import { welcomeOwnerWhenReferralCodeGiven } from "./account/welcome-owner-when-referral-code-given.ts";
import { grantCreditWhenGiftCardRedeemed } from "./gift-card/grant-credit-when-gift-card-redeemed.ts";
import { issueBonusWhenGiftCardIssued } from "./gift-card/issue-bonus-when-gift-card-issued.ts";
import { notifyBuyerWhenGiftCardIssued } from "./gift-card/notify-buyer-when-gift-card-issued.ts";
import { notifyBuyerWhenGiftCardRefunded } from "./gift-card/notify-buyer-when-gift-card-refunded.ts";
import { notifyBuyerWhenGiftCardReissued } from "./gift-card/notify-buyer-when-gift-card-reissued.ts";
import { payRefundOutWhenGiftCardRefunded } from "./gift-card/pay-refund-out-when-gift-card-refunded.ts";
import { settleRefundWhenGiftCardRefundStarted } from "./gift-card/settle-refund-when-gift-card-refund-started.ts";
import { addPointsWhenOrderEarnsThem } from "./money/add-points-when-order-earns-them.ts";
import { billAgainWhenPaymentMethodGiven } from "./money/bill-again-when-payment-method-given.ts";
import { giveReferralCodeWhenFirstOrderBilled } from "./money/give-referral-code-when-first-order-billed.ts";
import { grantCreditWhenPointsRedeemed } from "./money/grant-credit-when-points-redeemed.ts";
import { grantCreditWhenReferralCredited } from "./money/grant-credit-when-referral-credited.ts";
import { notifyOwnerWhenCreditWithdrawn } from "./money/notify-owner-when-credit-withdrawn.ts";
import { notifyOwnerWhenPointsDisputeAnswered } from "./money/notify-owner-when-points-dispute-answered.ts";
import { notifyOwnerWhenReferralCreditGranted } from "./money/notify-owner-when-referral-credit-granted.ts";
import { notifyOwnerWhenStampCardCompleted } from "./money/notify-owner-when-stamp-card-completed.ts";
import { payRefundOutWhenOrderRefunded } from "./money/pay-refund-out-when-order-refunded.ts";
import { resumeBillingWhenGatewayReports } from "./money/resume-billing-when-gateway-reports.ts";
import { settleCreditWhenOrderIsPaidOrEnds } from "./money/settle-credit-when-order-is-paid-or-ends.ts";
import { settleCreditWhenReserved } from "./money/settle-credit-when-reserved.ts";
import { settleReferralWhenOrderDelivered } from "./money/settle-referral-when-order-delivered.ts";
import { correctMenuWhenPublished } from "./order/correct-menu-when-published.ts";
import { correctMenusWhenProductRevised } from "./order/correct-menus-when-product-revised.ts";
import { notifyDevicesWhenBoxComes } from "./order/notify-devices-when-box-comes.ts";
import { notifyWhenOrderChanges } from "./order/notify-when-order-changes.ts";
import { openCapacityWhenMenuPublished } from "./order/open-capacity-when-menu-published.ts";
import { placeRecurringItemsWhenOrderGenerated } from "./order/place-recurring-items-when-order-generated.ts";
import { refundWhenDeliveryFailedForGood } from "./order/refund-when-delivery-failed-for-good.ts";
import { settleCapacityWhenOrderGetsNoBox } from "./order/settle-capacity-when-order-gets-no-box.ts";
import { settleStampWhenBoxDeliveredOrRefunded } from "./order/settle-stamp-when-box-delivered-or-refunded.ts";
import { settleStopWhenBoxChanges } from "./order/settle-stop-when-box-changes.ts";
import { spreadCodeWhenBoxesChange } from "./order/spread-code-when-boxes-change.ts";
import { endPickupWhenBoxDoesNotCome } from "./returnables/end-pickup-when-box-does-not-come.ts";
import { lendReturnablesWhenOrderDelivered } from "./returnables/lend-returnables-when-order-delivered.ts";
import { notifyHouseholdWhenReturnableCharged } from "./returnables/notify-household-when-returnable-charged.ts";
import { payReversalOutWhenReturnableComesBack } from "./returnables/pay-reversal-out-when-returnable-comes-back.ts";
import { settleStopWhenPickupChanges } from "./returnables/settle-stop-when-pickup-changes.ts";
import { writeOffReturnablesWhenPersonForgotten } from "./returnables/write-off-returnables-when-person-forgotten.ts";
import { alignWeeksWhenSubscriptionChangesState } from "./subscription/align-weeks-when-subscription-changes-state.ts";
import { endPointsWhenSubscriptionClosed } from "./subscription/end-points-when-subscription-closed.ts";
import { followMoveWhenDeliveryMoves } from "./subscription/follow-move-when-delivery-moves.ts";
import { makeOrdersWhenFirstOrderBilled } from "./subscription/make-orders-when-first-order-billed.ts";
import { notifyOwnerWhenSubscriptionChangesState } from "./subscription/notify-owner-when-subscription-changes-state.ts";
import { pauseSubscriptionWhenTwoWeeksFail } from "./subscription/pause-subscription-when-two-weeks-fail.ts";
import { placeRecurringItemsWhenChosen } from "./subscription/place-recurring-items-when-chosen.ts";

/** Every policy there is. */
export const allPolicies: readonly Policy[] = [
  forgetPersonWhenErasureRequested,
  mailCodeWhenEmailVerificationRequested,
  mailInvitationWhenFriendInvited,
  mailLinkWhenPasswordResetRequested,
  recordReferralWhenAccountReferred,
  settleEmailWhenChanged,
  settleHouseholdWhenAddressGiven,
  settleHouseholdWhenFirstOrderBilled,
  settleNewsletterWhenConsentChanges,
  settleStaffWhenChanged,
  tellOwnerWhenEmailChanged,
  tellOwnerWhenPasswordChanged,
  tellOwnerWhenProvidersChange,
  tellOwnerWhenStaffAct,
  warnOwnerWhenSignInsGuessed,
  welcomeOwnerWhenReferralCodeGiven,
  grantCreditWhenGiftCardRedeemed,
  issueBonusWhenGiftCardIssued,
  notifyBuyerWhenGiftCardIssued,
  notifyBuyerWhenGiftCardRefunded,
  notifyBuyerWhenGiftCardReissued,
  payRefundOutWhenGiftCardRefunded,
  settleRefundWhenGiftCardRefundStarted,
  addPointsWhenOrderEarnsThem,
  billAgainWhenPaymentMethodGiven,
  giveReferralCodeWhenFirstOrderBilled,
  grantCreditWhenPointsRedeemed,
  grantCreditWhenReferralCredited,
  notifyOwnerWhenCreditWithdrawn,
  notifyOwnerWhenPointsDisputeAnswered,
  notifyOwnerWhenReferralCreditGranted,
  notifyOwnerWhenStampCardCompleted,
  payRefundOutWhenOrderRefunded,
  resumeBillingWhenGatewayReports,
  settleCreditWhenOrderIsPaidOrEnds,
  settleCreditWhenReserved,
  settleReferralWhenOrderDelivered,
  correctMenuWhenPublished,
  correctMenusWhenProductRevised,
  notifyDevicesWhenBoxComes,
  notifyWhenOrderChanges,
  openCapacityWhenMenuPublished,
  placeRecurringItemsWhenOrderGenerated,
  refundWhenDeliveryFailedForGood,
  settleCapacityWhenOrderGetsNoBox,
  settleStampWhenBoxDeliveredOrRefunded,
  settleStopWhenBoxChanges,
  spreadCodeWhenBoxesChange,
  endPickupWhenBoxDoesNotCome,
  lendReturnablesWhenOrderDelivered,
  notifyHouseholdWhenReturnableCharged,
  payReversalOutWhenReturnableComesBack,
  settleStopWhenPickupChanges,
  writeOffReturnablesWhenPersonForgotten,
  alignWeeksWhenSubscriptionChangesState,
  endPointsWhenSubscriptionClosed,
  followMoveWhenDeliveryMoves,
  makeOrdersWhenFirstOrderBilled,
  notifyOwnerWhenSubscriptionChangesState,
  pauseSubscriptionWhenTwoWeeksFail,
  placeRecurringItemsWhenChosen,
];
