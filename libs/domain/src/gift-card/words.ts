import type { Voiced } from "../kernel/voices.ts";
import type { Text } from "../kernel/words.ts";
import type { GiftCardEnd, GiftCardFreeze, GiftCardKind, GiftCardStanding } from "./vocabulary.ts";

/** The kinds of gift cards, within a sentence. */
export const giftCardKindWords = {
  purchased: ["gift card", "carte-cadeau"],
  bonus: ["bonus code", "code de prime"],
} satisfies Readonly<Record<GiftCardKind, Voiced>>;

/** The kinds of gift cards as labels. */
export const giftCardKindLabels = {
  purchased: ["Gift card", "Carte-cadeau"],
  bonus: ["Bonus", "Prime"],
} satisfies Readonly<Record<GiftCardKind, Text>>;

/** The ends of a purchase that was never paid, worded to end a sentence. */
export const giftCardEndWords = {
  failed: ["the payment did not go through", "le paiement n’a pas été accepté"],
  left: ["it was left unpaid", "il est resté sans paiement"],
} satisfies Readonly<Record<GiftCardEnd, Voiced>>;

/** The reasons for a freeze, worded to end a sentence. */
export const giftCardFreezeWords = {
  staff: ["our team keeps it", "notre équipe la retient"],
  "purchase-refunded": ["the purchase that brought it was refunded", "l’achat qui l’a procurée a été remboursé"],
} satisfies Readonly<Record<GiftCardFreeze, Voiced>>;

/** The standings of a gift card as labels, for staff. */
export const giftCardStandingLabels = {
  unused: ["Not used", "Non utilisée"],
  frozen: ["Frozen", "Gelée"],
  "refund-waits": ["Refund to approve", "Remboursement à approuver"],
  redeemed: ["Redeemed", "Utilisée"],
  refunded: ["Refunded", "Remboursée"],
  unpaid: ["Not paid", "Non payée"],
} satisfies Readonly<Record<GiftCardStanding, Text>>;
