import { addHours } from "@tablee/domain/kernel/time";
import { rewards } from "../parts.ts";
import type { AccountTemplate } from "../template.ts";

/** The hours in which the mail is news. */
const HOURS_NEW = 7 * 24;

/** The last box of a stamp card was delivered: its points can be spent. */
export const stampCardComplete: AccountTemplate<"brand" | "cardPoints" | "cardMoney"> = {
  whileClosed: false,
  outdated: ({ happenedAt }, _, at) => (at >= addHours(happenedAt, HOURS_NEW) ? "too-late" : undefined),
  en: ({ brand, cardPoints, cardMoney }) => ({
    subject: `Your ${brand} stamp card is complete`,
    heading: "Your stamp card is complete",
    paragraphs: [
      `The last box of your stamp card was delivered, so ${cardPoints} are yours, worth ${cardMoney}.`,
      "Exchange them for a gift card that pays your next boxes. Your next delivery starts a new stamp card.",
    ],
    action: rewards.en,
    sms: `your stamp card is complete: ${cardPoints} are yours, worth ${cardMoney}.`,
  }),
  fr: ({ brand, cardPoints, cardMoney }) => ({
    subject: `Votre carte de fidélité ${brand} est remplie`,
    heading: "Votre carte de fidélité est remplie",
    paragraphs: [
      `La dernière boîte de votre carte de fidélité a été livrée\u00a0: ${cardPoints} sont à vous, soit ${cardMoney}.`,
      "Échangez-les contre une carte-cadeau qui paiera vos prochaines boîtes. Votre prochaine livraison commence une nouvelle carte de fidélité.",
    ],
    action: rewards.fr,
    sms: `votre carte de fidélité est remplie\u00a0: ${cardPoints} sont à vous, soit ${cardMoney}.`,
  }),
};
