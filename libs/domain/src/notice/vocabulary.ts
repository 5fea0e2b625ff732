import { z } from "zod";

/** What customers are told about an order, by mail or in a text message. */
export const noticeKinds = [
  "order-ready",
  "cutoff-in-48-hours",
  "cutoff-in-24-hours",
  "minimum-not-met",
  "order-charged",
  "payment-failed",
  "order-failed",
  "additions-charged",
  "on-its-way",
  "delivered",
  "delivery-failed",
  "refunded",
  "no-place",
  "receipt",
] as const;
export const NoticeKind = z.enum(noticeKinds);
export type NoticeKind = z.infer<typeof NoticeKind>;

export const channels = ["mail", "sms"] as const;
export const Channel = z.enum(channels);
export type Channel = z.infer<typeof Channel>;
