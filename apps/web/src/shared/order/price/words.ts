import type { Words } from "@tablee/domain/kernel/words";
import { taxWords } from "@tablee/domain/pricing/words";

export const words = {
  food: ["Food", "Aliments"],
  volume: ["Market discount", "Rabais du marché"],
  delivery: ["Delivery", "Livraison"],
  free: ["Free", "Gratuite"],
  freeFrom: ["Free from {{amount}} of food after discounts.", "Gratuite dès {{amount}} d’aliments après rabais."],
  promotional: ["Promotional balance", "Solde promotionnel"],
  purchased: ["Gift card balance", "Solde de cartes-cadeaux"],
  total: ["Total", "Total"],
  charge: ["To pay", "À payer"],
  tax: taxWords,
  taxed: ["{{tax}} ({{rate}})", "{{tax}} ({{rate}})"],
} satisfies Words;
