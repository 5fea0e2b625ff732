import type { NoticeAbout } from "@tablee/domain/notice/vocabulary";
import type { MessageFacts } from "../messages/facts.ts";
import { additionsCharged } from "./additions-charged.ts";
import { cutoffIn24Hours, cutoffIn48Hours } from "./cutoff-reminder.ts";
import { delivered } from "./delivered.ts";
import { deliveryFailed } from "./delivery-failed.ts";
import { minimumNotMet } from "./minimum-not-met.ts";
import { noPlace } from "./no-place.ts";
import { onItsWay } from "./on-its-way.ts";
import { orderCharged } from "./order-charged.ts";
import { orderFailed } from "./order-failed.ts";
import { orderReady } from "./order-ready.ts";
import { paymentFailed } from "./payment-failed.ts";
import { receipt } from "./receipt.ts";
import { refunded } from "./refunded.ts";
import type { Template } from "./template.ts";

/** What every kind of notice says. */
export const templates: Readonly<Record<NoticeAbout<"order">, Template<keyof MessageFacts>>> = {
  "order-ready": orderReady,
  "cutoff-in-48-hours": cutoffIn48Hours,
  "cutoff-in-24-hours": cutoffIn24Hours,
  "minimum-not-met": minimumNotMet,
  "order-charged": orderCharged,
  "payment-failed": paymentFailed,
  "order-failed": orderFailed,
  "additions-charged": additionsCharged,
  "on-its-way": onItsWay,
  delivered: delivered,
  "delivery-failed": deliveryFailed,
  refunded: refunded,
  "no-place": noPlace,
  receipt: receipt,
};
