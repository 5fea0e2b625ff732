import { recipes } from "../recipe.ts";

export const porkBowlsAndBuns = recipes("pork", [
  {
    number: 29,
    minutes: 25,
    facts: [26, 33, 70],
    plate: ["bowl", "noodles", "mince", "chili-crisp", "peanuts", "leafy-green"],
    en: ["Dan dan noodles", "with pork, tahini and chili crisp", "Nutty, numbing and done in the time it takes to boil water twice."],
    fr: [
      "Nouilles dan dan",
      "porc, tahini et huile pimentée croustillante",
      "Du sésame, du piquant, et c'est prêt le temps de faire bouillir de l'eau deux fois.",
    ],
    needs: {
      "ground-pork": "240 g",
      "ramen-noodles": "200 g",
      tahini: "2 tbsp",
      "soy-sauce": "2 tbsp",
      "rice-vinegar": "1 tbsp",
      "chili-crisp": "1 tbsp",
      "bok-choy": "2",
      peanuts: "20 g",
      garlic: "2 cloves",
      "green-onions": "2",
    },
    steps: [
      [
        "Whisk the tahini, half the soy sauce, the vinegar, half the chili crisp and 60 ml of hot water in two bowls.",
        "Fouettez le tahini, la moitié de la sauce soya, le vinaigre, la moitié de l'huile pimentée et 60 ml d'eau chaude dans deux bols.",
      ],
      [
        "Fry the pork over high heat until its fat runs and its edges crisp, 7 min. Add the garlic and the rest of the soy sauce.",
        "Faites sauter le porc à feu vif jusqu'à ce qu'il soit croustillant, 7 min. Ajoutez l'ail et le reste de la sauce soya.",
      ],
      [
        "Boil the noodles for 3 min with the quartered bok choy. Drain, keeping a cup of water.",
        "Faites bouillir les nouilles 3 min avec les bok choys en quartiers. Égouttez en gardant une tasse d'eau.",
      ],
      [
        "Divide over the sauce and loosen with noodle water. Top with pork, crushed peanuts, green onions and the rest of the chili crisp.",
        "Répartissez sur la sauce et allongez d'eau de cuisson. Garnissez de porc, d'arachides concassées, d'oignons verts et du reste de l'huile pimentée.",
      ],
    ],
  },
  {
    number: 30,
    minutes: 25,
    facts: [24, 34, 62],
    plate: ["bowl", "rice-noodles", "pork-slices", "carrot-slices", "peanuts", "lime"],
    en: [
      "Lemongrass pork vermicelli",
      "with herbs, pickled carrot and peanuts",
      "Hot pork, cold noodles, and a sauce you will want to drink.",
    ],
    fr: [
      "Vermicelles au porc et à la citronnelle",
      "herbes, carotte marinée et arachides",
      "Du porc chaud, des nouilles froides et une sauce qu'on voudrait boire.",
    ],
    needs: {
      "ground-pork": "260 g",
      "rice-vermicelli": "150 g",
      lemongrass: "1 stalk",
      carrots: "1",
      cucumber: "½",
      mint: "4 sprigs",
      cilantro: "4 sprigs",
      "fish-sauce": "2 tbsp",
      lime: "1",
      sugar: "1 tbsp",
      peanuts: "20 g",
      garlic: "2 cloves",
    },
    steps: [
      [
        "Soak the vermicelli in boiling water for 5 min, drain and rinse cold.",
        "Faites tremper les vermicelles dans l'eau bouillante 5 min, égouttez et rincez à l'eau froide.",
      ],
      [
        "Mix half the fish sauce, the lime juice, two thirds of the sugar and 80 ml of water. Cut the carrot into matchsticks and steep them in a third of it.",
        "Mélangez la moitié de la sauce de poisson, le jus de lime, les deux tiers du sucre et 80 ml d'eau. Taillez la carotte en allumettes et faites-les mariner dans le tiers de cette sauce.",
      ],
      [
        "Mince the tender heart of the lemongrass with the garlic. Mix into the pork with the rest of the fish sauce and sugar and shape small patties.",
        "Hachez finement le cœur de la citronnelle avec l'ail. Mélangez au porc avec le reste de la sauce de poisson et du sucre et formez de petites galettes.",
      ],
      [
        "Fry the patties in an oiled pan, 4 min a side, until caramelized and 71 °C.",
        "Faites cuire les galettes dans une poêle huilée, 4 min de chaque côté, jusqu'à ce qu'elles soient caramélisées et à 71 °C.",
      ],
      [
        "Serve over the noodles with the cucumber, carrot, herbs, peanuts and sauce.",
        "Servez sur les nouilles avec le concombre, la carotte, les herbes, les arachides et la sauce.",
      ],
    ],
  },
  {
    number: 31,
    minutes: 20,
    stated: ["family-friendly"],
    facts: [25, 32, 61],
    plate: ["board", "buns", "pulled-pork", "slaw", "cucumber-slices"],
    en: [
      "Pulled pork on brioche",
      "with quick slaw and pickles",
      "We cooked the pork for nine hours so that you have to cook it for ten minutes.",
    ],
    fr: [
      "Porc effiloché sur brioche",
      "salade de chou minute et cornichons",
      "Nous avons cuit le porc neuf heures pour que vous n'ayez qu'à le cuire dix minutes.",
    ],
    needs: {
      "pulled-pork": "280 g",
      "brioche-buns": "2",
      "bbq-sauce": "80 ml",
      cabbage: "180 g",
      carrots: "1",
      mayonnaise: "2 tbsp",
      "cider-vinegar": "1 tbsp",
      pickles: "4 slices",
    },
    steps: [
      [
        "Warm the pork with the barbecue sauce and a splash of water over medium heat for 10 min, to 74 °C.",
        "Réchauffez le porc avec la sauce barbecue et un trait d'eau à feu moyen, 10 min, jusqu'à 74 °C.",
      ],
      [
        "Shred the cabbage and grate the carrot. Salt them, squeeze them in your hands, then dress with the mayonnaise and vinegar.",
        "Émincez le chou et râpez la carotte. Salez, pressez dans vos mains, puis ajoutez la mayonnaise et le vinaigre.",
      ],
      ["Toast the buns cut side down in a dry pan.", "Faites griller les pains, côté coupé dessous, dans une poêle sèche."],
      [
        "Pile on the pork, slaw and pickles. Serve the rest of the slaw alongside.",
        "Garnissez de porc, de salade de chou et de cornichons. Servez le reste de la salade à côté.",
      ],
    ],
  },
  {
    number: 32,
    minutes: 30,
    facts: [29, 30, 63],
    plate: ["bowl", "fried-rice", "fried-egg", "bacon", "kimchi", "pea-pod"],
    en: [
      "Kimchi and bacon fried rice",
      "with snap peas and a runny egg",
      "The best thing that can happen to rice. Let the bottom crisp before you stir.",
    ],
    fr: [
      "Riz sauté au kimchi et au bacon",
      "pois sucrés et œuf coulant",
      "Ce qui peut arriver de mieux à du riz. Laissez croustiller le fond avant de remuer.",
    ],
    needs: {
      bacon: "120 g",
      "sushi-rice": "150 g",
      kimchi: "150 g",
      "snap-peas": "120 g",
      eggs: "2",
      gochujang: "1 tbsp",
      "soy-sauce": "1 tbsp",
      "sesame-oil": "2 tsp",
      "green-onions": "2",
      nori: "1 sheet",
    },
    steps: [
      [
        "Simmer the rice, covered, in 200 ml of water for 14 min. Spread it on a tray to cool.",
        "Cuisez le riz à couvert dans 200 ml d'eau, 14 min. Étalez-le sur une plaque pour le refroidir.",
      ],
      [
        "Cut the bacon into strips and crisp it in a wide pan, 7 min. Lift it out, leaving the fat.",
        "Coupez le bacon en lanières et faites-le croustiller dans une grande poêle, 7 min. Retirez-le en laissant le gras.",
      ],
      [
        "Fry the chopped kimchi and snap peas in the fat for 3 min. Add the rice, gochujang and soy sauce and press it down for 3 min.",
        "Faites sauter le kimchi haché et les pois dans le gras, 3 min. Ajoutez le riz, le gochujang et la sauce soya et pressez le tout 3 min.",
      ],
      [
        "Stir, return the bacon and finish with sesame oil. Fry the eggs in a second pan.",
        "Remuez, remettez le bacon et terminez avec l'huile de sésame. Cuisez les œufs au plat dans une seconde poêle.",
      ],
      ["Serve with an egg, green onions and shredded nori.", "Servez avec un œuf, les oignons verts et le nori en lanières."],
    ],
  },
  {
    number: 33,
    minutes: 45,
    difficulty: "complex",
    premiumCents: 499,
    facts: [39, 34, 58],
    plate: ["bowl", "broth", "pork-belly", "egg-halves", "noodles", "brown-mushroom"],
    en: [
      "Weekend pork belly ramen",
      "with shiitake broth and marinated egg",
      "A ramen that takes its time: belly seared until it shatters, a broth built in layers, an egg with a jammy heart.",
    ],
    fr: [
      "Ramen du samedi au flanc de porc",
      "bouillon de shiitakes et œuf mariné",
      "Un ramen qui prend son temps : un flanc saisi jusqu'à craquer, un bouillon monté par étages, un œuf au cœur coulant.",
    ],
    needs: {
      "pork-belly": "240 g",
      "ramen-noodles": "200 g",
      "chicken-stock": "800 ml",
      shiitake: "120 g",
      eggs: "2",
      "soy-sauce": "3 tbsp",
      "brown-sugar": "1 tbsp",
      ginger: "2 tbsp",
      garlic: "3 cloves",
      corn: "80 g",
      "green-onions": "2",
      "chili-oil": "1 tsp",
      nori: "2 sheets",
    },
    steps: [
      [
        "Boil the eggs for 6 ½ min, chill and peel. Leave them in half the soy sauce mixed with the sugar and a splash of water, turning now and then.",
        "Cuisez les œufs 6 ½ min, refroidissez et écalez. Laissez-les mariner dans la moitié de la sauce soya mélangée à la cassonade et à un trait d'eau, en les tournant à l'occasion.",
      ],
      [
        "Slice the pork belly 5 mm thick. Start it in a cold pan and cook over medium heat, 6 min a side, until crisp and 71 °C.",
        "Tranchez le flanc à 5 mm d'épaisseur. Commencez dans une poêle froide et cuisez à feu moyen, 6 min de chaque côté, jusqu'à ce qu'il soit croustillant et à 71 °C.",
      ],
      [
        "Pour off all but a spoonful of fat. Fry the shiitake, smashed garlic and sliced ginger until brown, 6 min.",
        "Ne gardez qu'une cuillerée de gras. Faites dorer les shiitakes, l'ail écrasé et le gingembre tranché, 6 min.",
      ],
      [
        "Add the stock and the rest of the soy sauce and simmer for 15 min. Glaze the belly with a spoonful of the egg marinade.",
        "Ajoutez le bouillon et le reste de la sauce soya et laissez mijoter 15 min. Laquez le flanc d'une cuillerée de la marinade des œufs.",
      ],
      [
        "Boil the noodles for 3 min and divide between bowls. Strain in the broth.",
        "Cuisez les nouilles 3 min et répartissez-les dans les bols. Versez le bouillon en le filtrant.",
      ],
      [
        "Top with the belly, mushrooms, halved egg, corn, green onions, nori and chili oil.",
        "Garnissez du flanc, des champignons, de l'œuf en moitiés, du maïs, des oignons verts, du nori et d'huile pimentée.",
      ],
    ],
  },
]);
