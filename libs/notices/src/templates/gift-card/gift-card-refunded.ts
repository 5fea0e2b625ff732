import type { GiftCardTemplate } from "../template.ts";

/** The refund of an unused gift card, to its buyer. */
export const giftCardRefunded: GiftCardTemplate<"brand" | "amount" | "lastFour" | "recipientName"> = {
  en: ({ brand, amount, lastFour, recipientName }) => ({
    subject: `Your ${brand} gift card was refunded`,
    heading: "Your gift card was refunded",
    paragraphs: [
      `We are refunding ${amount} for the gift card for ${recipientName}, to the card or the account that paid for it. Banks show it within a few working days.`,
      "The code of the gift card, and of a bonus that it brought you, can no longer be used.",
    ],
    facts: [
      ["Refunded", amount],
      ["Code ended in", lastFour],
    ],
    sms: `your gift card of ${amount} was refunded.`,
  }),
  fr: ({ brand, amount, lastFour, recipientName }) => ({
    subject: `Votre carte-cadeau ${brand} a été remboursée`,
    heading: "Votre carte-cadeau a été remboursée",
    paragraphs: [
      `Nous vous remboursons ${amount} pour la carte-cadeau destinée à ${recipientName}, sur la carte ou le compte qui l’a payée. Les banques l’affichent en quelques jours ouvrables.`,
      "Le code de la carte-cadeau, et celui d’une prime qu’elle vous a value, ne peuvent plus être utilisés.",
    ],
    facts: [
      ["Montant remboursé", amount],
      ["Fin du code", lastFour],
    ],
    sms: `votre carte-cadeau de ${amount} a été remboursée.`,
  }),
};
