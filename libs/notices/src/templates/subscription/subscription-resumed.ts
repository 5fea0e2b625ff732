import { account, excludedDishes, replaceDishes } from "../parts.ts";
import type { AccountTemplate } from "../template.ts";

/** A pause ended, automatically or by its customer. */
export const subscriptionResumed: AccountTemplate<"brand" | "recordNumber" | "excludedDishes"> = {
  whileClosed: false,
  outdated: ({ subscription, resumedAt, happenedAt }) =>
    subscription?.status === "active" && resumedAt === happenedAt ? undefined : "told-since",
  en: ({ brand, recordNumber, ...facts }) => ({
    subject: `Your ${brand} boxes resume`,
    heading: "Your subscription resumes",
    paragraphs: [
      "The boxes that the pause skipped come back where their cutoff has not passed and their delivery window has room. Your account shows each of them, and until when it can change.",
      ...excludedDishes.en(facts),
      `Your confirmation number is ${recordNumber}.`,
    ],
    action: facts.excludedDishes.length > 0 ? replaceDishes.en : account.en,
    sms:
      facts.excludedDishes.length > 0
        ? "your subscription resumes. Boxes to come contain what you never want: your account shows them, and replaces their dishes."
        : "your subscription resumes. Your account shows the boxes to come.",
  }),
  fr: ({ brand, recordNumber, ...facts }) => ({
    subject: `Vos boîtes ${brand} reprennent`,
    heading: "Votre abonnement reprend",
    paragraphs: [
      "Les boîtes que la pause avait sautées reviennent si leur date limite n’est pas passée et s’il reste de la place dans leur plage de livraison. Votre compte les montre toutes, avec leur date limite.",
      ...excludedDishes.fr(facts),
      `Votre numéro de confirmation est le ${recordNumber}.`,
    ],
    action: facts.excludedDishes.length > 0 ? replaceDishes.fr : account.fr,
    sms:
      facts.excludedDishes.length > 0
        ? "votre abonnement reprend. Des boîtes à venir contiennent ce que vous ne voulez jamais\u00a0: votre compte les montre et en remplace les plats."
        : "votre abonnement reprend. Votre compte montre les boîtes à venir.",
  }),
};
