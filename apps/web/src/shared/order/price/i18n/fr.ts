import { taxWords } from "@tablee/domain/pricing/words";
import type { words as english } from "./en.ts";

export const words: typeof english = {
  food: "Aliments",
  volume: "Rabais du marché",
  delivery: "Livraison",
  free: "Gratuite",
  freeFrom: "Gratuite dès {{amount}} d’aliments après rabais.",
  freeFirst: "Gratuite, première boîte",
  promotional: "Solde promotionnel",
  purchased: "Solde de cartes-cadeaux",
  total: "Total",
  charge: "À payer",
  tax: taxWords.fr,
  taxed: "{{tax}} ({{rate}})",
};
