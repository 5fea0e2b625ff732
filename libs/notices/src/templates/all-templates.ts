import type { MarketingNotice, NoticeAbout } from "@tablee/domain/notice/vocabulary";
import type { AccountFacts } from "../account/facts.ts";
import type { OrderFacts } from "../order/facts.ts";
import { actedFor } from "./acted-for.ts";
import { additionsCharged } from "./additions-charged.ts";
import { cutoffIn24Hours, cutoffIn48Hours } from "./cutoff-reminder.ts";
import { delivered } from "./delivered.ts";
import { deliveryFailed } from "./delivery-failed.ts";
import { deliveryMoved } from "./delivery-moved.ts";
import { emailChanged } from "./email-changed.ts";
import { emailCode } from "./email-code.ts";
import { emailReplaced } from "./email-replaced.ts";
import { firstBoxChanged } from "./first-box-changed.ts";
import { minimumNotMet } from "./minimum-not-met.ts";
import { noPlace } from "./no-place.ts";
import { onItsWay } from "./on-its-way.ts";
import { orderCharged } from "./order-charged.ts";
import { orderFailed } from "./order-failed.ts";
import { orderReady } from "./order-ready.ts";
import { pauseMoved } from "./pause-moved.ts";
import { paymentFailed } from "./payment-failed.ts";
import { planChanged } from "./plan-changed.ts";
import { providerLinked } from "./provider-linked.ts";
import { providerRemoved } from "./provider-removed.ts";
import { receipt } from "./receipt.ts";
import { refunded } from "./refunded.ts";
import { resetLink } from "./reset-link.ts";
import { signInChanged } from "./sign-in-changed.ts";
import { signInsGuessed } from "./sign-ins-guessed.ts";
import { stillPaused } from "./still-paused.ts";
import { subscriptionClosed } from "./subscription-closed.ts";
import { subscriptionPaused } from "./subscription-paused.ts";
import { subscriptionResumed } from "./subscription-resumed.ts";
import type { AccountTemplate, MarketingTemplate, OrderTemplate } from "./template.ts";

/** What every notice says, by what it is about. */
export const templates: {
  readonly order: Readonly<Record<NoticeAbout<"order">, OrderTemplate<keyof OrderFacts>>>;
  readonly account: {
    readonly [Kind in NoticeAbout<"account">]: Kind extends MarketingNotice
      ? MarketingTemplate<keyof AccountFacts, Kind>
      : AccountTemplate<keyof AccountFacts>;
  };
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
    "delivery-failed": deliveryFailed,
    refunded,
    "no-place": noPlace,
    receipt,
  },
  account: {
    "sign-ins-guessed": signInsGuessed,
    "email-code": emailCode,
    "reset-link": resetLink,
    "sign-in-changed": signInChanged,
    "email-changed": emailChanged,
    "email-replaced": emailReplaced,
    "provider-linked": providerLinked,
    "provider-removed": providerRemoved,
    "subscription-paused": subscriptionPaused,
    "pause-moved": pauseMoved,
    "subscription-resumed": subscriptionResumed,
    "delivery-moved": deliveryMoved,
    "plan-changed": planChanged,
    "acted-for": actedFor,
    "subscription-closed": subscriptionClosed,
    "still-paused": stillPaused,
  },
};
