import type { GiftCardTemplate } from "../template.ts";

/** Staff send the card to another recipient: its buyer can object while it is not used. */
export const giftCardReissued: GiftCardTemplate<"brand" | "amount" | "recipientName" | "recipientHint"> = {
  en: ({ brand, amount, recipientName, recipientHint }) => ({
    subject: `Your ${brand} gift card has a new recipient`,
    heading: "Your gift card has a new recipient",
    paragraphs: [
      `Our team is sending your gift card of ${amount} to ${recipientName}, at ${recipientHint}, with a new code.`,
      "The earlier code, and its page to print, can no longer be used.",
      "If you did not ask for it, write to our team right away: until the card is used, they can stop it.",
    ],
    facts: [
      ["Value", amount],
      ["New recipient", recipientName],
    ],
    sms: `your gift card of ${amount} has a new recipient.`,
  }),
  fr: ({ brand, amount, recipientName, recipientHint }) => ({
    subject: `Votre carte-cadeau ${brand} a un nouveau destinataire`,
    heading: "Votre carte-cadeau a un nouveau destinataire",
    paragraphs: [
      `Notre équipe envoie votre carte-cadeau de ${amount} à ${recipientName}, à l’adresse ${recipientHint}, avec un nouveau code.`,
      "L’ancien code et sa page à imprimer ne peuvent plus être utilisés.",
      "Si vous n’avez rien demandé, écrivez sans tarder à notre équipe\u00a0: tant que la carte n’a pas servi, elle peut la bloquer.",
    ],
    facts: [
      ["Valeur", amount],
      ["Nouveau destinataire", recipientName],
    ],
    sms: `votre carte-cadeau de ${amount} a un nouveau destinataire.`,
  }),
};
