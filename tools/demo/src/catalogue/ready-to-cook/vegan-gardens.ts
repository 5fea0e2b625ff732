import { recipes } from "../recipe.ts";

export const veganGardens = recipes("vegan", [
  {
    number: 65,
    minutes: 35,
    facts: [21, 23, 64],
    plate: ["bowl", "chili", "sweet-potato", "black-beans", "avocado", "lime"],
    en: [
      "Smoky sweet potato chili",
      "with black beans and avocado",
      "Chipotle, cocoa and sweet potato: the trick is to let the bottom catch a little.",
    ],
    fr: [
      "Chili fumé à la patate douce",
      "haricots noirs et avocat",
      "Chipotle, cacao et patate douce : le truc, c'est de laisser attacher un peu le fond.",
    ],
    needs: {
      "sweet-potato": "1",
      "black-beans": "1 can",
      "pea-protein": "80 g",
      "crushed-tomatoes": "300 ml",
      onion: "1",
      garlic: "3 cloves",
      "chipotle-adobo": "1 tsp",
      cocoa: "1 tsp",
      cumin: "2 tsp",
      avocado: "1",
      lime: "1",
      cilantro: "4 sprigs",
      "corn-tortillas": "4",
    },
    steps: [
      [
        "Soften the diced onion and sweet potato in oil for 10 min, letting them brown.",
        "Faites revenir l'oignon et la patate douce en dés dans l'huile 10 min, en les laissant brunir.",
      ],
      [
        "Add the garlic, chipotle, cocoa and cumin for 1 min, then the pea protein.",
        "Ajoutez l'ail, le chipotle, le cacao et le cumin, 1 min, puis les protéines de pois.",
      ],
      [
        "Pour in the tomatoes, drained beans and 250 ml of water. Simmer for 18 min, scraping the bottom.",
        "Versez les tomates, les haricots égouttés et 250 ml d'eau. Laissez mijoter 18 min en grattant le fond.",
      ],
      [
        "Toast the tortillas until crisp. Serve the chili with lime, avocado, cilantro and tortillas.",
        "Faites griller les tortillas jusqu'à ce qu'elles croustillent. Servez le chili avec la lime, l'avocat, la coriandre et les tortillas.",
      ],
    ],
  },
  {
    number: 66,
    minutes: 40,
    facts: [26, 22, 56],
    plate: ["plate", "soba", "eggplant", "tofu", "hot-pepper"],
    en: ["Miso-glazed eggplant", "with smoked tofu and soba", "Scored, roasted and lacquered until it can be eaten with a spoon."],
    fr: ["Aubergine laquée au miso", "tofu fumé et nouilles soba", "Quadrillée, rôtie et laquée, jusqu'à pouvoir se manger à la cuillère."],
    needs: {
      eggplant: "2",
      "smoked-tofu": "200 g",
      "soba-noodles": "140 g",
      miso: "2 tbsp",
      "maple-syrup": "1 tbsp",
      "rice-vinegar": "1 tbsp",
      "sesame-oil": "1 tbsp",
      "bok-choy": "2",
      "sesame-seeds": "2 tsp",
      "green-onions": "2",
    },
    steps: [
      [
        "Heat the oven to 425 °F (220 °C). Halve the eggplants, score the flesh deeply, oil and roast cut side down for 20 min.",
        "Préchauffez le four à 220 °C (425 °F). Coupez les aubergines en deux, quadrillez profondément la chair, huilez et faites rôtir côté coupé dessous, 20 min.",
      ],
      [
        "Mix the miso, maple syrup and half the vinegar. Turn the eggplants, brush with the glaze and roast for 8 min more.",
        "Mélangez le miso, le sirop d'érable et la moitié du vinaigre. Retournez les aubergines, badigeonnez de laque et remettez au four 8 min.",
      ],
      [
        "Fry the cubed smoked tofu in half the sesame oil for 5 min. Add the quartered bok choy and a splash of water for 3 min.",
        "Faites dorer le tofu fumé en cubes dans la moitié de l'huile de sésame, 5 min. Ajoutez les bok choys en quartiers et un trait d'eau, 3 min.",
      ],
      [
        "Boil the soba for 4 min, rinse cold and dress with the rest of the vinegar and oil.",
        "Faites bouillir les soba 4 min, rincez à l'eau froide et assaisonnez du reste du vinaigre et de l'huile.",
      ],
      [
        "Serve the eggplant on the noodles with the tofu, bok choy, sesame and green onions.",
        "Servez l'aubergine sur les nouilles avec le tofu, les bok choys, le sésame et les oignons verts.",
      ],
    ],
  },
  {
    number: 67,
    minutes: 30,
    facts: [25, 23, 61],
    plate: ["plate", "hummus", "falafel", "cucumber-slices", "cherry-tomatoes", "flatbread"],
    en: [
      "Skillet falafel",
      "with pita, pickles and lemon tahini",
      "Chickpeas, a fistful of herbs and a shallow pan of oil. Crunch outside, green inside.",
    ],
    fr: [
      "Falafels à la poêle",
      "pita, cornichons et tahini citronné",
      "Des pois chiches, une poignée d'herbes et un fond d'huile. Croquants dehors, verts dedans.",
    ],
    needs: {
      chickpeas: "1 can",
      "chickpea-flour": "40 g",
      parsley: "½ bunch",
      cilantro: "½ bunch",
      garlic: "2 cloves",
      cumin: "2 tsp",
      coriander: "1 tsp",
      pita: "2",
      tahini: "2 tbsp",
      lemon: "1",
      tomatoes: "1",
      cucumber: "½",
      pickles: "4 slices",
    },
    steps: [
      [
        "Drain and dry the chickpeas well. Chop the herbs and garlic very fine.",
        "Égouttez et asséchez bien les pois chiches. Hachez très finement les herbes et l'ail.",
      ],
      [
        "Crush the chickpeas to a rough paste with the herbs, spices, flour and salt. Shape 10 small patties.",
        "Écrasez les pois chiches en pâte grossière avec les herbes, les épices, la farine et du sel. Formez 10 petites galettes.",
      ],
      [
        "Fry in 5 mm of hot oil, 3 min a side, until dark gold.",
        "Faites frire dans 5 mm d'huile chaude, 3 min de chaque côté, jusqu'à une belle couleur foncée.",
      ],
      [
        "Whisk the tahini with the lemon juice, cold water and salt. Dice the tomato and cucumber.",
        "Fouettez le tahini avec le jus de citron, de l'eau froide et du sel. Coupez la tomate et le concombre en dés.",
      ],
      [
        "Warm the pita. Serve with falafel, vegetables, pickles and tahini.",
        "Réchauffez les pitas. Servez avec les falafels, les légumes, les cornichons et le tahini.",
      ],
    ],
  },
  {
    number: 68,
    minutes: 45,
    difficulty: "moderate",
    premiumCents: 299,
    facts: [24, 24, 60],
    plate: ["plate", "gravy", "brown-mushroom", "mash", "carrot-slices", "herb"],
    en: [
      "Mushroom bourguignon",
      "with olive oil mash",
      "Portobellos in red-wine vinegar and stock, cooked until they have something to say.",
    ],
    fr: ["Bourguignon de champignons", "purée à l'huile d'olive", "Des portobellos mijotés jusqu'à ce qu'ils aient quelque chose à dire."],
    needs: {
      "portobello-mushrooms": "3",
      mushrooms: "200 g",
      "smoked-tofu": "120 g",
      carrots: "2",
      shallot: "4",
      garlic: "2 cloves",
      "tomato-paste": "1 tbsp",
      flour: "1 tbsp",
      "wine-vinegar": "2 tbsp",
      "vegetable-stock": "400 ml",
      thyme: "4 sprigs",
      potatoes: "400 g",
      "olive-oil": "3 tbsp",
      parsley: "4 sprigs",
    },
    steps: [
      [
        "Brown the mushrooms in big pieces with the diced tofu in a third of the oil, in two batches, 6 min each. Set aside.",
        "Faites dorer les champignons en gros morceaux avec le tofu en dés dans le tiers de l'huile, en deux fois, 6 min chacune. Réservez.",
      ],
      [
        "Soften the halved shallots and thick carrot coins in the same pot for 6 min. Add the garlic, tomato paste and flour for 2 min.",
        "Faites revenir les échalotes en moitiés et les carottes en grosses rondelles dans la même marmite, 6 min. Ajoutez l'ail, la pâte de tomate et la farine, 2 min.",
      ],
      [
        "Add the vinegar, stock and thyme, scraping. Return the mushrooms and simmer for 20 min.",
        "Ajoutez le vinaigre, le bouillon et le thym en grattant le fond. Remettez les champignons et laissez mijoter 20 min.",
      ],
      [
        "Boil the peeled potatoes until soft, 15 min. Mash with the rest of the oil and a little of their water.",
        "Faites bouillir les pommes de terre pelées jusqu'à ce qu'elles soient tendres, 15 min. Réduisez en purée avec le reste de l'huile et un peu d'eau de cuisson.",
      ],
      ["Spoon the stew over the mash and scatter with parsley.", "Servez le ragoût sur la purée et parsemez de persil."],
    ],
  },
]);
