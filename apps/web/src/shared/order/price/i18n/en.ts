import { taxWords } from "@tablee/domain/pricing/words";

export const words = {
  food: "Food",
  volume: "Market discount",
  delivery: "Delivery",
  free: "Free",
  freeFrom: "Free from {{amount}} of food after discounts.",
  freeFirst: "Free, first box",
  promotional: "Promotional balance",
  purchased: "Gift card balance",
  total: "Total",
  charge: "To pay",
  tax: taxWords.en,
  taxed: "{{tax}} ({{rate}})",
};
