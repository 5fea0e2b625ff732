import { recipes } from "../recipe.ts";

export const veganSuppers = recipes("vegan", [
  {
    number: 60,
    minutes: 30,
    stated: ["family-friendly"],
    facts: [22, 26, 66],
    plate: ["bowl", "rice", "tofu", "broccoli", "nut-butter", "peanuts"],
    en: ["Crispy tofu with peanut sauce", "broccoli and jasmine rice", "Torn, not cubed: the rough edges are where the crunch lives."],
    fr: [
      "Tofu croustillant, sauce aux arachides",
      "brocoli et riz au jasmin",
      "Déchiré plutôt que coupé : c'est dans les bords inégaux que se cache le croquant.",
    ],
    needs: {
      tofu: "350 g",
      broccoli: "1",
      "jasmine-rice": "140 g",
      "peanut-butter": "3 tbsp",
      "soy-sauce": "2 tbsp",
      lime: "1",
      "maple-syrup": "1 tbsp",
      cornstarch: "2 tbsp",
      ginger: "1 tbsp",
      "sambal-oelek": "1 tsp",
    },
    steps: [
      ["Simmer the rice, covered, in 280 ml of water for 12 min.", "Cuisez le riz à couvert dans 280 ml d'eau, 12 min."],
      [
        "Press the tofu dry and tear it into bites. Toss with half the soy sauce, then the cornstarch.",
        "Pressez le tofu et déchirez-le en bouchées. Enrobez-le de la moitié de la sauce soya, puis de la fécule.",
      ],
      [
        "Fry in a generous film of hot oil, turning, until golden all over, 9 min.",
        "Faites frire dans une bonne couche d'huile chaude, en tournant, jusqu'à ce qu'il soit doré partout, 9 min.",
      ],
      [
        "Whisk the peanut butter, lime juice, maple syrup, ginger, sambal and the rest of the soy sauce with hot water until it pours.",
        "Fouettez le beurre d'arachide, le jus de lime, le sirop d'érable, le gingembre, le sambal et le reste de la sauce soya avec de l'eau chaude jusqu'à consistance coulante.",
      ],
      [
        "Steam the broccoli for 4 min. Serve over the rice with the tofu and sauce.",
        "Cuisez le brocoli à la vapeur 4 min. Servez sur le riz avec le tofu et la sauce.",
      ],
    ],
  },
  {
    number: 61,
    minutes: 35,
    facts: [24, 22, 70],
    plate: ["bowl", "curry", "red-lentils", "rice", "flatbread", "herb"],
    en: [
      "Coconut red lentil dal",
      "with spinach and basmati",
      "The pot you make when the day was long. A sizzle of spice at the end wakes it up.",
    ],
    fr: [
      "Dal de lentilles corail au coco",
      "épinards et riz basmati",
      "Le plat des longues journées. Un filet d'épices grésillantes, à la fin, le réveille.",
    ],
    needs: {
      "red-lentils": "150 g",
      "coconut-milk": "200 ml",
      "basmati-rice": "120 g",
      spinach: "150 g",
      onion: "1",
      garlic: "3 cloves",
      ginger: "1 tbsp",
      turmeric: "1 tsp",
      cumin: "2 tsp",
      "chili-flakes": "½ tsp",
      tomatoes: "1",
      lemon: "½",
    },
    steps: [
      [
        "Soften the chopped onion in oil for 7 min. Add the ginger, turmeric and half the garlic and cumin for 1 min.",
        "Faites revenir l'oignon haché dans l'huile, 7 min. Ajoutez le gingembre, le curcuma et la moitié de l'ail et du cumin, 1 min.",
      ],
      [
        "Add the rinsed lentils, chopped tomato, coconut milk and 400 ml of water. Simmer for 20 min, stirring, until broken down.",
        "Ajoutez les lentilles rincées, la tomate hachée, le lait de coco et 400 ml d'eau. Laissez mijoter 20 min en remuant, jusqu'à ce que les lentilles se défassent.",
      ],
      ["Simmer the rice, covered, in 240 ml of salted water for 12 min.", "Cuisez le riz à couvert dans 240 ml d'eau salée, 12 min."],
      [
        "Stir the spinach and lemon juice into the dal and salt it well.",
        "Incorporez les épinards et le jus de citron au dal et salez bien.",
      ],
      [
        "Sizzle the rest of the garlic and cumin with the chili flakes in a spoonful of oil for 40 seconds; pour over and serve with the rice.",
        "Faites grésiller le reste de l'ail et du cumin avec les flocons de piment dans une cuillerée d'huile, 40 secondes; versez sur le dal et servez avec le riz.",
      ],
    ],
  },
  {
    number: 62,
    minutes: 35,
    facts: [23, 21, 72],
    plate: ["board", "taco", "brown-mushroom", "pineapple-rings", "lime", "hot-pepper"],
    en: [
      "Mushroom al pastor tacos",
      "with charred pineapple",
      "Oyster mushrooms pressed flat and lacquered with chipotle. Meaty without the meat.",
    ],
    fr: ["Tacos al pastor aux pleurotes", "ananas grillé", "Des pleurotes écrasés et laqués au chipotle. Du mordant, sans viande."],
    needs: {
      "oyster-mushrooms": "300 g",
      "corn-tortillas": "8",
      pineapple: "150 g",
      "black-beans": "1 can",
      "red-onion": "1",
      "chipotle-adobo": "1 tbsp",
      orange: "1",
      cumin: "1 tsp",
      oregano: "1 tsp",
      avocado: "1",
      cilantro: "5 sprigs",
      lime: "1",
    },
    steps: [
      [
        "Mix the chipotle, orange juice, cumin, oregano and salt. Slice half the onion thin and cover with lime juice.",
        "Mélangez le chipotle, le jus d'orange, le cumin, l'origan et du sel. Tranchez finement la moitié de l'oignon et couvrez-la de jus de lime.",
      ],
      [
        "Sear the mushrooms in a hot oiled pan under a second pan, 5 min a side, until flat and browned.",
        "Saisissez les pleurotes dans une poêle chaude et huilée, sous une seconde poêle, 5 min de chaque côté, jusqu'à ce qu'ils soient plats et dorés.",
      ],
      [
        "Pour over the chipotle mixture and let it glaze, 3 min. Slice. Char the pineapple alongside.",
        "Versez le mélange au chipotle et laissez laquer 3 min. Tranchez. Faites griller l'ananas à côté.",
      ],
      [
        "Soften the rest of the onion, add the drained beans and crush them with a splash of water.",
        "Faites revenir le reste de l'oignon, ajoutez les haricots égouttés et écrasez-les avec un trait d'eau.",
      ],
      [
        "Warm the tortillas and fill with beans, mushrooms, pineapple, avocado, onion and cilantro.",
        "Réchauffez les tortillas et garnissez de haricots, de pleurotes, d'ananas, d'avocat, d'oignon et de coriandre.",
      ],
    ],
  },
  {
    number: 63,
    minutes: 40,
    facts: [25, 19, 63],
    plate: ["plate", "couscous", "cauliflower", "chickpeas", "peach-slices", "basil"],
    en: [
      "Roasted cauliflower and tahini",
      "with chickpeas, apricots and couscous",
      "The whole tray goes golden, and the tahini goes on like a blanket.",
    ],
    fr: [
      "Chou-fleur rôti au tahini",
      "pois chiches, abricots et couscous",
      "Toute la plaque dore, puis le tahini se pose comme une couverture.",
    ],
    needs: {
      cauliflower: "1",
      chickpeas: "1 can",
      couscous: "120 g",
      tahini: "3 tbsp",
      apricots: "40 g",
      "ras-el-hanout": "1 tbsp",
      lemon: "1",
      garlic: "1 clove",
      parsley: "½ bunch",
      almonds: "25 g",
      "olive-oil": "2 tbsp",
    },
    steps: [
      [
        "Heat the oven to 450 °F (230 °C). Toss the cauliflower florets and drained chickpeas with the oil, ras el hanout and salt. Roast for 26 min.",
        "Préchauffez le four à 230 °C (450 °F). Mélangez les fleurons de chou-fleur et les pois chiches égouttés avec l'huile, le ras el-hanout et du sel. Faites rôtir 26 min.",
      ],
      [
        "Pour 180 ml of boiling salted water over the couscous and chopped apricots; cover for 6 min and fluff.",
        "Versez 180 ml d'eau bouillante salée sur le couscous et les abricots hachés; couvrez 6 min et égrenez.",
      ],
      [
        "Whisk the tahini, lemon juice, grated garlic and cold water until pale and pourable.",
        "Fouettez le tahini, le jus de citron, l'ail râpé et de l'eau froide jusqu'à ce que la sauce soit pâle et coulante.",
      ],
      [
        "Chop the almonds and parsley and fold half into the couscous.",
        "Hachez les amandes et le persil et incorporez-en la moitié au couscous.",
      ],
      [
        "Serve the tray over the couscous with the tahini and the rest of the almonds and parsley.",
        "Servez les légumes sur le couscous avec le tahini et le reste des amandes et du persil.",
      ],
    ],
  },
  {
    number: 64,
    minutes: 25,
    stated: ["family-friendly"],
    facts: [18, 24, 78],
    plate: ["bowl", "udon", "carrot-slices", "pea-pod", "brown-mushroom"],
    en: [
      "Sesame udon stir-fry",
      "with edamame and snap peas",
      "Fat, bouncy noodles and vegetables that stay green. Chopsticks optional, slurping not.",
    ],
    fr: [
      "Udon sautés au sésame",
      "edamames et pois sucrés",
      "Des nouilles dodues et des légumes qui restent verts. Baguettes facultatives, aspiration obligatoire.",
    ],
    needs: {
      "udon-noodles": "400 g",
      edamame: "140 g",
      "snap-peas": "150 g",
      carrots: "1",
      "red-cabbage": "100 g",
      "soy-sauce": "3 tbsp",
      "brown-sugar": "1 tbsp",
      "sesame-oil": "1 tbsp",
      garlic: "2 cloves",
      ginger: "1 tbsp",
      "sesame-seeds": "1 tbsp",
      "chili-crisp": "1 tsp",
    },
    steps: [
      [
        "Loosen the noodles in boiling water for 2 min with the edamame; drain.",
        "Détachez les nouilles 2 min dans l'eau bouillante avec les edamames; égouttez.",
      ],
      [
        "Mix the soy sauce, sugar, sesame oil and 2 tbsp of water.",
        "Mélangez la sauce soya, la cassonade, l'huile de sésame et 2 c. à soupe d'eau.",
      ],
      [
        "Stir-fry the carrot matchsticks, snap peas and shredded cabbage over high heat for 3 min. Add the garlic and ginger for 30 seconds.",
        "Faites sauter la carotte en allumettes, les pois et le chou émincé à feu vif, 3 min. Ajoutez l'ail et le gingembre, 30 secondes.",
      ],
      [
        "Add the noodles, edamame and sauce and toss until glossy, 2 min. Finish with sesame seeds and chili crisp.",
        "Ajoutez les nouilles, les edamames et la sauce et remuez jusqu'à ce que ça brille, 2 min. Terminez avec les graines de sésame et l'huile pimentée.",
      ],
    ],
  },
]);
