/** The facts of notices about a gift card or a bonus, in the language of the purchase. */
export interface GiftCardFacts {
  readonly brand: string;
  readonly amount: string;
  /** The amount that a refund gave back, and the rest of the value, used or left to the redeemer; undefined where that is nothing. */
  readonly refunded: string;
  readonly kept: string | undefined;
  /** In groups of four. */
  readonly code: string;
  readonly lastFour: string;
  readonly buyerName: string;
  readonly recipientName: string;
  /** The recipient's address without the letters that would lead there: `n•••@example.com`. */
  readonly recipientHint: string;
  /** The message of the buyer; undefined where there is none. */
  readonly message: string | undefined;
  /** The day on which the card is mailed, in words; undefined where that is at once. */
  readonly mailedOn: string | undefined;
  /** True where the buyer prints the card; the token leads to the page to print. */
  readonly isPrinted: boolean;
  readonly printToken: string;
  /** The last day on which a bonus can be spent, in words; undefined for a purchased card, which never expires. */
  readonly lastDay: string | undefined;
}
