import type { Policy } from "../policy.ts";
import { addPointsWhenOrderEarnsThem } from "./add-points-when-order-earns-them.ts";
import { alignWeeksWhenSubscriptionChangesState } from "./align-weeks-when-subscription-changes-state.ts";
import { billAgainWhenPaymentMethodGiven } from "./bill-again-when-payment-method-given.ts";
import { endPointsWhenSubscriptionClosed } from "./end-points-when-subscription-closed.ts";
import { followMoveWhenDeliveryMoves } from "./follow-move-when-delivery-moves.ts";
import { forgetPersonWhenErasureRequested } from "./forget-person-when-erasure-requested.ts";
import { mailCodeWhenEmailVerificationRequested } from "./mail-code-when-email-verification-requested.ts";
import { mailLinkWhenPasswordResetRequested } from "./mail-link-when-password-reset-requested.ts";
import { makeOrdersWhenFirstOrderBilled } from "./make-orders-when-first-order-billed.ts";
import { notifyDevicesWhenBoxComes } from "./notify-devices-when-box-comes.ts";
import { notifyOwnerWhenSubscriptionChangesState } from "./notify-owner-when-subscription-changes-state.ts";
import { notifyWhenOrderChanges } from "./notify-when-order-changes.ts";
import { openCapacityWhenMenuPublished } from "./open-capacity-when-menu-published.ts";
import { pauseSubscriptionWhenTwoWeeksFail } from "./pause-subscription-when-two-weeks-fail.ts";
import { payRefundOutWhenOrderRefunded } from "./pay-refund-out-when-order-refunded.ts";
import { placeRecurringItemsWhenChosen } from "./place-recurring-items-when-chosen.ts";
import { placeRecurringItemsWhenOrderGenerated } from "./place-recurring-items-when-order-generated.ts";
import { refundWhenDeliveryFailedForGood } from "./refund-when-delivery-failed-for-good.ts";
import { resumeBillingWhenGatewayTells } from "./resume-billing-when-gateway-tells.ts";
import { settleCapacityWhenOrderGetsNoBox } from "./settle-capacity-when-order-gets-no-box.ts";
import { settleCreditWhenOrderIsPaidOrEnds } from "./settle-credit-when-order-is-paid-or-ends.ts";
import { settleEmailWhenChanged } from "./settle-email-when-changed.ts";
import { settleHouseholdWhenAddressGiven } from "./settle-household-when-address-given.ts";
import { settleHouseholdWhenFirstOrderBilled } from "./settle-household-when-first-order-billed.ts";
import { settleNewsletterWhenConsentChanges } from "./settle-newsletter-when-consent-changes.ts";
import { settleStaffWhenChanged } from "./settle-staff-when-changed.ts";
import { settleStopWhenBoxChanges } from "./settle-stop-when-box-changes.ts";
import { spreadCodeWhenBoxesChange } from "./spread-code-when-boxes-change.ts";
import { tellOwnerWhenEmailChanged } from "./tell-owner-when-email-changed.ts";
import { tellOwnerWhenPasswordChanged } from "./tell-owner-when-password-changed.ts";
import { tellOwnerWhenProvidersChange } from "./tell-owner-when-providers-change.ts";
import { tellOwnerWhenStaffAct } from "./tell-owner-when-staff-act.ts";
import { warnOwnerWhenSignInsGuessed } from "./warn-owner-when-sign-ins-guessed.ts";

/** Every policy there is; a spec finds each file of the folder here. */
export const allPolicies: readonly Policy[] = [
  openCapacityWhenMenuPublished,
  settleCapacityWhenOrderGetsNoBox,
  addPointsWhenOrderEarnsThem,
  makeOrdersWhenFirstOrderBilled,
  alignWeeksWhenSubscriptionChangesState,
  notifyWhenOrderChanges,
  notifyDevicesWhenBoxComes,
  payRefundOutWhenOrderRefunded,
  refundWhenDeliveryFailedForGood,
  settleCreditWhenOrderIsPaidOrEnds,
  settleHouseholdWhenAddressGiven,
  settleHouseholdWhenFirstOrderBilled,
  settleStopWhenBoxChanges,
  settleStaffWhenChanged,
  followMoveWhenDeliveryMoves,
  pauseSubscriptionWhenTwoWeeksFail,
  billAgainWhenPaymentMethodGiven,
  resumeBillingWhenGatewayTells,
  placeRecurringItemsWhenChosen,
  placeRecurringItemsWhenOrderGenerated,
  spreadCodeWhenBoxesChange,
  warnOwnerWhenSignInsGuessed,
  mailLinkWhenPasswordResetRequested,
  mailCodeWhenEmailVerificationRequested,
  settleEmailWhenChanged,
  settleNewsletterWhenConsentChanges,
  tellOwnerWhenEmailChanged,
  tellOwnerWhenPasswordChanged,
  tellOwnerWhenProvidersChange,
  tellOwnerWhenStaffAct,
  endPointsWhenSubscriptionClosed,
  forgetPersonWhenErasureRequested,
  notifyOwnerWhenSubscriptionChangesState,
];
