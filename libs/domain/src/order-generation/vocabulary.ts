/** Why an item is on an order, from the wish fulfilled to the last resort. */
export const pickReasons = ["preferred", "alike", "repeated", "beyond-preference", "second-portion", "replacement"] as const;
export type PickReason = (typeof pickReasons)[number];

/** Why a candidate was passed over: the first of these rules that spoke against it. */
export const rejectionReasons = [
  "allergen",
  "dislike",
  "diet",
  "premium-not-asked-for",
  "sold-out",
  "alike",
  "sent-lately",
  "beyond-preference",
  "ranked-lower",
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];
