import { fix, subscription } from "../parts.ts";
import type { AccountTemplate } from "../template.ts";

/** A subscription is paused, without an end or until a day, by its customer or after two boxes in a row that could not be paid. */
export const subscriptionPaused: AccountTemplate<"brand" | "isUnpaid" | "recordNumber" | "resumesOn"> = {
  whileClosed: false,
  outdated: ({ subscription, happenedAt }) => (subscription?.pausedAt === happenedAt ? undefined : "told-since"),
  en: ({ brand, isUnpaid, recordNumber, resumesOn }) => ({
    subject: `Your ${brand} subscription is paused`,
    heading: "Your subscription is paused",
    paragraphs: [
      ...(isUnpaid ? ["Your last two boxes could not be paid, so we have paused your subscription."] : []),
      resumesOn
        ? `Boxes whose cutoff falls before ${resumesOn} are skipped, and nothing is charged for them. Later boxes come as planned, and each is charged after its own cutoff unless you skip it.`
        : "Boxes that can still change are skipped, and nothing is charged for them.",
      isUnpaid
        ? "A box that is paid still comes. One whose cutoff has passed is still charged, and comes once it is paid."
        : "A box whose cutoff has passed still comes, and so does one that is paid.",
      ...(isUnpaid ? ["Give a working payment method, then resume your subscription when you are ready."] : []),
      resumesOn ? `It resumes automatically on ${resumesOn}. You can resume it sooner.` : "It stays paused until you resume it.",
      `Your confirmation number is ${recordNumber}.`,
    ],
    action: isUnpaid ? fix.en : subscription.en,
    sms: isUnpaid
      ? "your last two boxes could not be paid, so your subscription is paused until you resume it."
      : resumesOn
        ? `your subscription is paused. It resumes automatically on ${resumesOn}.`
        : "your subscription is paused until you resume it.",
  }),
  fr: ({ brand, isUnpaid, recordNumber, resumesOn }) => ({
    subject: `Votre abonnement ${brand} est en pause`,
    heading: "Votre abonnement est en pause",
    paragraphs: [
      ...(isUnpaid ? ["Vos deux dernières boîtes n’ont pas pu être payées\u00a0: nous avons mis votre abonnement en pause."] : []),
      resumesOn
        ? `Les boîtes dont la date limite tombe avant le ${resumesOn} sont sautées et ne sont pas facturées. Les suivantes arrivent comme prévu, et chacune est facturée après sa date limite, à moins que vous la sautiez.`
        : "Les boîtes qui peuvent encore changer sont sautées et ne sont pas facturées.",
      isUnpaid
        ? "Les boîtes déjà payées arrivent quand même. Celles dont la date limite est passée sont encore facturées, et arrivent une fois payées."
        : "Les boîtes déjà payées ou dont la date limite est passée arrivent quand même.",
      ...(isUnpaid ? ["Donnez un mode de paiement valide, puis reprenez votre abonnement quand vous voulez."] : []),
      resumesOn
        ? `Il reprend automatiquement le ${resumesOn}. Vous pouvez le reprendre plus tôt.`
        : "Il reste en pause jusqu’à ce que vous le repreniez.",
      `Votre numéro de confirmation est le ${recordNumber}.`,
    ],
    action: isUnpaid ? fix.fr : subscription.fr,
    sms: isUnpaid
      ? "vos deux dernières boîtes n’ont pas pu être payées\u00a0: votre abonnement est en pause jusqu’à ce que vous le repreniez."
      : resumesOn
        ? `votre abonnement est en pause. Il reprend automatiquement le ${resumesOn}.`
        : "votre abonnement est en pause jusqu’à ce que vous le repreniez.",
  }),
};
