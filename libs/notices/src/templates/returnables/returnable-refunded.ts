import { list, returnables as page } from "../parts.ts";
import { type AccountTemplate, lasting } from "../template.ts";

/** A bag or kit that was charged came back. */
export const returnableRefunded: AccountTemplate<"brand" | "returnables" | "returnablesCharge"> = {
  whileClosed: true,
  outdated: lasting,
  en: ({ brand, returnables, returnablesCharge }) => ({
    subject: `${brand}: your bag or kit is back`,
    heading: "Thank you for bringing it back",
    paragraphs: [
      `We received:\n${list(returnables)}`,
      "What we charged for it goes back to where it came from. Your bank may take a few days.",
    ],
    facts: [["Refunded", returnablesCharge]],
    action: page.en,
    sms: `your bag or kit is back, and ${returnablesCharge} goes back to you.`,
  }),
  fr: ({ brand, returnables, returnablesCharge }) => ({
    subject: `${brand}\u00a0: votre sac ou trousse est revenu`,
    heading: "Merci de l’avoir rendu",
    paragraphs: [
      `Nous avons reçu\u00a0:\n${list(returnables)}`,
      "La somme facturée sera remboursée sur le mode de paiement utilisé. Votre banque peut prendre quelques jours.",
    ],
    facts: [["Remboursé", returnablesCharge]],
    action: page.fr,
    sms: `votre sac ou trousse est revenu, et ${returnablesCharge} vous sont rendus.`,
  }),
};
