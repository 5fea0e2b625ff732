import { recipes } from "../recipe.ts";

export const turkeyAndDuck = recipes("poultry", [
  {
    number: 11,
    minutes: 30,
    stated: ["family-friendly"],
    facts: [28, 38, 51],
    plate: ["board", "hamburger", "frites", "slaw", "apple-slices"],
    en: [
      "Turkey cheddar burgers",
      "with apple slaw and oven wedges",
      "A little grated apple in the patty keeps lean turkey juicy. The rest of it goes into the slaw.",
    ],
    fr: [
      "Burgers de dindon au cheddar",
      "salade de chou aux pommes et quartiers au four",
      "Un peu de pomme râpée dans la galette garde le dindon juteux. Le reste va dans la salade de chou.",
    ],
    needs: {
      "ground-turkey": "280 g",
      "burger-buns": "2",
      cheddar: "50 g",
      potatoes: "2",
      apple: "1",
      cabbage: "150 g",
      mayonnaise: "2 tbsp",
      "cider-vinegar": "2 tsp",
      dijon: "1 tsp",
    },
    steps: [
      [
        "Heat the oven to 450 °F (230 °C). Cut the potatoes into wedges, oil and salt them and roast for 25 min, turning once.",
        "Préchauffez le four à 230 °C (450 °F). Coupez les pommes de terre en quartiers, huilez, salez et faites rôtir 25 min, en retournant une fois.",
      ],
      [
        "Grate the apple. Mix a quarter of it into the turkey with salt and pepper and shape two patties.",
        "Râpez la pomme. Mélangez-en le quart avec le dindon, du sel et du poivre, et formez deux galettes.",
      ],
      [
        "Shred the cabbage and toss it with the rest of the apple, the mayonnaise, vinegar and Dijon.",
        "Émincez le chou et mélangez-le avec le reste de la pomme, la mayonnaise, le vinaigre et la moutarde de Dijon.",
      ],
      [
        "Sear the patties over medium heat, 5 min a side, to 74 °C. Lay the cheddar on top for the last minute.",
        "Saisissez les galettes à feu moyen, 5 min de chaque côté, jusqu'à 74 °C. Couvrez de cheddar pour la dernière minute.",
      ],
      [
        "Toast the buns, stack the burgers with some slaw and serve the wedges alongside.",
        "Faites griller les pains, montez les burgers avec un peu de salade de chou et servez avec les quartiers.",
      ],
    ],
  },
  {
    number: 12,
    minutes: 35,
    facts: [24, 40, 56],
    plate: ["bowl", "white-beans", "turkey-slices", "corn", "lime", "herb"],
    en: [
      "White turkey chili",
      "with corn, white beans and lime",
      "The pale cousin of the red one: green chilies, cumin and a squeeze of lime. Better still the next day.",
    ],
    fr: [
      "Chili blanc au dindon",
      "maïs, haricots blancs et lime",
      "Le cousin pâle du chili rouge : piment vert, cumin et un trait de lime. Encore meilleur le lendemain.",
    ],
    needs: {
      "ground-turkey": "280 g",
      "white-beans": "1 can",
      corn: "120 g",
      poblano: "1",
      onion: "1",
      garlic: "2 cloves",
      cumin: "2 tsp",
      "chicken-stock": "375 ml",
      "sour-cream": "60 ml",
      lime: "1",
      "corn-tortillas": "4",
    },
    steps: [
      [
        "Soften the diced onion and poblano in an oiled pot for 6 min. Add the garlic and cumin for 1 min.",
        "Faites revenir l'oignon et le poblano en dés dans une casserole huilée 6 min. Ajoutez l'ail et le cumin, 1 min.",
      ],
      ["Add the turkey and brown it, breaking it up, for 5 min.", "Ajoutez le dindon et faites-le dorer en le défaisant, 5 min."],
      [
        "Crush a third of the drained beans with a fork; they will thicken the pot. Add all the beans, the corn and the stock and simmer for 15 min.",
        "Écrasez le tiers des haricots égouttés à la fourchette; ils épaissiront le chili. Ajoutez tous les haricots, le maïs et le bouillon et laissez mijoter 15 min.",
      ],
      [
        "Char the tortillas over a flame or in a dry pan and cut them into strips.",
        "Faites griller les tortillas sur la flamme ou dans une poêle sèche et coupez-les en lanières.",
      ],
      [
        "Off the heat, stir in half the sour cream and the lime juice. Top with the rest of the sour cream and the tortilla strips.",
        "Hors du feu, incorporez la moitié de la crème sure et le jus de lime. Garnissez du reste de crème sure et des lanières de tortilla.",
      ],
    ],
  },
  {
    number: 13,
    minutes: 40,
    difficulty: "moderate",
    premiumCents: 699,
    facts: [38, 40, 44],
    plate: ["plate", "mash", "duck-slices", "cranberries", "green-beans"],
    en: [
      "Seared duck breast",
      "with cranberry jus and parsnip purée",
      "Start it cold, let the fat do the work, and rest it well. A bistro plate that asks only for patience.",
    ],
    fr: [
      "Magret de canard poêlé",
      "jus aux canneberges et purée de panais",
      "On le met dans une poêle froide, le gras fait le travail, puis on le laisse reposer. Une assiette de bistro qui ne demande que de la patience.",
    ],
    needs: {
      "duck-breast": "1",
      parsnip: "3",
      cranberries: "30 g",
      "chicken-stock": "200 ml",
      shallot: "1",
      "wine-vinegar": "1 tbsp",
      "maple-syrup": "1 tbsp",
      butter: "1 tbsp",
      milk: "60 ml",
      kale: "100 g",
    },
    steps: [
      [
        "Score the duck fat in a fine crosshatch, salt it and lay it skin down in a cold pan. Cook over medium-low heat for 12 to 14 min, pouring off the fat.",
        "Quadrillez finement le gras du magret, salez-le et déposez-le côté peau dans une poêle froide. Cuisez à feu moyen-doux de 12 à 14 min, en retirant le gras.",
      ],
      [
        "Simmer the peeled, chopped parsnips in salted water until very soft, 15 min. Drain and purée with the milk and half the butter.",
        "Faites mijoter les panais pelés et hachés dans l'eau salée jusqu'à ce qu'ils soient très tendres, 15 min. Égouttez et réduisez en purée avec le lait et la moitié du beurre.",
      ],
      [
        "Turn the duck and cook the flesh side for 3 to 4 min, to 57 °C for pink. Rest it for 8 min on a board.",
        "Retournez le magret et cuisez le côté chair de 3 à 4 min, jusqu'à 57 °C pour une chair rosée. Laissez-le reposer 8 min sur une planche.",
      ],
      [
        "In a spoonful of duck fat, soften the minced shallot. Add the vinegar, maple syrup, cranberries and stock and reduce to a glossy sauce, 6 min.",
        "Dans une cuillerée de gras de canard, faites fondre l'échalote ciselée. Ajoutez le vinaigre, le sirop d'érable, les canneberges et le bouillon et réduisez en une sauce brillante, 6 min.",
      ],
      [
        "Wilt the torn kale in another spoonful of fat. Whisk the rest of the butter into the sauce.",
        "Faites tomber le chou frisé déchiré dans une autre cuillerée de gras. Fouettez le reste du beurre dans la sauce.",
      ],
      [
        "Slice the duck and serve over the purée with the kale and the jus.",
        "Tranchez le magret et servez-le sur la purée avec le chou frisé et le jus.",
      ],
    ],
  },
]);
