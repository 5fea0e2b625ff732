import type { Words } from "../kernel/words.ts";

/** The words of a banner whose entry has no title or no subtitle (specification, section 7). */
export const defaultBannerWords = {
  title: ["Support Sustainability", "Bon pour la table, bon pour la terre"],
  subtitle: [
    "Help us achieve zero waste by returning your cooler bag and Zero Waste kits each week.",
    "Chaque semaine, redonnez-nous votre sac isotherme et vos trousses zéro déchet\u00a0: c’est ainsi qu’on y arrive, ensemble.",
  ],
} satisfies Words;
