import { account } from "../parts.ts";
import { lasting, type OrderTemplate } from "../template.ts";

/** A week is skipped because its delivery window filled up. */
export const noPlace: OrderTemplate<"deliveryDay"> = {
  outdated: lasting,
  en: (facts) => ({
    subject: `Your box for ${facts.deliveryDay} needs another window`,
    heading: "Your delivery window filled up",
    paragraphs: [
      `Your window on ${facts.deliveryDay} filled up before your box was confirmed, so this week is skipped and nothing is charged.`,
      "Choose another day or window in your account to have it after all.",
    ],
    action: account.en,
    sms: `your window on ${facts.deliveryDay} filled up. Choose another one in your account.`,
  }),
  fr: (facts) => ({
    subject: `Votre boîte du ${facts.deliveryDay} a besoin d’une autre plage`,
    heading: "Votre plage de livraison est complète",
    paragraphs: [
      `Votre plage du ${facts.deliveryDay} s’est remplie avant que votre boîte soit confirmée\u00a0: cette semaine est sautée et rien n’est facturé.`,
      "Choisissez un autre jour ou une autre plage dans votre compte pour la recevoir quand même.",
    ],
    action: account.fr,
    sms: `votre plage du ${facts.deliveryDay} est complète. Choisissez-en une autre dans votre compte.`,
  }),
};
