import type { GiftCardTemplate } from "../template.ts";

/** The code of the bonus that a purchase brought, to its buyer. */
export const giftCardBonus: GiftCardTemplate<"brand" | "amount" | "code" | "lastDay"> = {
  en: ({ brand, amount, code, lastDay = "" }) => ({
    subject: `Your ${amount} bonus from ${brand}`,
    heading: "A little something for you, too",
    paragraphs: [
      `Your gift card brought you a bonus of ${amount} for your own ${brand} boxes.`,
      `Enter the code in your account under Settings, Payment. It can be spent until ${lastDay}; what is left then expires.`,
    ],
    facts: [
      ["Bonus", amount],
      ["Your code", code],
    ],
    action: { label: "Enter the code", path: "/settings/payment" },
    sms: `your gift card brought you a bonus of ${amount}.`,
  }),
  fr: ({ brand, amount, code, lastDay = "" }) => ({
    subject: `Votre prime de ${amount} chez ${brand}`,
    heading: "Un petit quelque chose pour vous aussi",
    paragraphs: [
      `Votre carte-cadeau vous a valu une prime de ${amount} à dépenser en boîtes ${brand}.`,
      `Entrez le code dans votre compte, sous Paramètres, Paiement. Elle peut être dépensée jusqu’au ${lastDay}; ce qui en reste expire ensuite.`,
    ],
    facts: [
      ["Prime", amount],
      ["Votre code", code],
    ],
    action: { label: "Entrer le code", path: "/parametres/paiement" },
    sms: `votre carte-cadeau vous a valu une prime de ${amount}.`,
  }),
};
