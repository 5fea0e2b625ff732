type InBoth = { readonly en: string; readonly fr: string };

/** What stands below the title. */
export const lead: InBoth = {
  en: "Meal kits and ready-to-eat meals, delivered every week.",
  fr: "Prêts-à-cuisiner et plats prêts à manger, livrés chaque semaine.",
};

/** What the picture shows, for those who do not see it. */
export const alt: InBoth = {
  en: "Six dishes, drawn on coloured cloths: salmon with asparagus, tofu with noodles, a strawberry drink, a cheese board, chicken with rice and a beet salad.",
  fr: "Six plats dessinés sur des nappes colorées : saumon et asperges, tofu et nouilles, boisson aux fraises, planche de fromage, poulet et riz, salade de betteraves.",
};
