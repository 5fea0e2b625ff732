import { holdTimer } from "@tablee/domain/capacity/due";
import { termsNoticeTimer } from "@tablee/domain/consent/due";
import { termsVersions } from "@tablee/domain/consent/terms";
import { corporateCreditTimer, creditExpiryTimer } from "@tablee/domain/credit/due";
import { giftCardTimer } from "@tablee/domain/gift-card/due";
import { messageExpiryTimer } from "@tablee/domain/inquiry/due";
import { orderTimer } from "@tablee/domain/order/due";
import { paymentNoticeTimer } from "@tablee/domain/order/due-payment-notice";
import { reminderTimer } from "@tablee/domain/order/due-reminders";
import { pointsExpiryTimer } from "@tablee/domain/points/due";
import { pickupTimer, returnChargeTimer, returnReminderTimer } from "@tablee/domain/returnables/due";
import { reviewRequestTimer } from "@tablee/domain/review/due";
import { longPauseTimer, resumptionTimer } from "@tablee/domain/subscription/due";
import { dueModel } from "./due-model.ts";

/** The version of the model of terms' notices, apart from the number of versions of the terms. */
const TERMS_MODEL = 2;

/** The read models of due things, one per noun: one noun's fault stops one noun. */
export const dueModels = {
  due_capacity: dueModel("due_capacity", 2, { hold: holdTimer }),
  due_credit: dueModel("due_credit", 2, { expiry: creditExpiryTimer, corporate: corporateCreditTimer }),
  due_gift_cards: dueModel("due_gift_cards", 3, { card: giftCardTimer }),
  due_inquiries: dueModel("due_inquiries", 1, { expiry: messageExpiryTimer }),
  due_orders: dueModel("due_orders", 10, { order: orderTimer, reminder: reminderTimer, "payment-notice": paymentNoticeTimer }),
  due_reviews: dueModel("due_reviews", 2, { request: reviewRequestTimer }),
  due_points: dueModel("due_points", 2, { expiry: pointsExpiryTimer }),
  due_returnables: dueModel("due_returnables", 3, {
    pickup: pickupTimer,
    reminder: returnReminderTimer,
    charge: returnChargeTimer,
  }),
  due_subscriptions: dueModel("due_subscriptions", 2, { resumption: resumptionTimer, "long-pause": longPauseTimer }),
  // A new version of the terms becomes due for everybody, so the rows are made again.
  due_terms: dueModel("due_terms", 100 * TERMS_MODEL + termsVersions.length, { notice: termsNoticeTimer }),
} as const;
