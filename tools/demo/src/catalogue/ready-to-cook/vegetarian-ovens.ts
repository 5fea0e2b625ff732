import { recipes } from "../recipe.ts";

export const vegetarianOvens = recipes("vegetarian", [
  {
    number: 47,
    minutes: 35,
    stated: ["family-friendly"],
    facts: [30, 28, 66],
    plate: ["board", "pizza", "basil", "cherry-tomatoes"],
    en: [
      "Burst tomato pizza",
      "with fresh mozzarella and basil",
      "A hot sheet, a stretched dough and tomatoes that have been allowed to blister.",
    ],
    fr: [
      "Pizza aux tomates éclatées",
      "mozzarella fraîche et basilic",
      "Une plaque brûlante, une pâte bien étirée et des tomates qu'on a laissées cloquer.",
    ],
    needs: {
      "pizza-dough": "300 g",
      mozzarella: "150 g",
      "cherry-tomatoes": "250 g",
      "crushed-tomatoes": "100 ml",
      garlic: "2 cloves",
      "olive-oil": "2 tbsp",
      oregano: "1 tsp",
      basil: "4 sprigs",
      arugula: "50 g",
      parmesan: "20 g",
    },
    steps: [
      [
        "Heat the oven to 475 °F (245 °C) with a baking sheet inside. Take the dough out of the fridge.",
        "Préchauffez le four à 245 °C (475 °F) avec une plaque à l'intérieur. Sortez la pâte du réfrigérateur.",
      ],
      [
        "Blister the tomatoes in half the oil in a hot pan, 5 min. Mix the crushed tomatoes with the grated garlic, oregano and salt.",
        "Faites éclater les tomates dans la moitié de l'huile dans une poêle chaude, 5 min. Mélangez les tomates broyées avec l'ail râpé, l'origan et du sel.",
      ],
      [
        "Stretch the dough on oiled parchment. Spread with sauce and add torn mozzarella and the tomatoes.",
        "Étirez la pâte sur un papier parchemin huilé. Couvrez de sauce, de mozzarella déchirée et de tomates.",
      ],
      [
        "Slide the paper onto the hot sheet. Bake for 12 to 14 min, until the rim is freckled.",
        "Glissez le papier sur la plaque chaude. Cuisez de 12 à 14 min, jusqu'à ce que la croûte soit tachetée.",
      ],
      [
        "Finish with basil and the rest of the oil. Serve with the arugula and shaved Parmesan.",
        "Terminez avec le basilic et le reste de l'huile. Servez avec la roquette et le parmesan en copeaux.",
      ],
    ],
  },
  {
    number: 48,
    minutes: 40,
    facts: [32, 22, 52],
    plate: ["plate", "barley", "stuffed-squash", "goat-cheese", "pecans"],
    en: ["Stuffed squash", "with farro, goat cheese and pecans", "October on a plate, whatever the month. The squash is the bowl."],
    fr: ["Courge farcie", "farro, fromage de chèvre et pacanes", "Octobre dans l'assiette, peu importe le mois. La courge sert de bol."],
    needs: {
      squash: "1",
      farro: "100 g",
      "goat-cheese": "80 g",
      pecans: "30 g",
      kale: "80 g",
      cranberries: "20 g",
      shallot: "1",
      sage: "4 sprigs",
      "maple-syrup": "1 tbsp",
      "olive-oil": "2 tbsp",
    },
    steps: [
      [
        "Heat the oven to 425 °F (220 °C). Halve and seed the squash, oil and salt it and roast cut side down for 30 min.",
        "Préchauffez le four à 220 °C (425 °F). Coupez la courge en deux, épépinez-la, huilez, salez et faites rôtir côté coupé dessous, 30 min.",
      ],
      ["Boil the farro in salted water for 20 min; drain.", "Faites bouillir le farro dans l'eau salée 20 min; égouttez."],
      [
        "Soften the shallot in the rest of the oil with the sage. Add the kale and wilt for 3 min, then the farro and cranberries.",
        "Faites fondre l'échalote dans le reste de l'huile avec la sauge. Ajoutez le chou frisé, faites-le tomber 3 min, puis le farro et les canneberges.",
      ],
      [
        "Turn the squash over, brush with maple syrup, fill with the farro and crumble over the goat cheese. Roast for 6 min more.",
        "Retournez la courge, badigeonnez-la de sirop d'érable, garnissez-la de farro et émiettez-y le fromage. Remettez au four 6 min.",
      ],
      ["Scatter with chopped pecans and serve.", "Parsemez de pacanes hachées et servez."],
    ],
  },
  {
    number: 49,
    minutes: 35,
    stated: ["family-friendly"],
    facts: [29, 27, 58],
    plate: ["plate", "tomato-sauce", "enchiladas", "black-beans", "cream", "lime"],
    en: [
      "Black bean enchiladas",
      "with salsa verde and sour cream",
      "Rolled, sauced, baked until the corners catch. Leftovers, if any, are breakfast.",
    ],
    fr: [
      "Enchiladas aux haricots noirs",
      "salsa verte et crème sure",
      "Roulées, nappées, gratinées jusqu'à ce que les coins croustillent. S'il en reste, c'est le déjeuner.",
    ],
    needs: {
      "black-beans": "1 can",
      "flour-tortillas": "6",
      "salsa-verde": "250 ml",
      "tex-mex-cheese": "100 g",
      spinach: "100 g",
      corn: "80 g",
      onion: "1",
      cumin: "2 tsp",
      "sour-cream": "60 ml",
      cilantro: "4 sprigs",
    },
    steps: [
      [
        "Heat the oven to 425 °F (220 °C). Soften the chopped onion in an oiled pan for 6 min, then add the cumin.",
        "Préchauffez le four à 220 °C (425 °F). Faites revenir l'oignon haché dans une poêle huilée 6 min, puis ajoutez le cumin.",
      ],
      [
        "Add the drained beans, corn and spinach and cook until the spinach wilts. Crush lightly; stir in a third of the cheese.",
        "Ajoutez les haricots égouttés, le maïs et les épinards et cuisez jusqu'à ce qu'ils tombent. Écrasez légèrement; incorporez le tiers du fromage.",
      ],
      [
        "Spread a little salsa in a baking dish. Fill and roll the tortillas and pack them in, seam down.",
        "Étalez un peu de salsa dans un plat. Garnissez et roulez les tortillas, puis serrez-les dans le plat, le joint dessous.",
      ],
      [
        "Cover with the rest of the salsa and cheese. Bake for 15 min until bubbling.",
        "Couvrez du reste de salsa et de fromage. Cuisez 15 min jusqu'à ce que ça bouillonne.",
      ],
      ["Serve with sour cream and cilantro.", "Servez avec la crème sure et la coriandre."],
    ],
  },
  {
    number: 50,
    minutes: 35,
    facts: [33, 26, 48],
    plate: ["plate", "golden-pie", "greens", "feta", "cucumber-slices", "cherry-tomatoes"],
    en: [
      "Spanakopita skillet",
      "with tomato and cucumber salad",
      "Spinach, feta and dill under a crumple of phyllo. Scrunching is the technique.",
    ],
    fr: [
      "Spanakopita à la poêle",
      "salade de tomates et de concombre",
      "Épinards, feta et aneth sous une pâte phyllo froissée. Froisser, c'est toute la technique.",
    ],
    needs: {
      spinach: "300 g",
      feta: "120 g",
      ricotta: "100 g",
      eggs: "2",
      phyllo: "6 sheets",
      "green-onions": "4",
      dill: "½ bunch",
      "olive-oil": "3 tbsp",
      tomatoes: "2",
      cucumber: "½",
      lemon: "1",
    },
    steps: [
      [
        "Heat the oven to 400 °F (200 °C). Wilt the spinach and sliced green onions in an ovenproof pan for 4 min; squeeze out the water.",
        "Préchauffez le four à 200 °C (400 °F). Faites tomber les épinards et les oignons verts tranchés dans une poêle allant au four, 4 min; pressez pour retirer l'eau.",
      ],
      [
        "Mix with the crumbled feta, ricotta, eggs, chopped dill and pepper and spread back in the pan.",
        "Mélangez avec la feta émiettée, la ricotta, les œufs, l'aneth haché et du poivre et étalez dans la poêle.",
      ],
      [
        "Brush each phyllo sheet with oil, crumple it and lay it on top.",
        "Huilez chaque feuille de phyllo au pinceau, froissez-la et déposez-la dessus.",
      ],
      ["Bake for 20 min until crackling and gold.", "Cuisez 20 min jusqu'à ce que ce soit doré et craquant."],
      [
        "Dice the tomatoes and cucumber and dress with lemon and oil. Serve alongside.",
        "Coupez les tomates et le concombre en dés, assaisonnez de citron et d'huile. Servez en accompagnement.",
      ],
    ],
  },
  {
    number: 51,
    minutes: 30,
    stated: ["family-friendly"],
    facts: [34, 29, 50],
    plate: ["board", "mushroom-burger", "brown-mushroom", "halloumi", "frites"],
    en: ["Portobello and halloumi burgers", "with pepper relish and wedges", "Two things that love a hot pan, in one bun."],
    fr: [
      "Burgers portobello et halloumi",
      "relish de poivrons et quartiers",
      "Deux ingrédients qui adorent la poêle chaude, dans un seul pain.",
    ],
    needs: {
      "portobello-mushrooms": "2",
      halloumi: "160 g",
      "brioche-buns": "2",
      "roasted-peppers": "80 g",
      "wine-vinegar": "1 tsp",
      "basil-pesto": "1 tbsp",
      mayonnaise: "1 tbsp",
      arugula: "40 g",
      potatoes: "300 g",
    },
    steps: [
      [
        "Heat the oven to 450 °F (230 °C). Cut the potatoes into wedges, oil and salt them and roast for 25 min.",
        "Préchauffez le four à 230 °C (450 °F). Coupez les pommes de terre en quartiers, huilez, salez et faites rôtir 25 min.",
      ],
      [
        "Brush the mushrooms with oil and roast them on the same sheet for the last 14 min.",
        "Huilez les champignons et faites-les rôtir sur la même plaque pour les 14 dernières minutes.",
      ],
      [
        "Chop the peppers with the vinegar. Mix the pesto and mayonnaise.",
        "Hachez les poivrons avec le vinaigre. Mélangez le pesto et la mayonnaise.",
      ],
      [
        "Fry thick slices of halloumi in a dry pan, 2 min a side. Toast the buns.",
        "Faites dorer le halloumi en tranches épaisses dans une poêle sèche, 2 min de chaque côté. Grillez les pains.",
      ],
      [
        "Stack with pesto mayo, mushroom, halloumi, relish and arugula.",
        "Montez avec la mayonnaise au pesto, le champignon, le halloumi, la relish et la roquette.",
      ],
    ],
  },
  {
    number: 52,
    minutes: 45,
    difficulty: "moderate",
    facts: [35, 27, 44],
    plate: ["plate", "quiche", "greens", "apple-slices", "pecans"],
    en: [
      "Leek and washed-rind tart",
      "with apple and walnut salad",
      "All butter, all leek, and a monastery cheese that perfumes the room in the best way.",
    ],
    fr: [
      "Tarte aux poireaux et au fromage à croûte lavée",
      "salade de pomme et de noix",
      "Que du beurre, que du poireau, et un fromage à croûte lavée qui parfume la pièce comme il faut.",
    ],
    needs: {
      "puff-pastry": "200 g",
      leek: "2",
      "oka-cheese": "100 g",
      "sour-cream": "60 ml",
      "grainy-mustard": "1 tbsp",
      thyme: "3 sprigs",
      butter: "1 tbsp",
      "mixed-greens": "70 g",
      apple: "½",
      walnuts: "25 g",
      "cider-vinegar": "2 tsp",
      "olive-oil": "1 tbsp",
    },
    steps: [
      [
        "Heat the oven to 425 °F (220 °C). Slice the leeks and soften them in the butter with the thyme and salt, 12 min, lid on.",
        "Préchauffez le four à 220 °C (425 °F). Tranchez les poireaux et faites-les fondre dans le beurre avec le thym et du sel, 12 min à couvert.",
      ],
      [
        "Roll the pastry on parchment, score a 2 cm border and prick the middle. Bake for 10 min.",
        "Étalez la pâte sur un papier parchemin, marquez une bordure de 2 cm et piquez le centre. Cuisez 10 min.",
      ],
      [
        "Press down the middle. Spread with the sour cream and mustard, then the leeks and sliced cheese.",
        "Aplatissez le centre. Tartinez de crème sure et de moutarde, puis couvrez de poireaux et de fromage tranché.",
      ],
      [
        "Bake for 14 to 16 min more, until the cheese runs and the rim is deep gold.",
        "Remettez au four de 14 à 16 min, jusqu'à ce que le fromage coule et que la bordure soit bien dorée.",
      ],
      [
        "Toss the greens, sliced apple and walnuts with the vinegar and oil. Serve with the tart.",
        "Mélangez le mesclun, la pomme tranchée et les noix avec le vinaigre et l'huile. Servez avec la tarte.",
      ],
    ],
  },
]);
