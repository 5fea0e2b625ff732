import type { Pair } from "../kernel/words.ts";

/** The name of each corporate plan that finance gives now or gave before, by its id. */
export const corporatePlanWords = {
  "employer-meals": ["Meals from your employer", "Repas de votre employeur"],
  partner: ["Partner credit", "Crédit de partenaire"],
  wellness: ["Wellness allowance", "Allocation de mieux-être"],
} satisfies Readonly<Record<string, Pair>>;
