import type { Text } from "@tablee/domain/kernel/words";
import type { RouteName } from "../src/shared/routing/route-table.ts";

/** The description of every page that has none of its own here. */
export const everyPage: Text = [
  "Meal kits, ready-to-eat meals and market items from here, delivered every week. Change or skip any box until its cutoff.",
  "Prêts-à-cuisiner, plats prêts à manger et produits d’ici, livrés chaque semaine. Modifiez ou sautez chaque boîte jusqu’à sa date limite.",
];

/**
 * The descriptions for search results and shared links; `{subject}` is a dish. Only the build and the API read them: no script
 * contains them.
 */
export const descriptions: Readonly<Partial<Record<RouteName, Text>>> = {
  menu: [
    "Recipes to cook, meals to heat and market items: all of the week’s menu with prices, diets and allergens.",
    "Recettes à cuisiner, plats à réchauffer et produits du marché\u00a0: tout le menu de la semaine, avec prix, régimes et allergènes.",
  ],
  product: [
    "{subject}: what is in it, allergens, nutrition, and the weeks when it is on the menu.",
    "{subject}\u00a0: ingrédients, allergènes, valeur nutritive et semaines où ce plat est au menu.",
  ],
  signup_plans: [
    "Two or four persons, two to six recipes, or six to fourteen ready meals a week: prices a serving, delivery and what your first box costs.",
    "Deux ou quatre personnes, de deux à six recettes, ou de six à quatorze plats prêts par semaine\u00a0: prix la portion, livraison et coût de la première boîte.",
  ],
  sign_in: [
    "Log in to see your next boxes, change your dishes or skip a week.",
    "Connectez-vous pour voir vos prochaines boîtes, changer vos plats ou sauter une semaine.",
  ],
};

/** Describes the picture of shared links, share/en.png and share/fr.png, to those who do not see it. */
export const pictureAlt: Text = [
  "Six dishes, drawn on coloured cloths: salmon with asparagus, tofu with noodles, a strawberry drink, a cheese board, chicken with rice and a beet salad.",
  "Six plats dessinés sur des nappes colorées : saumon et asperges, tofu et nouilles, boisson aux fraises, planche de fromage, poulet et riz, salade de betteraves.",
];
