import type { Words } from "@tablee/domain/kernel/words";

/** Words of the choice of a plan, below its title. */
export const words = {
  who: ["Who’s at the table", "Combien de convives?"],
  cook2: ["Ready to cook, two servings a recipe", "À cuisiner, deux portions par recette"],
  cook4: ["Ready to cook, four servings a recipe", "À cuisiner, quatre portions par recette"],
  eat: ["Heat and eat, one serving a meal", "À réchauffer, une portion par repas"],
  howManyRecipes: ["Recipes a week", "Recettes par semaine"],
  howManyMeals: ["Meals a week", "Repas par semaine"],
  perServing: ["{{price}} a serving", "{{price}} la portion"],
  perWeek: ["{{price}} a week", "{{price}} par semaine"],
  summaryRecipes_one: ["{{count}} recipe for {{persons}} people", "{{count}} recette pour {{persons}} personnes"],
  summaryRecipes_many: [null, "{{count}} de recettes pour {{persons}} personnes"],
  summaryRecipes_other: ["{{count}} recipes for {{persons}} people", "{{count}} recettes pour {{persons}} personnes"],
  summaryMeals_one: ["{{count}} meal", "{{count}} repas"],
  summaryMeals_many: [null, "{{count}} de repas"],
  summaryMeals_other: ["{{count}} meals", "{{count}} repas"],
  delivery: [
    "Delivery {{price}}, free from {{from}} of food after discounts. Your first one is on us.",
    "Livraison {{price}}, gratuite dès {{from}} d’aliments après rabais. La première est offerte.",
  ],
  firstBox: ["First box: {{price}} instead of {{usual}}", "Première boîte\u00a0: {{price}} au lieu de {{usual}}"],
  firstBoxFrom: ["First box from {{price}} instead of {{usual}}", "Première boîte à partir de {{price}} au lieu de {{usual}}"],
  summary: ["Your plan", "Votre forfait"],
  submit: ["Continue with this plan", "Continuer avec ce forfait"],
} satisfies Words;
