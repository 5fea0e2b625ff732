import type { Words } from "@tablee/domain/kernel/words";

/** The words below the head of a dish, and in its place. */
export const words = {
  goneTitle: ["This product is no longer available.", "Ce produit n’est plus offert."],
  goneText: ["This week’s dishes may tempt you too.", "Les plats de la semaine vous tenteront peut-être aussi."],
  goneAction: ["See this week’s menu", "Voir le menu de la semaine"],
  withdrawn: ["This product is no longer available.", "Ce produit n’est plus offert."],
  minimum: ["Comes with at least {{minimum}} of other food.", "Vient avec au moins {{minimum}} d’autres aliments."],
  description: ["About this dish", "En quelques mots"],
  ingredients: ["Ingredients", "Ingrédients"],
  amountsFor: {
    "ready-to-cook": ["For two servings.", "Pour deux portions."],
    "ready-to-eat": ["For one serving.", "Pour une portion."],
  },
  steps: ["How to cook it", "La préparation"],
  options: ["Can be customized", "Au choix"],
  perServing: ["+{{price}} a serving", "+\u00a0{{price}} la portion"],
  noCharge: ["no extra charge", "sans frais"],
  pairings: ["Goes well with", "Se marie bien avec"],
  onMenus: ["On the menu", "Au menu"],
  onMenusText: ["The weeks when it is offered near you.", "Les semaines où il est offert près de chez vous."],
  notOnMenus: ["Not on any upcoming menu near you.", "Sur aucun menu des prochaines semaines près de chez vous."],
} satisfies Words;
