import { recipes } from "../recipe.ts";

export const pastaWithMeatAndFish = recipes("pasta", [
  {
    number: 74,
    minutes: 40,
    stated: ["family-friendly"],
    facts: [30, 36, 70],
    plate: ["bowl", "pappardelle", "mince", "parmesan", "basil"],
    en: [
      "Weeknight Bolognese",
      "with pappardelle",
      "Milk before tomatoes, and a simmer just long enough to set the table and find the good cheese grater.",
    ],
    fr: [
      "Bolognaise de semaine",
      "avec pappardelles",
      "Le lait avant les tomates, et un mijotage juste assez long pour mettre la table et trouver la bonne râpe.",
    ],
    needs: {
      "ground-beef": "150 g",
      "ground-pork": "120 g",
      pappardelle: "200 g",
      "crushed-tomatoes": "300 ml",
      onion: "1",
      carrots: "1",
      celery: "1 rib",
      milk: "80 ml",
      "tomato-paste": "1 tbsp",
      parmesan: "40 g",
      garlic: "2 cloves",
    },
    steps: [
      [
        "Dice the onion, carrot and celery very small and soften them in oil for 8 min.",
        "Coupez l'oignon, la carotte et le céleri en très petits dés et faites-les fondre dans l'huile, 8 min.",
      ],
      [
        "Add the meats over high heat and brown well, 7 min. Add the garlic and tomato paste for 1 min.",
        "Ajoutez les viandes à feu vif et faites bien dorer, 7 min. Ajoutez l'ail et la pâte de tomate, 1 min.",
      ],
      [
        "Pour in the milk and let it disappear. Add the tomatoes and 100 ml of water and simmer for 18 min.",
        "Versez le lait et laissez-le s'évaporer. Ajoutez les tomates et 100 ml d'eau et laissez mijoter 18 min.",
      ],
      [
        "Boil the pappardelle for 3 to 4 min. Toss with the sauce and a splash of pasta water.",
        "Cuisez les pappardelles de 3 à 4 min. Mélangez avec la sauce et un trait d'eau de cuisson.",
      ],
      ["Serve with plenty of Parmesan.", "Servez avec beaucoup de parmesan."],
    ],
  },
  {
    number: 75,
    minutes: 25,
    facts: [33, 31, 68],
    plate: ["bowl", "orecchiette", "sausage", "broccoli", "hot-pepper"],
    en: [
      "Orecchiette with sausage",
      "broccolini and chili",
      "Little ears that catch the sausage crumbs. Ten ingredients would be too many.",
    ],
    fr: [
      "Orecchiettes à la saucisse",
      "broccolini et piment",
      "De petites oreilles qui attrapent la saucisse émiettée. Dix ingrédients, ce serait trop.",
    ],
    needs: {
      "italian-sausage": "2",
      orecchiette: "200 g",
      broccolini: "200 g",
      garlic: "3 cloves",
      "chili-flakes": "½ tsp",
      pecorino: "40 g",
      lemon: "½",
      "olive-oil": "1 tbsp",
    },
    steps: [
      [
        "Boil the orecchiette in salted water, adding the chopped broccolini for the last 3 min.",
        "Cuisez les orecchiettes dans l'eau salée, en ajoutant le broccolini haché les 3 dernières minutes.",
      ],
      [
        "Squeeze the sausage out of its casing and crumble it in the hot oil; brown for 7 min, to 71 °C.",
        "Retirez la saucisse de son boyau et émiettez-la dans l'huile chaude; faites dorer 7 min, jusqu'à 71 °C.",
      ],
      [
        "Add the sliced garlic and chili for 1 min. Toss in the pasta, broccolini and a ladle of pasta water.",
        "Ajoutez l'ail tranché et le piment, 1 min. Ajoutez les pâtes, le broccolini et une louche d'eau de cuisson.",
      ],
      [
        "Off the heat, stir in the pecorino and lemon zest until creamy.",
        "Hors du feu, incorporez le pecorino et le zeste de citron jusqu'à ce que ce soit crémeux.",
      ],
    ],
  },
  {
    number: 76,
    minutes: 25,
    facts: [22, 33, 74],
    plate: ["bowl", "spaghetti", "shrimp", "lemon-slices", "herb"],
    en: ["Shrimp linguine", "with garlic, lemon and parsley", "The weeknight showpiece: a glossy sauce and very little washing-up."],
    fr: ["Linguines aux crevettes", "ail, citron et persil", "Le clou de la semaine : une sauce brillante et presque rien à laver."],
    needs: {
      shrimp: "280 g",
      linguine: "200 g",
      garlic: "4 cloves",
      "white-wine": "80 ml",
      butter: "2 tbsp",
      lemon: "1",
      parsley: "½ bunch",
      "cherry-tomatoes": "150 g",
      "chili-flakes": "1 pinch",
      panko: "20 g",
    },
    steps: [
      [
        "Toast the panko in a little oil until gold; set aside. Boil the linguine, 1 min short of the packet's time.",
        "Faites dorer la chapelure dans un peu d'huile; réservez. Cuisez les linguines 1 min de moins qu'indiqué.",
      ],
      [
        "Sear the dried, salted shrimp for 1 min a side and lift them out.",
        "Saisissez les crevettes asséchées et salées 1 min de chaque côté et retirez-les.",
      ],
      [
        "Soften the garlic, chili and halved tomatoes in half the butter. Add the wine and reduce by half.",
        "Faites revenir l'ail, le piment et les tomates en moitiés dans la moitié du beurre. Ajoutez le vin et réduisez de moitié.",
      ],
      [
        "Add the pasta with a ladle of its water, the shrimp, the rest of the butter and lemon juice. Toss until glossy; finish with parsley and crumbs.",
        "Ajoutez les pâtes avec une louche d'eau de cuisson, les crevettes, le reste du beurre et le jus de citron. Mélangez jusqu'à ce que ça brille; terminez avec le persil et la chapelure.",
      ],
    ],
  },
  {
    number: 77,
    minutes: 35,
    premiumCents: 999,
    difficulty: "moderate",
    facts: [32, 33, 68],
    plate: ["bowl", "pappardelle", "lobster", "tomato-sauce", "cherry-tomatoes", "basil"],
    en: [
      "Lobster pappardelle",
      "with tomato cream and fennel",
      "Gaspé on a fork. The shell-pink sauce is built first so that the lobster only has to warm.",
    ],
    fr: [
      "Pappardelles au homard",
      "crème de tomate et fenouil",
      "La Gaspésie au bout de la fourchette. On monte la sauce d'abord; le homard n'a plus qu'à tiédir.",
    ],
    needs: {
      lobster: "200 g",
      pappardelle: "200 g",
      fennel: "½",
      shallot: "2",
      garlic: "2 cloves",
      "tomato-paste": "1 tbsp",
      "crushed-tomatoes": "150 ml",
      "white-wine": "100 ml",
      cream: "80 ml",
      butter: "2 tbsp",
      chives: "½ bunch",
      lemon: "½",
    },
    steps: [
      [
        "Mince the shallots and fennel and soften them in half the butter for 8 min. Add the garlic and tomato paste for 2 min.",
        "Ciselez les échalotes et le fenouil et faites-les fondre dans la moitié du beurre, 8 min. Ajoutez l'ail et la pâte de tomate, 2 min.",
      ],
      [
        "Pour in the wine and reduce by half. Add the tomatoes and simmer for 8 min, then the cream for 3 min.",
        "Versez le vin et réduisez de moitié. Ajoutez les tomates et laissez mijoter 8 min, puis la crème, 3 min.",
      ],
      [
        "Boil the pappardelle for 3 min. Warm the lobster in the rest of the butter over low heat for 2 min; it is already cooked.",
        "Cuisez les pappardelles 3 min. Réchauffez le homard dans le reste du beurre à feu doux, 2 min; il est déjà cuit.",
      ],
      [
        "Toss the pasta in the sauce with a splash of its water and the lemon juice.",
        "Mélangez les pâtes à la sauce avec un trait d'eau de cuisson et le jus de citron.",
      ],
      ["Top with the lobster, its butter and snipped chives.", "Garnissez du homard, de son beurre et de ciboulette ciselée."],
    ],
  },
]);
