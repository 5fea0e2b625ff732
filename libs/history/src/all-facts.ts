import type { EventFacts, EventType } from "./event-facts.ts";
import { accountFacts } from "./facts/account.ts";
import { capacityFacts } from "./facts/capacity.ts";
import { claimFacts } from "./facts/claim.ts";
import { flagFacts } from "./facts/flag.ts";
import { generationFacts } from "./facts/generation.ts";
import { inquiryFacts } from "./facts/inquiry.ts";
import { pointsFacts } from "./facts/loyalty/points.ts";
import { referralFacts } from "./facts/loyalty/referral.ts";
import { returnablesFacts } from "./facts/loyalty/returnables.ts";
import { reviewFacts } from "./facts/loyalty/review.ts";
import { stampCardFacts } from "./facts/loyalty/stamp-card.ts";
import { menuFacts } from "./facts/menu.ts";
import { creditFacts } from "./facts/money/credit.ts";
import { giftCardFacts } from "./facts/money/gift-card.ts";
import { paymentFacts } from "./facts/money/payment.ts";
import { noticeFacts } from "./facts/notice.ts";
import { orderFacts } from "./facts/order.ts";
import { orderBillingFacts } from "./facts/order-billing.ts";
import { orderChangesFacts } from "./facts/order-changes.ts";
import { orderDeliveryFacts } from "./facts/order-delivery.ts";
import { privacyFacts } from "./facts/privacy.ts";
import { signInFacts } from "./facts/sign-in.ts";
import { signUpFacts } from "./facts/sign-up.ts";
import { staffFacts } from "./facts/staff.ts";
import { subscriptionFacts } from "./facts/subscription.ts";
import { taskFacts } from "./facts/task.ts";

/** Every type of event that the log can hold: one that is missing does not compile. */
export const allFacts: Readonly<Record<EventType, EventFacts>> = {
  ...accountFacts,
  ...signUpFacts,
  ...signInFacts,
  ...privacyFacts,
  ...claimFacts,
  ...subscriptionFacts,
  ...orderFacts,
  ...orderBillingFacts,
  ...orderDeliveryFacts,
  ...orderChangesFacts,
  ...paymentFacts,
  ...pointsFacts,
  ...stampCardFacts,
  ...creditFacts,
  ...referralFacts,
  ...returnablesFacts,
  ...reviewFacts,
  ...giftCardFacts,
  ...noticeFacts,
  ...inquiryFacts,
  ...taskFacts,
  ...flagFacts,
  ...staffFacts,
  ...generationFacts,
  ...menuFacts,
  ...capacityFacts,
};
