import type { Words } from "@tablee/domain/kernel/words";

/** The words of the discount bar. */
export const words = {
  label: ["Current offer", "Offre en cours"],
  use: ["Use the offer", "Profiter de l’offre"],
  details: ["What each box gets", "Le rabais de chaque boîte"],
  close: ["Hide this offer", "Masquer cette offre"],
  order: ["Box {{number}}", "Boîte {{number}}"],
} satisfies Words;
