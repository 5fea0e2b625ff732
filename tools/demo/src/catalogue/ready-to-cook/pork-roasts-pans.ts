import { recipes } from "../recipe.ts";

export const porkRoastsAndPans = recipes("pork", [
  {
    number: 25,
    minutes: 35,
    stated: ["family-friendly"],
    facts: [27, 39, 45],
    plate: ["plate", "mash", "pork-chop", "apple-slices", "green-beans"],
    en: ["Pork chops with apples", "and mustard mash", "Cortland apples soften without collapsing, and the pan does the seasoning."],
    fr: [
      "Côtelettes de porc aux pommes",
      "et purée à la moutarde",
      "La Cortland s'attendrit sans s'effondrer, et la poêle se charge de l'assaisonnement.",
    ],
    needs: {
      "pork-chops": "2",
      apple: "1",
      potatoes: "350 g",
      "grainy-mustard": "1 tbsp",
      onion: "½",
      "cider-vinegar": "1 tbsp",
      "chicken-stock": "125 ml",
      butter: "2 tbsp",
      milk: "60 ml",
      sage: "4 sprigs",
      "green-beans": "150 g",
    },
    steps: [
      [
        "Boil the peeled potatoes for 15 min, adding the beans for the last 4. Lift out the beans and mash the potatoes with the milk, half the butter and the mustard.",
        "Faites bouillir les pommes de terre pelées 15 min, en ajoutant les haricots pour les 4 dernières. Retirez les haricots et réduisez les pommes de terre en purée avec le lait, la moitié du beurre et la moutarde.",
      ],
      [
        "Dry and season the chops. Sear in an oiled pan, 4 to 5 min a side, to 63 °C. Rest on a plate.",
        "Asséchez et assaisonnez les côtelettes. Saisissez-les dans une poêle huilée de 4 à 5 min de chaque côté, jusqu'à 63 °C. Réservez.",
      ],
      [
        "Cook the sliced onion and apple wedges in the same pan with the sage, 5 min.",
        "Faites cuire l'oignon tranché et les quartiers de pomme dans la même poêle avec la sauge, 5 min.",
      ],
      [
        "Add the vinegar and stock, reduce by half and swirl in the rest of the butter.",
        "Ajoutez le vinaigre et le bouillon, réduisez de moitié et incorporez le reste du beurre.",
      ],
      [
        "Serve the chops on the mash with the beans, apples and sauce.",
        "Servez les côtelettes sur la purée avec les haricots, les pommes et la sauce.",
      ],
    ],
  },
  {
    number: 26,
    minutes: 35,
    facts: [23, 41, 58],
    plate: ["plate", "pork-slices", "sweet-potato", "broccoli", "herb"],
    en: [
      "Miso-maple pork tenderloin",
      "with sweet potato and sesame broccoli",
      "White miso and maple syrup: two kinds of mellow. The glaze blisters under the broiler.",
    ],
    fr: [
      "Filet de porc miso-érable",
      "patate douce et brocoli au sésame",
      "Miso blanc et sirop d'érable : deux douceurs. La laque cloque sous le gril.",
    ],
    needs: {
      "pork-tenderloin": "320 g",
      "sweet-potato": "1",
      broccoli: "1",
      miso: "1 tbsp",
      "maple-syrup": "1 tbsp",
      "rice-vinegar": "2 tsp",
      "sesame-oil": "2 tsp",
      "sesame-seeds": "2 tsp",
      "brown-rice": "100 g",
    },
    steps: [
      [
        "Heat the oven to 425 °F (220 °C). Simmer the rice in salted water for 28 min; drain.",
        "Préchauffez le four à 220 °C (425 °F). Faites mijoter le riz dans l'eau salée 28 min; égouttez.",
      ],
      [
        "Cube the sweet potato, oil and salt it and roast for 12 min. Mix the miso, maple syrup and vinegar.",
        "Coupez la patate douce en cubes, huilez, salez et faites rôtir 12 min. Mélangez le miso, le sirop d'érable et le vinaigre.",
      ],
      [
        "Brown the tenderloin all over in a hot oiled pan, 5 min. Move it to the sheet and brush with half the glaze.",
        "Faites dorer le filet de tous les côtés dans une poêle chaude et huilée, 5 min. Déposez-le sur la plaque et badigeonnez-le de la moitié de la laque.",
      ],
      [
        "Add the broccoli, tossed in sesame oil. Roast for 12 min, brush again and broil for 2 min, to 63 °C.",
        "Ajoutez le brocoli enrobé d'huile de sésame. Rôtissez 12 min, badigeonnez de nouveau et passez sous le gril 2 min, jusqu'à 63 °C.",
      ],
      [
        "Rest the pork for 5 min, slice, and serve with the rice, vegetables and sesame seeds.",
        "Laissez reposer le porc 5 min, tranchez-le et servez avec le riz, les légumes et les graines de sésame.",
      ],
    ],
  },
  {
    number: 27,
    minutes: 30,
    stated: ["family-friendly"],
    facts: [34, 31, 47],
    plate: ["plate", "sausage", "pepper-strips", "roast-potatoes", "red-onion"],
    en: [
      "Sausage and pepper tray bake",
      "with mustard potatoes",
      "Everything on one sheet, browned at the same speed, with a mustard vinaigrette poured over while it is hot.",
    ],
    fr: [
      "Saucisses et poivrons sur la plaque",
      "pommes de terre à la moutarde",
      "Tout sur une plaque, doré au même rythme, arrosé d'une vinaigrette à la moutarde pendant que c'est chaud.",
    ],
    needs: {
      "italian-sausage": "4",
      "baby-potatoes": "300 g",
      "bell-pepper": "2",
      "red-onion": "1",
      fennel: "½",
      dijon: "1 tbsp",
      "wine-vinegar": "1 tbsp",
      "olive-oil": "2 tbsp",
      parsley: "4 sprigs",
    },
    steps: [
      [
        "Heat the oven to 450 °F (230 °C). Halve the potatoes and cut the peppers, onion and fennel into wedges.",
        "Préchauffez le four à 230 °C (450 °F). Coupez les pommes de terre en deux et les poivrons, l'oignon et le fenouil en quartiers.",
      ],
      [
        "Toss them on a large sheet with half the oil and salt. Roast for 10 min.",
        "Mélangez-les sur une grande plaque avec la moitié de l'huile et du sel. Faites rôtir 10 min.",
      ],
      [
        "Nestle in the sausages and roast for 16 to 18 min more, turning them once, to 71 °C.",
        "Ajoutez les saucisses et poursuivez de 16 à 18 min, en les retournant une fois, jusqu'à 71 °C.",
      ],
      [
        "Whisk the Dijon, vinegar and the rest of the oil. Pour it over the hot tray, scatter with parsley and serve.",
        "Fouettez la moutarde, le vinaigre et le reste de l'huile. Versez sur la plaque chaude, parsemez de persil et servez.",
      ],
    ],
  },
  {
    number: 28,
    minutes: 40,
    facts: [30, 38, 42],
    plate: ["plate", "red-cabbage", "schnitzel", "lemon-slices", "apple-slices"],
    en: [
      "Crispy pork schnitzel",
      "with braised red cabbage",
      "Pounded thin, fried fast, eaten with lemon. The cabbage is sweet, sour and very purple.",
    ],
    fr: [
      "Escalope de porc panée",
      "chou rouge braisé",
      "Aplatie, frite vite, mangée avec du citron. Le chou est aigre-doux et très violet.",
    ],
    needs: {
      "pork-tenderloin": "280 g",
      panko: "60 g",
      flour: "2 tbsp",
      eggs: "1",
      "red-cabbage": "250 g",
      apple: "½",
      "cider-vinegar": "2 tbsp",
      "brown-sugar": "1 tbsp",
      lemon: "1",
      "canola-oil": "60 ml",
      "mixed-greens": "50 g",
    },
    steps: [
      [
        "Shred the cabbage and apple. Braise, covered, with the vinegar, sugar, salt and 100 ml of water over medium-low heat for 25 min.",
        "Émincez le chou et la pomme. Braisez à couvert avec le vinaigre, la cassonade, du sel et 100 ml d'eau à feu moyen-doux, 25 min.",
      ],
      [
        "Cut the pork into four and pound each piece to 5 mm between sheets of paper. Season.",
        "Coupez le porc en quatre et aplatissez chaque morceau à 5 mm entre deux feuilles de papier. Assaisonnez.",
      ],
      [
        "Coat in flour, then beaten egg, then panko, pressing lightly.",
        "Passez dans la farine, l'œuf battu, puis la chapelure, en pressant légèrement.",
      ],
      [
        "Fry in the hot oil, 2 to 3 min a side, until deep gold and 63 °C. Drain and salt.",
        "Faites frire dans l'huile chaude de 2 à 3 min de chaque côté, jusqu'à ce que ce soit bien doré et à 63 °C. Égouttez et salez.",
      ],
      ["Serve with the cabbage, greens and lemon.", "Servez avec le chou, le mesclun et le citron."],
    ],
  },
]);
