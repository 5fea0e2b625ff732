import { type AccountId, accountId, idFrom } from "../kernel/ids.ts";

/** The id that a visitor has as a buyer: a gift card's own, since a visitor has no account. */
export const visitorIdOf = (giftCardId: string): AccountId => accountId(idFrom("gift-card-buyer", giftCardId));

/** The account of a gift card's buyer; undefined for a visitor's. */
export const accountOfBuyer = (giftCardId: string, details: { readonly buyerId: AccountId } | undefined): AccountId | undefined =>
  details === undefined || details.buyerId === visitorIdOf(giftCardId) ? undefined : details.buyerId;

/** The id of the bonus that a purchase brings. */
export const bonusIdOf = (giftCardId: string): string => idFrom("gift-card-bonus", giftCardId);
