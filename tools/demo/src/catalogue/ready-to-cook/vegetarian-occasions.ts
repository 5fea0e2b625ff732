import { recipes } from "../recipe.ts";

export const vegetarianOccasions = recipes("vegetarian", [
  {
    number: 58,
    minutes: 30,
    stated: ["family-friendly"],
    facts: [29, 25, 64],
    plate: ["plate", "gravy", "frites", "cheese-curds", "brown-mushroom", "peas"],
    en: [
      "Mushroom poutine",
      "with squeaky curds and peas",
      "A gravy so deep that nobody asks where the meat went. Curds at room temperature, please.",
    ],
    fr: [
      "Poutine aux champignons",
      "fromage qui fait couic-couic et petits pois",
      "Une sauce si profonde que personne ne demande où est passée la viande. Le fromage à la température de la pièce, s'il vous plaît.",
    ],
    needs: {
      potatoes: "500 g",
      "cheese-curds": "160 g",
      mushrooms: "200 g",
      shallot: "1",
      flour: "2 tbsp",
      butter: "2 tbsp",
      "vegetable-stock": "350 ml",
      "soy-sauce": "2 tsp",
      "cider-vinegar": "1 tsp",
      peas: "100 g",
      thyme: "2 sprigs",
    },
    steps: [
      [
        "Heat the oven to 450 °F (230 °C). Cut the potatoes into fries, soak in hot water for 5 min, dry, oil and salt. Roast for 28 min, turning once.",
        "Préchauffez le four à 230 °C (450 °F). Taillez les pommes de terre en frites, trempez-les 5 min dans l'eau chaude, asséchez, huilez et salez. Faites rôtir 28 min, en retournant une fois.",
      ],
      [
        "Brown the sliced mushrooms in half the butter, 7 min. Add the minced shallot and thyme for 2 min and set aside.",
        "Faites dorer les champignons tranchés dans la moitié du beurre, 7 min. Ajoutez l'échalote et le thym, 2 min, et réservez.",
      ],
      [
        "Cook the flour in the rest of the butter until the colour of caramel, 4 min. Whisk in the stock, soy sauce and vinegar and simmer for 6 min.",
        "Cuisez la farine dans le reste du beurre jusqu'à une couleur caramel, 4 min. Ajoutez le bouillon, la sauce soya et le vinaigre en fouettant et laissez mijoter 6 min.",
      ],
      ["Return the mushrooms with the peas for 2 min.", "Remettez les champignons avec les petits pois, 2 min."],
      [
        "Scatter the curds over the hot fries and pour the gravy on at the table.",
        "Parsemez les frites chaudes de fromage et versez la sauce à table.",
      ],
    ],
  },
  {
    number: 59,
    minutes: 40,
    difficulty: "moderate",
    premiumCents: 399,
    facts: [33, 25, 52],
    plate: ["plate", "barley", "mozzarella", "peach-slices", "cherry-tomatoes", "basil"],
    en: [
      "Burrata with roasted peaches",
      "tomatoes, farro and pistachio",
      "Late summer, whenever you need it. Let the burrata come to the table at room temperature.",
    ],
    fr: [
      "Burrata aux pêches rôties",
      "tomates, farro et pistaches",
      "La fin de l'été, au besoin. Laissez la burrata tempérer avant de servir.",
    ],
    needs: {
      burrata: "2",
      peaches: "2",
      "cherry-tomatoes": "200 g",
      farro: "120 g",
      pistachios: "25 g",
      basil: "½ bunch",
      "balsamic-vinegar": "2 tbsp",
      "olive-oil": "2 tbsp",
      arugula: "60 g",
      shallot: "1",
    },
    steps: [
      [
        "Take the burrata out of the fridge. Boil the farro in salted water for 22 min; drain.",
        "Sortez la burrata du réfrigérateur. Faites bouillir le farro dans l'eau salée 22 min; égouttez.",
      ],
      [
        "Heat the oven to 425 °F (220 °C). Roast the peach wedges, tomatoes and sliced shallot with half the oil and salt, 16 min.",
        "Préchauffez le four à 220 °C (425 °F). Faites rôtir les quartiers de pêche, les tomates et l'échalote tranchée avec la moitié de l'huile et du sel, 16 min.",
      ],
      ["Simmer the vinegar until syrupy, 3 min. Chop the pistachios.", "Réduisez le vinaigre en sirop, 3 min. Hachez les pistaches."],
      [
        "Toss the warm farro with the rest of the oil, the arugula and the tray juices.",
        "Mélangez le farro tiède avec le reste de l'huile, la roquette et le jus de la plaque.",
      ],
      [
        "Top with the fruit, tomatoes and torn burrata. Finish with balsamic, pistachios and basil.",
        "Garnissez des fruits, des tomates et de la burrata déchirée. Terminez avec le balsamique, les pistaches et le basilic.",
      ],
    ],
  },
]);
