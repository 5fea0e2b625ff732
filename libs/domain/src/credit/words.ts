import { capitalised, type Voiced, wordsFor } from "../kernel/voices.ts";
import type { Pair } from "../kernel/words.ts";
import type { CreditSource } from "./vocabulary.ts";

/** Sources of credit, within a sentence. */
export const creditSourceWords = {
  "gift-card": { customer: ["a gift card", "une carte-cadeau"], staff: ["gift card", "carte-cadeau"] },
  "promotional-card": {
    customer: ["a promotional card", "une carte promotionnelle"],
    staff: ["promotional card", "carte promotionnelle"],
  },
  bonus: { customer: ["a bonus", "une prime"], staff: ["bonus", "prime"] },
  referral: { customer: ["a referral", "un parrainage"], staff: ["referral", "parrainage"] },
  points: { customer: ["your points", "vos points"], staff: ["points", "points"] },
  goodwill: { customer: ["goodwill", "un geste de notre part"], staff: ["goodwill", "geste commercial"] },
  "corporate-plan": { customer: ["a corporate plan", "un plan d’entreprise"], staff: ["corporate plan", "plan d’entreprise"] },
} satisfies Readonly<Record<CreditSource, Voiced>>;

/** Credit's sources as labels. */
export const creditSourceLabels = {
  ...capitalised(wordsFor("staff", creditSourceWords)),
  points: ["Points redeemed", "Points échangés"],
} satisfies Readonly<Record<CreditSource, Pair>>;
