import { recipes } from "../recipe.ts";

export const veganTables = recipes("vegan", [
  {
    number: 84,
    minutes: 30,
    stated: ["family-friendly"],
    facts: [24, 19, 76],
    plate: ["bowl", "curry", "chickpeas", "rice", "leafy-green", "lime"],
    en: ["Chickpea and coconut curry", "with spinach and jasmine rice", "Red curry paste bloomed in coconut cream: one pot, no hurry."],
    fr: [
      "Cari de pois chiches au coco",
      "épinards et riz au jasmin",
      "La pâte de cari rouge s'ouvre dans la crème de coco : un chaudron, rien ne presse.",
    ],
    needs: {
      chickpeas: "1 can",
      "coconut-milk": "250 ml",
      "red-curry-paste": "2 tbsp",
      "jasmine-rice": "160 g",
      spinach: "100 g",
      "bell-pepper": "1",
      ginger: "20 g",
      garlic: "2 cloves",
      tamari: "1 tbsp",
      lime: "1",
    },
    steps: [
      [
        "Rinse the rice and cook it in 300 ml of salted water, covered, for 14 min.",
        "Rincez le riz et faites-le cuire à couvert dans 300 ml d'eau salée, 14 min.",
      ],
      [
        "Warm the thick of the coconut milk with the curry paste, grated ginger and garlic for 3 min.",
        "Chauffez le dessus épais du lait de coco avec la pâte de cari, le gingembre et l'ail râpés, 3 min.",
      ],
      [
        "Add the sliced pepper, drained chickpeas, tamari and the rest of the coconut milk. Simmer for 12 min.",
        "Ajoutez le poivron en lanières, les pois chiches égouttés, le tamari et le reste du lait de coco. Laissez mijoter 12 min.",
      ],
      [
        "Wilt the spinach in the curry, brighten with lime and serve over the rice.",
        "Faites tomber les épinards dans le cari, relevez de lime et servez sur le riz.",
      ],
    ],
  },
  {
    number: 85,
    minutes: 35,
    stated: ["family-friendly"],
    facts: [16, 26, 92],
    plate: ["bowl", "penne", "lentil-ragu", "carrot-slices", "basil"],
    en: ["Lentil Bolognese", "with rigatoni and basil", "Lentils, mushrooms and a spoonful of miso stand in for a whole Sunday."],
    fr: [
      "Bolognaise aux lentilles",
      "rigatonis et basilic",
      "Des lentilles, des champignons et une cuillerée de miso remplacent tout un dimanche.",
    ],
    needs: {
      rigatoni: "200 g",
      "green-lentils": "100 g",
      mushrooms: "150 g",
      carrots: "1",
      onion: "1",
      garlic: "2 cloves",
      "crushed-tomatoes": "400 ml",
      "tomato-paste": "1 tbsp",
      miso: "1 tsp",
      "olive-oil": "2 tbsp",
      basil: "4 sprigs",
    },
    steps: [
      [
        "Boil the lentils in plenty of water for 20 min, until just tender. Drain.",
        "Faites bouillir les lentilles dans beaucoup d'eau, 20 min, jusqu'à ce qu'elles soient juste tendres. Égouttez.",
      ],
      [
        "Brown the finely chopped onion, carrot and mushrooms in the oil for 8 min.",
        "Dorez l'oignon, la carotte et les champignons hachés fin dans l'huile, 8 min.",
      ],
      [
        "Stir in the garlic, tomato paste and miso for 1 min, then the tomatoes and lentils. Simmer for 10 min.",
        "Ajoutez l'ail, la pâte de tomate et le miso, 1 min, puis les tomates et les lentilles. Laissez mijoter 10 min.",
      ],
      [
        "Boil the rigatoni, keep a ladle of the water and toss all of it together. Tear the basil over.",
        "Faites cuire les rigatonis, gardez une louche d'eau et mélangez le tout. Déchirez le basilic dessus.",
      ],
    ],
  },
  {
    number: 86,
    minutes: 30,
    facts: [23, 24, 74],
    plate: ["bowl", "rice", "tofu", "pineapple-rings", "black-beans", "lime"],
    en: ["Jerk tofu", "with black beans and pineapple", "Torn, not cut: the edges hold more of the spice."],
    fr: ["Tofu jerk", "haricots noirs et ananas", "Déchiré plutôt que coupé : les bords retiennent mieux les épices."],
    needs: {
      tofu: "350 g",
      "jerk-spice": "1 tbsp",
      cornstarch: "1 tbsp",
      "jasmine-rice": "150 g",
      "black-beans": "½ can",
      pineapple: "200 g",
      "red-cabbage": "100 g",
      "canola-oil": "2 tbsp",
      lime: "1",
      cilantro: "4 sprigs",
    },
    steps: [
      [
        "Cook the rice in 280 ml of salted water, covered, for 14 min. Stir in the drained beans.",
        "Faites cuire le riz à couvert dans 280 ml d'eau salée, 14 min. Incorporez les haricots égouttés.",
      ],
      [
        "Tear the tofu into bites and toss with the jerk spice and cornstarch.",
        "Déchirez le tofu en bouchées et enrobez-le d'épices jerk et de fécule.",
      ],
      [
        "Fry it in the oil over high heat for 8 min, turning, until crisp.",
        "Faites-le frire dans l'huile à feu vif, 8 min, en le retournant, jusqu'à ce qu'il soit croustillant.",
      ],
      ["Char the pineapple in the same pan for 3 min.", "Grillez l'ananas dans la même poêle, 3 min."],
      [
        "Dress the sliced cabbage with half of the lime. Serve all of it over the rice with cilantro.",
        "Assaisonnez le chou émincé de la moitié de la lime. Servez le tout sur le riz avec la coriandre.",
      ],
    ],
  },
  {
    number: 87,
    minutes: 45,
    facts: [20, 20, 79],
    plate: ["plate", "stuffed-peppers", "quinoa", "corn", "guacamole", "cherry-tomatoes"],
    en: ["Peppers stuffed with quinoa", "corn, black beans and avocado", "They roast while the kitchen is being tidied."],
    fr: ["Poivrons farcis au quinoa", "maïs, haricots noirs et avocat", "Ils rôtissent pendant qu'on range la cuisine."],
    needs: {
      "bell-pepper": "3",
      quinoa: "120 g",
      "black-beans": "1 can",
      corn: "150 g",
      salsa: "125 ml",
      cumin: "1 tsp",
      paprika: "1 tsp",
      avocado: "1",
      lime: "1",
      "pumpkin-seeds": "2 tbsp",
      "olive-oil": "1 tbsp",
    },
    steps: [
      [
        "Heat the oven to 425 °F (220 °C). Halve the peppers, oil them and roast cut side down for 12 min.",
        "Préchauffez le four à 220 °C (425 °F). Coupez les poivrons en deux, huilez-les et faites-les rôtir côté coupé dessous, 12 min.",
      ],
      [
        "Simmer the quinoa in 240 ml of water with the cumin and paprika, covered, for 14 min.",
        "Faites mijoter le quinoa à couvert dans 240 ml d'eau avec le cumin et le paprika, 14 min.",
      ],
      [
        "Mix it with the drained beans, corn and half of the salsa. Salt it.",
        "Mélangez-le aux haricots égouttés, au maïs et à la moitié de la salsa. Salez.",
      ],
      ["Turn the peppers, fill them and roast for 15 min more.", "Retournez les poivrons, farcissez-les et remettez au four 15 min."],
      [
        "Mash the avocado with the lime. Serve with the peppers, pumpkin seeds and the rest of the salsa.",
        "Écrasez l'avocat avec la lime. Servez avec les poivrons, les graines de citrouille et le reste de la salsa.",
      ],
    ],
  },
]);
