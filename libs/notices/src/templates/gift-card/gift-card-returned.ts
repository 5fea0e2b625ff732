import type { GiftCardTemplate } from "../template.ts";

/** The recipient's address refuses mail: the buyer gets a page to print instead. */
export const giftCardReturned: GiftCardTemplate<"brand" | "amount" | "recipientName" | "printToken"> = {
  en: ({ brand, amount, recipientName, printToken }) => ({
    subject: `Your ${brand} gift card did not reach ${recipientName}`,
    heading: "Your gift card did not arrive",
    paragraphs: [
      `The email address that you gave for ${recipientName} does not accept our email. Your gift card of ${amount} is paid and keeps its value.`,
      "You can print it and hand it over.",
    ],
    action: { label: "Print the gift card", path: `/gift#print=${printToken}` },
    sms: `your gift card did not reach ${recipientName}.`,
  }),
  fr: ({ brand, amount, recipientName, printToken }) => ({
    subject: `Votre carte-cadeau ${brand} n’est pas parvenue à ${recipientName}`,
    heading: "Votre carte-cadeau n’est pas arrivée",
    paragraphs: [
      `L’adresse courriel que vous avez donnée pour ${recipientName} n’accepte pas notre courriel. Votre carte-cadeau de ${amount} est payée et garde sa valeur.`,
      "Vous pouvez l’imprimer et la remettre en main propre.",
    ],
    action: { label: "Imprimer la carte-cadeau", path: `/cartes-cadeaux#print=${printToken}` },
    sms: `votre carte-cadeau n’est pas parvenue à ${recipientName}.`,
  }),
};
