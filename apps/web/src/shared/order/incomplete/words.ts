import type { Words } from "@tablee/domain/kernel/words";

/** A box for which not all dishes of its plan could be picked. */
export const words = {
  "ready-to-cook": [
    "{{picked}} of the {{wanted}} recipes of your plan: no others fit your preferences, or are left. A serving costs what it does in your plan.",
    "{{picked}} des {{wanted}} recettes de votre forfait\u00a0: aucune autre ne convient à vos préférences, ou il n’en reste plus. La portion reste au prix de votre forfait.",
  ],
  "ready-to-eat": [
    "{{picked}} of the {{wanted}} meals of your plan: no others fit your preferences, or are left. A meal costs what it does in your plan.",
    "{{picked}} des {{wanted}} repas de votre forfait\u00a0: aucun autre ne convient à vos préférences, ou il n’en reste plus. Le repas reste au prix de votre forfait.",
  ],
} satisfies Words;
