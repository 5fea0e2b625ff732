import { excludedDishes, replaceDishes, subscription } from "../parts.ts";
import type { AccountTemplate } from "../template.ts";

/** A pause has a new automatic end, or none any more, so that the customer ends it. */
export const pauseMoved: AccountTemplate<"brand" | "recordNumber" | "resumesOn" | "excludedDishes"> = {
  whileClosed: false,
  outdated: ({ subscription, pauseEnd }) => {
    if (!pauseEnd || subscription?.status !== "paused" || subscription.pausedAt !== pauseEnd.pausedAt) return "no-longer-paused";
    return subscription.resumesAt === pauseEnd.resumesAt ? undefined : "told-since";
  },
  en: ({ brand, recordNumber, resumesOn, ...facts }) => ({
    subject: resumesOn ? `Your ${brand} subscription resumes on ${resumesOn}` : `Your ${brand} subscription stays paused`,
    heading: resumesOn ? "The end of your pause has changed" : "Your pause has no end for now",
    paragraphs: [
      resumesOn
        ? `Your subscription resumes automatically on ${resumesOn}. You can resume it sooner, or choose another day.`
        : "Your subscription stays paused until you resume it.",
      ...excludedDishes.en(facts),
      `Your confirmation number is ${recordNumber}.`,
    ],
    action: facts.excludedDishes.length > 0 ? replaceDishes.en : subscription.en,
    sms: resumesOn ? `your subscription resumes automatically on ${resumesOn}.` : "your subscription stays paused until you resume it.",
  }),
  fr: ({ brand, recordNumber, resumesOn, ...facts }) => ({
    subject: resumesOn ? `Votre abonnement ${brand} reprend le ${resumesOn}` : `Votre abonnement ${brand} reste en pause`,
    heading: resumesOn ? "La fin de votre pause a changé" : "Votre pause n’a plus de date de fin",
    paragraphs: [
      resumesOn
        ? `Votre abonnement reprend automatiquement le ${resumesOn}. Vous pouvez le reprendre plus tôt ou choisir un autre jour.`
        : "Votre abonnement reste en pause jusqu’à ce que vous le repreniez.",
      ...excludedDishes.fr(facts),
      `Votre numéro de confirmation est le ${recordNumber}.`,
    ],
    action: facts.excludedDishes.length > 0 ? replaceDishes.fr : subscription.fr,
    sms: resumesOn
      ? `votre abonnement reprend automatiquement le ${resumesOn}.`
      : "votre abonnement reste en pause jusqu’à ce que vous le repreniez.",
  }),
};
