/** The categories of streams. A category without its events, or events without their category, do not compile (streams.ts). */
export const categories = [
  "account",
  "claim",
  "consent",
  "credit",
  "flag",
  "generation",
  "giftcard",
  "inquiry",
  "menu",
  "notice",
  "order",
  "payment",
  "points",
  "product",
  "referral",
  "returnables",
  "review",
  "slot",
  "staff",
  "stampcard",
  "stock",
  "subscription",
  "task",
] as const;

export type StreamCategory = (typeof categories)[number];
