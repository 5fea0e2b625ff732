import type { Words } from "@tablee/domain/kernel/words";

/** The plans and their sizes. */
export const words = {
  cook2: ["Two people", "Deux personnes"],
  cook4: ["Family of four", "Famille de quatre"],
  eat: ["Ready to eat", "Prêt à manger"],
  recipes_one: ["{{count}} recipe a week", "{{count}} recette par semaine"],
  recipes_many: [null, "{{count}} de recettes par semaine"],
  recipes_other: ["{{count}} recipes a week", "{{count}} recettes par semaine"],
  meals_one: ["{{count}} meal a week", "{{count}} repas par semaine"],
  meals_many: [null, "{{count}} de repas par semaine"],
  meals_other: ["{{count}} meals a week", "{{count}} repas par semaine"],
  perServing: ["a serving", "la portion"],
  perWeek: ["a week", "par semaine"],
} satisfies Words;
