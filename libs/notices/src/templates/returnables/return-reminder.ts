import { list, returnables as page } from "../parts.ts";
import { type AccountTemplate, lasting } from "../template.ts";

/** Three weeks after a delivery its bag or kit is still out. */
export const returnReminder: AccountTemplate<"brand" | "returnables" | "overdueOn"> = {
  whileClosed: true,
  outdated: lasting,
  en: ({ brand, returnables, overdueOn }) => ({
    subject: `Your ${brand} bags and kits`,
    heading: "Please put your bags and kits outside",
    paragraphs: [
      `According to our tracker you still have:\n${list(returnables)}`,
      `Put them outside on your next delivery day, and the driver takes them along. No delivery coming? Book a pickup, free of charge. They are due back before ${overdueOn}.`,
      "Gave them back in the last seven days? Then there is nothing to do: the tracker may take that long to know.",
    ],
    action: page.en,
    sms: "you still have bags or kits of ours: put them outside on your next delivery day, or book a free pickup.",
  }),
  fr: ({ brand, returnables, overdueOn }) => ({
    subject: `Vos sacs et trousses ${brand}`,
    heading: "Laissez vos sacs et trousses dehors, s’il vous plaît",
    paragraphs: [
      `Selon notre suivi, vous avez encore\u00a0:\n${list(returnables)}`,
      `Laissez-les dehors le jour de votre prochaine livraison\u00a0: le livreur les reprendra. Aucune livraison en vue? Réservez un ramassage, sans frais. Ils sont à rendre avant le ${overdueOn}.`,
      "Vous les avez rendus ces sept derniers jours? Alors il n’y a rien à faire\u00a0: le suivi peut mettre jusqu’à sept jours à se mettre à jour.",
    ],
    action: page.fr,
    sms: "vous avez encore de nos sacs ou trousses\u00a0: laissez-les dehors à votre prochaine livraison, ou réservez un ramassage gratuit.",
  }),
};
