import { endsSoon } from "@tablee/domain/subscription/long-pause";
import { subscription } from "../parts.ts";
import type { MarketingTemplate } from "../template.ts";

/**
 * A subscription has been paused for weeks: since when, until when, and how boxes come back. It mentions no prices and charges: a week may
 * have been unskipped on its own.
 */
export const stillPaused: MarketingTemplate<"brand" | "pausedOn" | "resumesOn", "still-paused"> = {
  whileClosed: false,
  outdated: ({ happenedAt, subscription }, _, at) => {
    if (subscription?.status !== "paused" || subscription.pausedAt !== happenedAt) return "no-longer-paused";
    return endsSoon(subscription.resumesAt, at) ? "resumes-soon" : undefined;
  },
  purpose: "email",
  en: ({ brand, pausedOn, resumesOn }) => ({
    subject: `Your ${brand} subscription is still paused`,
    heading: "Still on pause",
    paragraphs: [
      `Your subscription has been paused since ${pausedOn}. ${
        resumesOn ? `It resumes automatically on ${resumesOn}, or sooner if you like.` : "It stays paused until you resume it."
      }`,
      "Feel like cooking again? Resume it in your settings. The weeks to come are back where their cutoff has not passed and their delivery window has room, and you can change or skip each of them.",
      "Rather leave it paused? Then there is nothing to do. We write this once for each pause.",
    ],
    action: subscription.en,
    sms: "your subscription is still paused. You can resume it in your settings.",
  }),
  fr: ({ brand, pausedOn, resumesOn }) => ({
    subject: `Votre abonnement ${brand} est toujours en pause`,
    heading: "Toujours en pause",
    paragraphs: [
      `Votre abonnement est en pause depuis le ${pausedOn}. ${
        resumesOn
          ? `Il reprend automatiquement le ${resumesOn}, ou plus tôt si vous le souhaitez.`
          : "Il le reste jusqu’à ce que vous le repreniez."
      }`,
      "Envie de cuisiner de nouveau? Reprenez-le dans vos paramètres. Les semaines à venir reviennent si leur date limite n’est pas passée et s’il reste de la place dans leur plage de livraison, et vous pouvez modifier ou sauter chacune d’elles.",
      "Vous préférez rester en pause? Vous n’avez rien à faire. Nous n’écrivons ceci qu’une fois par pause.",
    ],
    action: subscription.fr,
    sms: "votre abonnement est toujours en pause. Vous pouvez le reprendre dans vos paramètres.",
  }),
};
