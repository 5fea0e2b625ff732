import type { Words } from "@tablee/domain/kernel/words";

export const words = {
  search: ["Search", "Rechercher"],
  searchLabel: ["Search dishes and items", "Rechercher des plats et des articles"],
  open: ["Filters", "Filtres"],
  category: ["Category", "Catégorie"],
  time: ["Ready in", "Prêt en"],
  minutes: ["{{count}} min or less", "{{count}}\u00a0min ou moins"],
  diets: ["Only show", "Montrer seulement"],
  without: ["Without", "Sans"],
  mine: ["Without what I avoid", "Sans ce que j’évite"],
} satisfies Words;
