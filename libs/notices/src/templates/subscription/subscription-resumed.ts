import { account } from "../parts.ts";
import type { AccountTemplate } from "../template.ts";

/** A pause ended, automatically or by its customer. */
export const subscriptionResumed: AccountTemplate<"brand" | "recordNumber"> = {
  whileClosed: false,
  outdated: ({ subscription, resumedAt, happenedAt }) =>
    subscription?.status === "active" && resumedAt === happenedAt ? undefined : "told-since",
  en: ({ brand, recordNumber }) => ({
    subject: `Your ${brand} boxes resume`,
    heading: "Your subscription resumes",
    paragraphs: [
      "The boxes that the pause skipped come back where their cutoff has not passed and their delivery window has room. Your account shows each of them, and until when it can change.",
      `Your confirmation number is ${recordNumber}.`,
    ],
    action: account.en,
    sms: "your subscription resumes. Your account shows the boxes to come.",
  }),
  fr: ({ brand, recordNumber }) => ({
    subject: `Vos boîtes ${brand} reprennent`,
    heading: "Votre abonnement reprend",
    paragraphs: [
      "Les boîtes que la pause avait sautées reviennent si leur date limite n’est pas passée et s’il reste de la place dans leur plage de livraison. Votre compte les montre toutes, avec leur date limite.",
      `Votre numéro de confirmation est le ${recordNumber}.`,
    ],
    action: account.fr,
    sms: "votre abonnement reprend. Votre compte montre les boîtes à venir.",
  }),
};
