import { subscription } from "../parts.ts";
import type { AccountTemplate } from "../template.ts";

/** A subscription is paused, without an end or until a day. */
export const subscriptionPaused: AccountTemplate<"brand" | "recordNumber" | "resumesOn"> = {
  whileClosed: false,
  outdated: ({ subscription, happenedAt }) => (subscription?.pausedAt === happenedAt ? undefined : "told-since"),
  en: ({ brand, recordNumber, resumesOn }) => ({
    subject: `Your ${brand} subscription is paused`,
    heading: "Your subscription is paused",
    paragraphs: [
      resumesOn
        ? `Boxes whose cutoff falls before ${resumesOn} are skipped, and nothing is charged for them. Later boxes come as planned, and each is charged after its own cutoff unless you skip it.`
        : "Boxes that can still change are skipped, and nothing is charged for them.",
      "A box whose cutoff has passed still comes, and so does one that is paid.",
      resumesOn ? `It resumes automatically on ${resumesOn}. You can resume it sooner.` : "It stays paused until you resume it.",
      `Your confirmation number is ${recordNumber}.`,
    ],
    action: subscription.en,
    sms: resumesOn
      ? `your subscription is paused. It resumes automatically on ${resumesOn}.`
      : "your subscription is paused until you resume it.",
  }),
  fr: ({ brand, recordNumber, resumesOn }) => ({
    subject: `Votre abonnement ${brand} est en pause`,
    heading: "Votre abonnement est en pause",
    paragraphs: [
      resumesOn
        ? `Les boîtes dont la date limite tombe avant le ${resumesOn} sont sautées et ne sont pas facturées. Les suivantes arrivent comme prévu, et chacune est facturée après sa date limite, à moins que vous la sautiez.`
        : "Les boîtes qui peuvent encore changer sont sautées et ne sont pas facturées.",
      "Les boîtes déjà payées ou dont la date limite est passée arrivent quand même.",
      resumesOn
        ? `Il reprend automatiquement le ${resumesOn}. Vous pouvez le reprendre plus tôt.`
        : "Il reste en pause jusqu’à ce que vous le repreniez.",
      `Votre numéro de confirmation est le ${recordNumber}.`,
    ],
    action: subscription.fr,
    sms: resumesOn
      ? `votre abonnement est en pause. Il reprend automatiquement le ${resumesOn}.`
      : "votre abonnement est en pause jusqu’à ce que vous le repreniez.",
  }),
};
