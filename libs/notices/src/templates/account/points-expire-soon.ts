import { rewards } from "../parts.ts";
import { type AccountTemplate, lasting } from "../template.ts";

/** Points expire on a day, unless some are earned or exchanged before. */
export const pointsExpireSoon: AccountTemplate<"brand" | "pointsExpiring" | "pointsExpireOn"> = {
  whileClosed: false,
  outdated: lasting,
  en: ({ brand, pointsExpiring, pointsExpireOn }) => ({
    subject: `Your ${brand} points expire on ${pointsExpireOn}`,
    heading: "Your points expire soon",
    paragraphs: [
      `You have ${pointsExpiring}. They expire on ${pointsExpireOn}, a year after you last earned or exchanged any.`,
      "To keep them, exchange some of them for a gift card, or let a box come: its points count from the day it is charged.",
    ],
    action: rewards.en,
    sms: `you have ${pointsExpiring}, which expire on ${pointsExpireOn} unless you earn or exchange some before.`,
  }),
  fr: ({ brand, pointsExpiring, pointsExpireOn }) => ({
    subject: `Vos points ${brand} expirent le ${pointsExpireOn}`,
    heading: "Vos points expirent bientôt",
    paragraphs: [
      `Vous avez ${pointsExpiring}. Ils expirent le ${pointsExpireOn}, un an après les derniers points gagnés ou échangés.`,
      "Pour les garder, échangez-en contre une carte-cadeau, ou laissez venir une boîte\u00a0: ses points comptent dès le jour de sa facturation.",
    ],
    action: rewards.fr,
    sms: `vous avez ${pointsExpiring}, qui expirent le ${pointsExpireOn} sauf si vous en gagnez ou en échangez d’ici là.`,
  }),
};
