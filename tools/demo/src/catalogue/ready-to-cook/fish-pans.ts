import { recipes } from "../recipe.ts";

export const fishPans = recipes("fish-seafood", [
  {
    number: 34,
    minutes: 30,
    facts: [31, 37, 42],
    plate: ["plate", "salmon", "baby-potatoes", "cucumber-slices", "lemon-slices", "herb"],
    en: [
      "Crisp-skinned salmon",
      "with dill potatoes and cucumber salad",
      "Skin like glass, a salad that is mostly dill, and potatoes that would be happy on their own.",
    ],
    fr: [
      "Saumon à la peau croustillante",
      "pommes de terre à l'aneth et salade de concombre",
      "Une peau qui craque, une salade surtout faite d'aneth, et des pommes de terre qui se suffiraient à elles-mêmes.",
    ],
    needs: {
      salmon: "2",
      "baby-potatoes": "320 g",
      cucumber: "1",
      radishes: "4",
      "sour-cream": "60 ml",
      dill: "½ bunch",
      lemon: "1",
      butter: "1 tbsp",
      "white-vinegar": "1 tbsp",
    },
    steps: [
      [
        "Boil the potatoes in salted water for 16 min. Drain and toss with the butter and a third of the chopped dill.",
        "Faites bouillir les pommes de terre dans l'eau salée 16 min. Égouttez et mélangez avec le beurre et le tiers de l'aneth haché.",
      ],
      [
        "Slice the cucumber and radishes thin, salt them for 5 min and squeeze. Dress with the vinegar, sour cream and another third of the dill.",
        "Tranchez finement le concombre et les radis, salez-les 5 min et pressez-les. Assaisonnez avec le vinaigre, la crème sure et un autre tiers de l'aneth.",
      ],
      [
        "Pat the salmon very dry and salt it. Lay it skin down in a hot oiled pan, press for 10 seconds and leave it alone for 6 min.",
        "Asséchez bien le saumon et salez-le. Déposez-le côté peau dans une poêle chaude et huilée, pressez 10 secondes et n'y touchez plus pendant 6 min.",
      ],
      [
        "Turn and cook 1 to 2 min more, to 63 °C. Finish with lemon juice.",
        "Retournez et cuisez de 1 à 2 min de plus, jusqu'à 63 °C. Terminez avec le jus de citron.",
      ],
      [
        "Serve skin up, with the potatoes, salad and the last of the dill.",
        "Servez la peau vers le haut, avec les pommes de terre, la salade et le reste de l'aneth.",
      ],
    ],
  },
  {
    number: 35,
    minutes: 25,
    stated: ["family-friendly"],
    facts: [24, 36, 60],
    plate: ["bowl", "rice", "salmon", "avocado", "pea-pod", "cucumber-slices"],
    en: [
      "Teriyaki salmon bowl",
      "with edamame and avocado",
      "Lacquered salmon, warm rice, cool cucumber. A weeknight classic for good reason.",
    ],
    fr: [
      "Bol de saumon teriyaki",
      "edamames et avocat",
      "Saumon laqué, riz chaud, concombre frais. Un classique de semaine, et ce n'est pas un hasard.",
    ],
    needs: {
      salmon: "2",
      "sushi-rice": "140 g",
      edamame: "100 g",
      avocado: "1",
      cucumber: "½",
      carrots: "1",
      teriyaki: "60 ml",
      "rice-vinegar": "1 tbsp",
      "sesame-seeds": "2 tsp",
    },
    steps: [
      [
        "Simmer the rinsed rice, covered, in 210 ml of water for 14 min. Season with the vinegar and a pinch of salt.",
        "Cuisez le riz rincé à couvert dans 210 ml d'eau, 14 min. Assaisonnez-le du vinaigre et d'une pincée de sel.",
      ],
      [
        "Boil the edamame for 3 min. Ribbon the carrot and cucumber with a peeler and slice the avocado.",
        "Faites bouillir les edamames 3 min. Taillez la carotte et le concombre en rubans avec un économe et tranchez l'avocat.",
      ],
      [
        "Sear the salmon in an oiled pan, skin down, for 5 min. Turn, add the teriyaki and baste for 3 min, to 63 °C.",
        "Saisissez le saumon côté peau dans une poêle huilée, 5 min. Retournez, ajoutez la sauce teriyaki et arrosez 3 min, jusqu'à 63 °C.",
      ],
      [
        "Fill the bowls with rice, salmon and vegetables. Spoon over the glaze and scatter with sesame.",
        "Garnissez les bols de riz, de saumon et de légumes. Nappez de laque et parsemez de sésame.",
      ],
    ],
  },
  {
    number: 36,
    minutes: 30,
    stated: ["family-friendly"],
    facts: [28, 35, 56],
    plate: ["board", "battered-fish", "frites", "peas", "lemon-slices"],
    en: [
      "Oven fish and chips",
      "with mushy peas and tartar sauce",
      "Panko in place of batter, a very hot oven in place of the fryer, chip-shop satisfaction intact.",
    ],
    fr: [
      "Poisson-frites au four",
      "purée de pois et sauce tartare",
      "De la chapelure plutôt que de la pâte, un four brûlant plutôt que la friteuse : le plaisir reste entier.",
    ],
    needs: {
      haddock: "300 g",
      potatoes: "400 g",
      panko: "50 g",
      flour: "2 tbsp",
      eggs: "1",
      peas: "150 g",
      mint: "2 sprigs",
      mayonnaise: "3 tbsp",
      pickles: "3 slices",
      capers: "2 tsp",
      lemon: "1",
    },
    steps: [
      [
        "Heat the oven to 450 °F (230 °C). Cut the potatoes into thick fries, oil and salt them and roast for 28 min, turning once.",
        "Préchauffez le four à 230 °C (450 °F). Taillez les pommes de terre en grosses frites, huilez, salez et faites rôtir 28 min, en retournant une fois.",
      ],
      [
        "Toast the panko in an oiled pan until golden. Cut the haddock into four, season, and coat in flour, beaten egg and crumbs.",
        "Faites dorer la chapelure dans une poêle huilée. Coupez l'aiglefin en quatre, assaisonnez et passez dans la farine, l'œuf battu et la chapelure.",
      ],
      [
        "Bake the fish on an oiled sheet for 10 to 12 min, until it flakes and reaches 70 °C.",
        "Cuisez le poisson sur une plaque huilée de 10 à 12 min, jusqu'à ce qu'il s'effeuille et atteigne 70 °C.",
      ],
      [
        "Boil the peas for 3 min and crush them with the mint and a little oil. Chop the pickles and capers into the mayonnaise.",
        "Faites bouillir les pois 3 min et écrasez-les avec la menthe et un peu d'huile. Hachez les cornichons et les câpres dans la mayonnaise.",
      ],
      ["Serve with lemon wedges.", "Servez avec des quartiers de citron."],
    ],
  },
  {
    number: 37,
    minutes: 30,
    facts: [22, 36, 44],
    plate: ["plate", "tomato-sauce", "white-fish", "white-beans", "olive", "basil"],
    en: ["Cod baked with tomatoes", "olives, capers and white beans", "A pan of the Mediterranean poured over Atlantic cod. Bring bread."],
    fr: [
      "Morue au four aux tomates",
      "olives, câpres et haricots blancs",
      "Un peu de Méditerranée sur une morue de l'Atlantique. Prévoyez du pain.",
    ],
    needs: {
      cod: "300 g",
      "cherry-tomatoes": "300 g",
      "white-beans": "1 can",
      olives: "40 g",
      capers: "1 tbsp",
      garlic: "3 cloves",
      "olive-oil": "2 tbsp",
      basil: "½ bunch",
      baguette: "½",
      lemon: "½",
    },
    steps: [
      [
        "Heat the oven to 425 °F (220 °C). Toss the tomatoes, sliced garlic, olives, capers, drained beans and oil in a baking dish. Roast for 12 min.",
        "Préchauffez le four à 220 °C (425 °F). Mélangez les tomates, l'ail tranché, les olives, les câpres, les haricots égouttés et l'huile dans un plat. Faites rôtir 12 min.",
      ],
      [
        "Season the cod and nestle it in. Spoon some of the juices over it.",
        "Assaisonnez la morue et déposez-la dans le plat. Arrosez-la d'un peu de jus.",
      ],
      [
        "Bake for 10 to 12 min, until the fish flakes and reaches 70 °C. Warm the bread alongside.",
        "Cuisez de 10 à 12 min, jusqu'à ce que le poisson s'effeuille et atteigne 70 °C. Réchauffez le pain en même temps.",
      ],
      [
        "Finish with lemon juice and torn basil. Serve from the dish with the bread.",
        "Terminez avec le jus de citron et le basilic déchiré. Servez dans le plat avec le pain.",
      ],
    ],
  },
  {
    number: 38,
    minutes: 25,
    facts: [27, 34, 50],
    plate: ["plate", "wild-rice", "trout", "green-beans", "almonds", "lemon-slices"],
    en: [
      "Trout amandine",
      "with wild rice and green beans",
      "Brown butter, toasted almonds, lemon. Rainbow trout needs nothing more and deserves nothing less.",
    ],
    fr: [
      "Truite amandine",
      "riz sauvage et haricots verts",
      "Beurre noisette, amandes grillées, citron. La truite n'en demande pas plus et n'en mérite pas moins.",
    ],
    needs: {
      trout: "2",
      "wild-rice": "60 g",
      "basmati-rice": "80 g",
      "green-beans": "200 g",
      almonds: "25 g",
      butter: "2 tbsp",
      lemon: "1",
      flour: "1 tbsp",
      parsley: "4 sprigs",
    },
    steps: [
      [
        "Simmer the two rices in salted water for 25 min, adding the beans for the last 4. Drain; keep the beans apart.",
        "Faites mijoter les deux riz dans l'eau salée 25 min, en ajoutant les haricots pour les 4 dernières. Égouttez; réservez les haricots.",
      ],
      [
        "Dry and season the trout and dust it with flour. Fry skin down in an oiled pan for 4 min, turn for 1 min, to 63 °C.",
        "Asséchez et assaisonnez la truite, puis farinez-la légèrement. Cuisez-la côté peau dans une poêle huilée 4 min, retournez 1 min, jusqu'à 63 °C.",
      ],
      [
        "Wipe the pan. Cook the butter and almonds over medium heat until both are nut-brown, 3 min.",
        "Essuyez la poêle. Cuisez le beurre et les amandes à feu moyen jusqu'à ce qu'ils prennent une couleur noisette, 3 min.",
      ],
      [
        "Add the lemon juice and chopped parsley; it will foam. Pour over the trout at once and serve with the rice and beans.",
        "Ajoutez le jus de citron et le persil haché; ça mousse. Versez aussitôt sur la truite et servez avec le riz et les haricots.",
      ],
    ],
  },
]);
