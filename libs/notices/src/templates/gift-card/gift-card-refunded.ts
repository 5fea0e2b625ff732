import type { GiftCardTemplate } from "../template.ts";

/** The refund of a gift card, or of what was left of a redeemed one, to its buyer. */
export const giftCardRefunded: GiftCardTemplate<"brand" | "amount" | "refunded" | "used" | "lastFour" | "recipientName"> = {
  en: ({ brand, amount, refunded, used, lastFour, recipientName }) => ({
    subject: `Your ${brand} gift card was refunded`,
    heading: "Your gift card was refunded",
    paragraphs: [
      `We are refunding ${refunded} for the gift card for ${recipientName}, to the card or the account that paid for it. Banks show it within a few working days.`,
      used === undefined
        ? "The code of the gift card, and of a bonus that it brought you, can no longer be used."
        : `Of ${amount}, ${used} had been used, and cannot be refunded. What was left of the gift card, and of a bonus that it brought you, can no longer be used.`,
    ],
    facts: [
      ["Refunded", refunded],
      ["Code ended in", lastFour],
    ],
    sms: `we refunded ${refunded} of your gift card.`,
  }),
  fr: ({ brand, amount, refunded, used, lastFour, recipientName }) => ({
    subject: `Votre carte-cadeau ${brand} a été remboursée`,
    heading: "Votre carte-cadeau a été remboursée",
    paragraphs: [
      `Nous vous remboursons ${refunded} pour la carte-cadeau destinée à ${recipientName}, sur la carte ou le compte qui l’a payée. Les banques l’affichent en quelques jours ouvrables.`,
      used === undefined
        ? "Le code de la carte-cadeau, et celui d’une prime qu’elle vous a value, ne peuvent plus être utilisés."
        : `Sur ${amount}, ${used} avaient été utilisés et ne peuvent pas être remboursés. Ce qui restait de la carte-cadeau, et d’une prime qu’elle vous a value, ne peut plus être utilisé.`,
    ],
    facts: [
      ["Montant remboursé", refunded],
      ["Fin du code", lastFour],
    ],
    sms: `nous vous avons remboursé ${refunded} de votre carte-cadeau.`,
  }),
};
