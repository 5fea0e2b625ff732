/** The reasons why an item is on an order, from the wish fulfilled to the last resort. */
export const pickReasons = [
  "preferred",
  "wanted-again",
  "alike",
  "repeated",
  "less-wanted",
  "beyond-preference",
  "second-portion",
  "replacement",
] as const;
export type PickReason = (typeof pickReasons)[number];

/** The rules by which a candidate is passed over: the first that rejected it. */
export const rejectionReasons = [
  "allergen",
  "dislike",
  "diet",
  "premium-not-asked-for",
  "never-again",
  "sold-out",
  "alike",
  "sent-lately",
  "less-wanted",
  "beyond-preference",
  "ranked-lower",
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];
