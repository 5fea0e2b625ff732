import type { words as english } from "./en.ts";

export const words: typeof english = {
  food: "Aliments",
  volume: "Rabais du marché",
  delivery: "Livraison",
  free: "Gratuite",
  freeFrom: "Gratuite dès {{amount}} d’aliments, une fois les rabais déduits.",
  freeFirst: "Gratuite, première boîte",
  promotional: "Solde promotionnel",
  purchased: "Solde de cartes-cadeaux",
  total: "Total",
  charge: "À payer",
  discount: {
    referral_code: "Offre de parrainage",
    recurring_discount: "Rabais récurrent",
    first_week_discount: "Rabais de la première semaine",
    referral_discount: "Rabais de parrainage",
    discount_code: "Code promo {{name}}",
    percentage_discount: "Code promo {{name}}",
    combined_discount: "Rabais",
    gift_card: "Carte-cadeau",
    unknown_voucher: "Bon (non appliqué)",
  },
  tax: { GST: "TPS ({{rate}})", PST: "TVP ({{rate}})", HST: "TVH ({{rate}})", QST: "TVQ ({{rate}})" },
};
