import { recipes } from "../recipe.ts";

export const pastaWithVegetables = recipes("pasta", [
  {
    number: 69,
    minutes: 25,
    stated: ["family-friendly"],
    facts: [27, 23, 76],
    plate: ["bowl", "spaghetti", "cherry-tomatoes", "mozzarella", "basil"],
    en: ["Cherry tomato spaghetti", "with basil and ricotta", "Five minutes of patience over the tomatoes, and they make their own sauce."],
    fr: ["Spaghettis aux tomates cerises", "basilic et ricotta", "Cinq minutes de patience, et les tomates font leur propre sauce."],
    needs: {
      spaghetti: "200 g",
      "cherry-tomatoes": "350 g",
      ricotta: "120 g",
      garlic: "3 cloves",
      "olive-oil": "3 tbsp",
      parmesan: "30 g",
      basil: "½ bunch",
      "chili-flakes": "1 pinch",
    },
    steps: [
      [
        "Boil the spaghetti in well-salted water, 1 min short of the packet's time.",
        "Cuisez les spaghettis dans l'eau bien salée, 1 min de moins qu'indiqué.",
      ],
      [
        "Warm the sliced garlic and chili in the oil. Add the tomatoes, cover and cook over medium heat for 8 min; press them until they burst.",
        "Faites chauffer l'ail tranché et le piment dans l'huile. Ajoutez les tomates, couvrez et cuisez à feu moyen 8 min; pressez-les jusqu'à ce qu'elles éclatent.",
      ],
      [
        "Toss the pasta in the pan with a ladle of its water and half the Parmesan until it clings.",
        "Mélangez les pâtes dans la poêle avec une louche d'eau de cuisson et la moitié du parmesan jusqu'à ce que la sauce nappe.",
      ],
      [
        "Serve with ricotta, torn basil and the rest of the Parmesan.",
        "Servez avec la ricotta, le basilic déchiré et le reste du parmesan.",
      ],
    ],
  },
  {
    number: 70,
    minutes: 30,
    stated: ["family-friendly"],
    facts: [31, 30, 70],
    plate: ["bowl", "macaroni", "broccoli", "cheddar", "bread"],
    en: [
      "Skillet mac and cheese",
      "with broccoli and sourdough crumbs",
      "Aged cheddar, a little mustard for bite, and crumbs fried in butter.",
    ],
    fr: [
      "Macaroni au fromage à la poêle",
      "brocoli et chapelure au levain",
      "Du cheddar vieilli, le mordant de la moutarde et une chapelure frite au beurre.",
    ],
    needs: {
      cavatappi: "180 g",
      cheddar: "120 g",
      milk: "250 ml",
      flour: "1 tbsp",
      butter: "2 tbsp",
      dijon: "1 tsp",
      broccoli: "1",
      sourdough: "1 slice",
      paprika: "½ tsp",
    },
    steps: [
      [
        "Boil the pasta in salted water, adding the small broccoli florets for the last 3 min. Drain.",
        "Cuisez les pâtes dans l'eau salée, en ajoutant de petits fleurons de brocoli les 3 dernières minutes. Égouttez.",
      ],
      [
        "Crumble the bread and fry it in half the butter with the paprika until crisp. Tip out.",
        "Émiettez le pain et faites-le frire dans la moitié du beurre avec le paprika jusqu'à ce qu'il croustille. Retirez.",
      ],
      [
        "Cook the flour in the rest of the butter for 1 min. Whisk in the milk and Dijon and simmer until it coats a spoon.",
        "Cuisez la farine dans le reste du beurre, 1 min. Ajoutez le lait et la moutarde en fouettant et laissez mijoter jusqu'à ce que la sauce nappe une cuillère.",
      ],
      [
        "Off the heat, melt in the grated cheddar. Fold in the pasta and broccoli and top with the crumbs.",
        "Hors du feu, faites fondre le cheddar râpé. Incorporez les pâtes et le brocoli et couvrez de chapelure.",
      ],
    ],
  },
  {
    number: 71,
    minutes: 25,
    facts: [29, 21, 66],
    plate: ["plate", "gnocchi", "brown-mushroom", "basil", "pecans", "parmesan"],
    en: ["Brown butter gnocchi", "with mushrooms, sage and walnuts", "Crisped in the pan, never boiled. The butter does the rest."],
    fr: ["Gnocchis au beurre noisette", "champignons, sauge et noix", "Dorés à la poêle, jamais bouillis. Le beurre fait le reste."],
    needs: {
      gnocchi: "400 g",
      mushrooms: "200 g",
      spinach: "100 g",
      butter: "3 tbsp",
      sage: "6 sprigs",
      walnuts: "25 g",
      parmesan: "40 g",
      lemon: "½",
      garlic: "1 clove",
    },
    steps: [
      [
        "Brown the sliced mushrooms in an oiled wide pan over high heat, 7 min. Set aside.",
        "Faites dorer les champignons tranchés dans une grande poêle huilée à feu vif, 7 min. Réservez.",
      ],
      [
        "Crisp the gnocchi in more oil in one layer, 8 min, turning once.",
        "Faites dorer les gnocchis dans un peu d'huile, en une seule couche, 8 min, en les tournant une fois.",
      ],
      [
        "Push them aside. Cook the butter with the sage and walnuts until it smells of hazelnut, 3 min.",
        "Poussez-les sur le côté. Cuisez le beurre avec la sauge et les noix jusqu'à ce qu'il sente la noisette, 3 min.",
      ],
      [
        "Add the garlic, spinach and mushrooms and toss until wilted. Finish with lemon and Parmesan.",
        "Ajoutez l'ail, les épinards et les champignons et remuez jusqu'à ce qu'ils tombent. Terminez avec le citron et le parmesan.",
      ],
    ],
  },
  {
    number: 72,
    minutes: 30,
    facts: [19, 22, 84],
    plate: ["bowl", "tomato-sauce", "penne", "eggplant", "olive", "basil"],
    en: [
      "Rigatoni alla Norma",
      "with eggplant, capers and basil",
      "Sicily's best argument for eggplant. Ours is vegan until somebody reaches for the ricotta.",
    ],
    fr: [
      "Rigatonis alla Norma",
      "aubergine, câpres et basilic",
      "Le meilleur plaidoyer sicilien pour l'aubergine. Le nôtre est végétalien, à moins que quelqu'un ne sorte la ricotta.",
    ],
    needs: {
      rigatoni: "200 g",
      eggplant: "1",
      "crushed-tomatoes": "350 ml",
      garlic: "3 cloves",
      capers: "1 tbsp",
      "olive-oil": "3 tbsp",
      "chili-flakes": "½ tsp",
      basil: "½ bunch",
      "white-beans": "½ can",
      "nutritional-yeast": "1 tbsp",
    },
    steps: [
      [
        "Cube the eggplant, salt it, and fry it in two thirds of the oil until soft and brown, 12 min.",
        "Coupez l'aubergine en cubes, salez-la et faites-la frire dans les deux tiers de l'huile jusqu'à ce qu'elle soit tendre et dorée, 12 min.",
      ],
      [
        "Soften the sliced garlic and chili in the rest of the oil. Add the tomatoes and capers and simmer for 12 min.",
        "Faites revenir l'ail tranché et le piment dans le reste de l'huile. Ajoutez les tomates et les câpres et laissez mijoter 12 min.",
      ],
      [
        "Boil the rigatoni in salted water, 1 min short of the packet's time.",
        "Cuisez les rigatonis dans l'eau salée, 1 min de moins qu'indiqué.",
      ],
      [
        "Toss the pasta, eggplant and drained beans in the sauce with a ladle of pasta water. Finish with basil and nutritional yeast.",
        "Mélangez les pâtes, l'aubergine et les haricots égouttés dans la sauce avec une louche d'eau de cuisson. Terminez avec le basilic et la levure alimentaire.",
      ],
    ],
  },
  {
    number: 73,
    minutes: 25,
    facts: [24, 26, 74],
    plate: ["bowl", "risotto", "asparagus", "peas", "feta", "lemon-slices"],
    en: ["Lemon orzo primavera", "with asparagus, peas and feta", "One pot, a lemon and everything green in the box."],
    fr: [
      "Orzo printanier au citron",
      "asperges, petits pois et feta",
      "Une casserole, un citron et tout ce qu'il y a de vert dans la boîte.",
    ],
    needs: {
      orzo: "200 g",
      asparagus: "200 g",
      peas: "150 g",
      feta: "100 g",
      leek: "1",
      "vegetable-stock": "500 ml",
      lemon: "1",
      mint: "4 sprigs",
      "olive-oil": "2 tbsp",
      spinach: "60 g",
    },
    steps: [
      [
        "Soften the sliced leek in the oil for 6 min. Stir in the orzo for 1 min.",
        "Faites fondre le poireau tranché dans l'huile, 6 min. Ajoutez l'orzo, 1 min.",
      ],
      ["Add the stock and simmer for 8 min, stirring often.", "Ajoutez le bouillon et laissez mijoter 8 min en remuant souvent."],
      [
        "Add the asparagus in short lengths and the peas for 3 min, then the spinach until it wilts.",
        "Ajoutez les asperges en tronçons et les pois, 3 min, puis les épinards jusqu'à ce qu'ils tombent.",
      ],
      [
        "Off the heat, add the lemon zest and juice, half the feta and chopped mint. Top with the rest.",
        "Hors du feu, ajoutez le zeste et le jus de citron, la moitié de la feta et la menthe hachée. Garnissez du reste.",
      ],
    ],
  },
]);
