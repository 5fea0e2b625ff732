// Made by tools/generate from the files of templates.
import type { MarketingNotice, NoticeAbout } from "@tablee/domain/notice/vocabulary";
import type { AccountFacts } from "../account/facts.ts";
import type { GiftCardFacts } from "../gift-card/facts.ts";
import type { OrderFacts } from "../order/facts.ts";
import type { ReferralFacts } from "../referral/facts.ts";
import { actedFor } from "./account/acted-for.ts";
import { additionsCharged } from "./order/additions-charged.ts";
import { creditWithdrawn } from "./account/credit-withdrawn.ts";
import { cutoffIn24Hours } from "./order/cutoff-in-24-hours.ts";
import { cutoffIn48Hours } from "./order/cutoff-in-48-hours.ts";
import { delivered } from "./order/delivered.ts";
import { deliveryFailed } from "./order/delivery-failed.ts";
import { deliveryMoved } from "./order/delivery-moved.ts";
import { emailChanged } from "./account/email-changed.ts";
import { emailCode } from "./account/email-code.ts";
import { emailReplaced } from "./account/email-replaced.ts";
import { firstBoxChanged } from "./order/first-box-changed.ts";
import { friendInvitation } from "./referral/friend-invitation.ts";
import { giftCardBonus } from "./gift-card/gift-card-bonus.ts";
import { giftCardBought } from "./gift-card/gift-card-bought.ts";
import { giftCardReceived } from "./gift-card/gift-card-received.ts";
import { giftCardRefunded } from "./gift-card/gift-card-refunded.ts";
import { giftCardReissued } from "./gift-card/gift-card-reissued.ts";
import { giftCardReturned } from "./gift-card/gift-card-returned.ts";
import { minimumNotMet } from "./order/minimum-not-met.ts";
import { newTerms } from "./account/new-terms.ts";
import { noPlace } from "./order/no-place.ts";
import { onItsWay } from "./order/on-its-way.ts";
import { orderCharged } from "./order/order-charged.ts";
import { orderFailed } from "./order/order-failed.ts";
import { orderReady } from "./order/order-ready.ts";
import { pauseMoved } from "./subscription/pause-moved.ts";
import { paymentFailed } from "./order/payment-failed.ts";
import { planChanged } from "./subscription/plan-changed.ts";
import { pointsAnswered } from "./account/points-answered.ts";
import { pointsExpireSoon } from "./account/points-expire-soon.ts";
import { providerLinked } from "./account/provider-linked.ts";
import { providerRemoved } from "./account/provider-removed.ts";
import { rateDishes } from "./order/rate-dishes.ts";
import { receipt } from "./order/receipt.ts";
import { referralCredited } from "./account/referral-credited.ts";
import { refunded } from "./order/refunded.ts";
import { resetLink } from "./account/reset-link.ts";
import { returnLastReminder } from "./returnables/return-last-reminder.ts";
import { returnReminder } from "./returnables/return-reminder.ts";
import { returnableCharged } from "./returnables/returnable-charged.ts";
import { returnableRefunded } from "./returnables/returnable-refunded.ts";
import { returnableUnpaid } from "./returnables/returnable-unpaid.ts";
import { signInChanged } from "./account/sign-in-changed.ts";
import { signInsGuessed } from "./account/sign-ins-guessed.ts";
import { stampCardComplete } from "./account/stamp-card-complete.ts";
import { stillPaused } from "./subscription/still-paused.ts";
import { subscriptionClosed } from "./subscription/subscription-closed.ts";
import { subscriptionPaused } from "./subscription/subscription-paused.ts";
import { subscriptionResumed } from "./subscription/subscription-resumed.ts";
import { welcome } from "./account/welcome.ts";
import type { AccountTemplate, GiftCardTemplate, MarketingTemplate, OrderTemplate, ReferralTemplate } from "./template.ts";

/** Every notice, by what it is about. */
export const templates: {
  readonly order: Readonly<Record<NoticeAbout<"order">, OrderTemplate<keyof OrderFacts>>>;
  readonly account: {
    readonly [Kind in NoticeAbout<"account">]: Kind extends MarketingNotice
      ? MarketingTemplate<keyof AccountFacts, Kind>
      : AccountTemplate<keyof AccountFacts>;
  };
  readonly "gift-card": Readonly<Record<NoticeAbout<"gift-card">, GiftCardTemplate<keyof GiftCardFacts>>>;
  readonly referral: Readonly<Record<NoticeAbout<"referral">, ReferralTemplate<keyof ReferralFacts>>>;
} = {
  order: {
    "order-ready": orderReady,
    "cutoff-in-48-hours": cutoffIn48Hours,
    "cutoff-in-24-hours": cutoffIn24Hours,
    "minimum-not-met": minimumNotMet,
    "order-charged": orderCharged,
    "payment-failed": paymentFailed,
    "order-failed": orderFailed,
    "first-box-changed": firstBoxChanged,
    "additions-charged": additionsCharged,
    "on-its-way": onItsWay,
    delivered,
    "rate-dishes": rateDishes,
    "delivery-failed": deliveryFailed,
    refunded,
    "no-place": noPlace,
    receipt,
  },
  account: {
    welcome,
    "sign-ins-guessed": signInsGuessed,
    "email-code": emailCode,
    "reset-link": resetLink,
    "email-changed": emailChanged,
    "email-replaced": emailReplaced,
    "sign-in-changed": signInChanged,
    "provider-linked": providerLinked,
    "provider-removed": providerRemoved,
    "subscription-paused": subscriptionPaused,
    "pause-moved": pauseMoved,
    "subscription-resumed": subscriptionResumed,
    "subscription-closed": subscriptionClosed,
    "delivery-moved": deliveryMoved,
    "plan-changed": planChanged,
    "acted-for": actedFor,
    "new-terms": newTerms,
    "points-expire-soon": pointsExpireSoon,
    "return-reminder": returnReminder,
    "return-last-reminder": returnLastReminder,
    "returnable-charged": returnableCharged,
    "returnable-unpaid": returnableUnpaid,
    "returnable-refunded": returnableRefunded,
    "points-answered": pointsAnswered,
    "stamp-card-complete": stampCardComplete,
    "referral-credited": referralCredited,
    "credit-withdrawn": creditWithdrawn,
    "still-paused": stillPaused,
  },
  "gift-card": {
    "gift-card-received": giftCardReceived,
    "gift-card-bought": giftCardBought,
    "gift-card-bonus": giftCardBonus,
    "gift-card-refunded": giftCardRefunded,
    "gift-card-reissued": giftCardReissued,
    "gift-card-returned": giftCardReturned,
  },
  referral: {
    "friend-invitation": friendInvitation,
  },
};
