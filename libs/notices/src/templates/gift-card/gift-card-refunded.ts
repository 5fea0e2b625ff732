import type { GiftCardTemplate } from "../template.ts";

/** The refund of a gift card, or of what was left of a redeemed one, to its buyer. */
export const giftCardRefunded: GiftCardTemplate<"brand" | "amount" | "refunded" | "kept" | "lastFour" | "recipientName"> = {
  en: ({ brand, amount, refunded, kept, lastFour, recipientName }) => ({
    subject: `Your ${brand} gift card was refunded`,
    heading: "Your gift card was refunded",
    paragraphs: [
      `We are refunding ${refunded} for the gift card for ${recipientName}, to the card or the account that paid for it. Banks show it within a few working days.`,
      kept === undefined
        ? "The code of the gift card, and of a bonus that it brought you, can no longer be used."
        : `Of ${amount}, ${kept} is not refunded: it was used, is set aside for a box, or stays with the account that redeemed the card. What we refund, and what was left of a bonus that the card brought you, can no longer be used.`,
    ],
    facts: [
      ["Refunded", refunded],
      ["Code ended in", lastFour],
    ],
    sms: `we refunded ${refunded} of your gift card.`,
  }),
  fr: ({ brand, amount, refunded, kept, lastFour, recipientName }) => ({
    subject: `Votre carte-cadeau ${brand} a été remboursée`,
    heading: "Votre carte-cadeau a été remboursée",
    paragraphs: [
      `Nous vous remboursons ${refunded} pour la carte-cadeau destinée à ${recipientName}, sur la carte ou le compte qui l’a payée. Les banques l’affichent en quelques jours ouvrables.`,
      kept === undefined
        ? "Le code de la carte-cadeau, et celui d’une prime qu’elle vous a value, ne peuvent plus être utilisés."
        : `Sur ${amount}, ${kept} ne sont pas remboursés\u00a0: ce montant a servi, est réservé pour une boîte ou reste dans le compte où la carte a été utilisée. Ce que nous remboursons, et ce qui restait d’une prime que la carte vous a value, ne peuvent plus être utilisés.`,
    ],
    facts: [
      ["Montant remboursé", refunded],
      ["Fin du code", lastFour],
    ],
    sms: `nous vous avons remboursé ${refunded} de votre carte-cadeau.`,
  }),
};
