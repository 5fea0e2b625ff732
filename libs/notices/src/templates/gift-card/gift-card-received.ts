import type { GiftCardTemplate } from "../template.ts";

/** The present: the gift card, to its recipient. */
export const giftCardReceived: GiftCardTemplate<"brand" | "amount" | "code" | "buyerName" | "message"> = {
  en: ({ brand, amount, code, buyerName, message }) => ({
    subject: `${buyerName} sent you a ${brand} gift card`,
    heading: `A present for you: ${amount}`,
    paragraphs: [
      `${buyerName} gives you ${amount} to spend on ${brand} boxes: recipes to cook, or meals that are ready to eat.`,
      ...(message ? [`“${message}”`] : []),
      "Enter the code when you sign up, or in your account under Settings, Payment. It never expires, and what one box leaves pays for the next.",
    ],
    facts: [
      ["Value", amount],
      ["Your code", code],
    ],
    action: { label: "Choose your meals", path: "/signup/plans/" },
    sms: `${buyerName} sent you a gift card of ${amount}.`,
  }),
  fr: ({ brand, amount, code, buyerName, message }) => ({
    subject: `${buyerName} vous offre une carte-cadeau ${brand}`,
    heading: `Un cadeau pour vous\u00a0: ${amount}`,
    paragraphs: [
      `${buyerName} vous offre ${amount} à dépenser en boîtes ${brand}\u00a0: des recettes à cuisiner ou des repas prêts à manger.`,
      ...(message ? [`«\u00a0${message}\u00a0»`] : []),
      "Entrez le code à l’inscription ou dans votre compte, sous Paramètres, Paiement. Il n’expire jamais, et ce qu’une boîte laisse paie la suivante.",
    ],
    facts: [
      ["Valeur", amount],
      ["Votre code", code],
    ],
    action: { label: "Choisir mes repas", path: "/abonnement/plans/" },
    sms: `${buyerName} vous offre une carte-cadeau de ${amount}.`,
  }),
};
