import type { Words } from "@tablee/domain/kernel/words";

export const words = {
  swap: ["Swap", "Échanger"],
  label: ["Swap {{dish}}", "Échanger\u00a0: {{dish}}"],
  title: ["Instead of {{dish}}", "Échanger\u00a0: {{dish}}"],
  text: [
    "None of these contains what you avoid, and all are still available.",
    "Aucun de ces plats ne contient ce que vous évitez, et tous sont encore disponibles.",
  ],
  choose: ["Choose {{dish}}", "Choisir\u00a0: {{dish}}"],
  same: ["Same price", "Même prix"],
  more: ["+{{price}}", "+\u00a0{{price}}"],
  less: ["−{{price}}", "−\u00a0{{price}}"],
  moreTaxes: ["+{{price}} of taxes", "+\u00a0{{price}} de taxes"],
  lessTaxes: ["−{{price}} of taxes", "−\u00a0{{price}} de taxes"],
  moreWithTaxes: ["+{{price}}, including {{taxes}} of taxes", "+\u00a0{{price}}, dont {{taxes}} de taxes"],
  none: [
    "Nothing else on this menu is still available without what you avoid.",
    "Il ne reste rien d’autre à ce menu qui soit sans ce que vous évitez.",
  ],
  done: ["{{dish}} comes instead of {{before}}", "{{dish}} remplace {{before}}"],
  others_one: ["See one more", "En voir un autre"],
  others_many: [null, "En voir {{count}} autres"],
  others_other: ["See {{count}} more", "En voir {{count}} autres"],
  minutes: ["{{minutes}}\u00a0min", "{{minutes}}\u00a0min"],
} satisfies Words;
