import { recipes } from "../recipe.ts";

export const beefAtHome = recipes("beef", [
  {
    number: 14,
    minutes: 40,
    stated: ["family-friendly"],
    facts: [29, 36, 52],
    plate: ["plate", "pate-chinois", "ear-of-corn", "herb"],
    en: [
      "Pâté chinois",
      "beef, corn and buttered mash",
      "Beef, corn, potatoes, always in that order. We brown the top under the broiler and argue about ketchup at the table.",
    ],
    fr: [
      "Pâté chinois",
      "bœuf, maïs et purée au beurre",
      "Steak, blé d'Inde, patates : toujours dans cet ordre. On gratine le dessus et on débat du ketchup à table.",
    ],
    needs: {
      "ground-beef": "300 g",
      potatoes: "400 g",
      corn: "200 g",
      onion: "1",
      butter: "1 tbsp",
      milk: "60 ml",
      worcestershire: "2 tsp",
      paprika: "1 tsp",
      ketchup: "2 tbsp",
    },
    steps: [
      [
        "Boil the peeled, cubed potatoes in salted water for 15 min. Drain and mash with the butter and milk.",
        "Faites bouillir les pommes de terre pelées et en cubes dans l'eau salée 15 min. Égouttez et réduisez en purée avec le beurre et le lait.",
      ],
      [
        "Soften the chopped onion in an oiled ovenproof pan for 5 min. Add the beef and brown it well, 7 min.",
        "Faites revenir l'oignon haché dans une poêle huilée allant au four, 5 min. Ajoutez le bœuf et faites-le bien dorer, 7 min.",
      ],
      [
        "Season the beef with the Worcestershire sauce, salt and pepper. Flatten it in the pan and spread the corn over it.",
        "Assaisonnez le bœuf de sauce Worcestershire, de sel et de poivre. Tassez-le dans la poêle et couvrez-le de maïs.",
      ],
      [
        "Spread the mash on top, rake it with a fork and dust it with paprika. Broil for 5 to 6 min until browned.",
        "Étendez la purée, striez-la à la fourchette et saupoudrez de paprika. Passez sous le gril de 5 à 6 min jusqu'à ce qu'elle soit dorée.",
      ],
      ["Rest for 3 min and serve with ketchup for those who want it.", "Laissez reposer 3 min et servez avec du ketchup pour qui en veut."],
    ],
  },
  {
    number: 15,
    minutes: 30,
    stated: ["family-friendly"],
    facts: [33, 38, 48],
    plate: ["board", "hamburger", "frites", "red-onion", "cucumber-slices"],
    en: [
      "Smash burgers",
      "with melted onions and pickle sauce",
      "Thin, lacy-edged and pressed into a very hot pan. Two small patties beat one thick one.",
    ],
    fr: [
      "Burgers écrasés",
      "oignons fondants et sauce aux cornichons",
      "Minces, aux bords croustillants, pressés dans une poêle brûlante. Deux petites galettes valent mieux qu'une grosse.",
    ],
    needs: {
      "ground-beef": "300 g",
      "burger-buns": "2",
      cheddar: "50 g",
      onion: "1",
      pickles: "4 slices",
      mayonnaise: "2 tbsp",
      ketchup: "1 tbsp",
      iceberg: "¼",
      potatoes: "2",
    },
    steps: [
      [
        "Heat the oven to 450 °F (230 °C). Cut the potatoes into fries, oil and salt them and roast for 25 min, shaking twice.",
        "Préchauffez le four à 230 °C (450 °F). Taillez les pommes de terre en frites, huilez, salez et faites rôtir 25 min, en secouant deux fois.",
      ],
      [
        "Slice the onion and melt it in an oiled pan over medium heat for 12 min. Chop the pickles into the mayonnaise and ketchup.",
        "Émincez l'oignon et faites-le fondre dans une poêle huilée à feu moyen, 12 min. Hachez les cornichons dans la mayonnaise et le ketchup.",
      ],
      [
        "Divide the beef into four loose balls. Toast the buns in the pan and set aside.",
        "Divisez le bœuf en quatre boules peu serrées. Faites griller les pains dans la poêle et réservez.",
      ],
      [
        "Heat the pan until it smokes. Press each ball flat with a spatula, salt, and cook 2 min. Flip, add the cheddar, cook 1 min to 71 °C.",
        "Chauffez la poêle jusqu'à ce qu'elle fume. Écrasez chaque boule à la spatule, salez et cuisez 2 min. Retournez, ajoutez le cheddar et cuisez 1 min, jusqu'à 71 °C.",
      ],
      [
        "Stack two patties a bun with sauce, onions and lettuce. Serve with the fries.",
        "Montez deux galettes par pain avec la sauce, les oignons et la laitue. Servez avec les frites.",
      ],
    ],
  },
  {
    number: 16,
    minutes: 35,
    facts: [30, 41, 45],
    plate: ["plate", "gravy", "steak-slices", "roast-potatoes", "broccoli"],
    en: [
      "Steak au poivre",
      "with roasted potatoes and broccolini",
      "Cracked pepper, a spoonful of cream and a pan that is not washed between steak and sauce.",
    ],
    fr: [
      "Bifteck au poivre",
      "pommes de terre rôties et broccolini",
      "Du poivre concassé, une cuillerée de crème et une poêle qu'on ne lave surtout pas entre la viande et la sauce.",
    ],
    needs: {
      "beef-steak": "300 g",
      "baby-potatoes": "340 g",
      broccolini: "170 g",
      shallot: "1",
      cream: "60 ml",
      "beef-stock": "125 ml",
      dijon: "1 tsp",
      "black-pepper": "2 tsp",
      butter: "1 tbsp",
    },
    steps: [
      [
        "Heat the oven to 450 °F (230 °C). Halve the potatoes, oil and salt them and roast cut side down for 25 min.",
        "Préchauffez le four à 230 °C (450 °F). Coupez les pommes de terre en deux, huilez, salez et faites rôtir côté coupé dessous, 25 min.",
      ],
      [
        "Press the cracked pepper and salt into the steaks. Sear in an oiled pan over high heat, 3 min a side for medium-rare (57 °C). Rest on a plate.",
        "Pressez le poivre concassé et du sel sur les biftecks. Saisissez-les dans une poêle huilée à feu vif, 3 min de chaque côté pour une cuisson mi-saignante (57 °C). Réservez dans une assiette.",
      ],
      [
        "Add the broccolini to the potato sheet for the last 8 min.",
        "Ajoutez les broccolinis à la plaque de pommes de terre pour les 8 dernières minutes.",
      ],
      [
        "In the steak pan, soften the minced shallot in the butter. Add the stock, Dijon and cream and reduce for 4 min.",
        "Dans la poêle de la viande, faites fondre l'échalote ciselée dans le beurre. Ajoutez le bouillon, la moutarde et la crème et réduisez 4 min.",
      ],
      [
        "Slice the steak, add its juices to the sauce and serve with the potatoes and broccolini.",
        "Tranchez la viande, versez son jus dans la sauce et servez avec les pommes de terre et les broccolinis.",
      ],
    ],
  },
  {
    number: 17,
    minutes: 35,
    stated: ["family-friendly"],
    facts: [27, 37, 58],
    plate: ["plate", "pappardelle", "meatballs", "cream", "cranberries", "herb"],
    en: [
      "Swedish-style meatballs",
      "with egg noodles and cranberry",
      "Soft meatballs in a peppery cream gravy, with dried cranberries where lingonberries would be.",
    ],
    fr: [
      "Boulettes à la suédoise",
      "nouilles aux œufs et canneberges",
      "Des boulettes tendres dans une sauce crème poivrée, avec des canneberges à la place des airelles.",
    ],
    needs: {
      "ground-beef": "280 g",
      "egg-noodles": "160 g",
      panko: "30 g",
      eggs: "1",
      onion: "½",
      cream: "60 ml",
      "beef-stock": "200 ml",
      flour: "1 tbsp",
      butter: "1 tbsp",
      cranberries: "30 g",
      dill: "4 sprigs",
    },
    steps: [
      [
        "Grate the onion. Mix it with the beef, panko, egg, salt and pepper and roll into 14 small meatballs.",
        "Râpez l'oignon. Mélangez-le avec le bœuf, la chapelure, l'œuf, du sel et du poivre et façonnez 14 petites boulettes.",
      ],
      [
        "Brown the meatballs in half the butter over medium heat, turning often, 9 min. Set aside.",
        "Faites dorer les boulettes dans la moitié du beurre à feu moyen, en les tournant souvent, 9 min. Réservez.",
      ],
      [
        "Stir the flour into the pan with the rest of the butter for 1 min. Whisk in the stock, then the cream, and simmer until it coats a spoon.",
        "Incorporez la farine dans la poêle avec le reste du beurre, 1 min. Ajoutez le bouillon en fouettant, puis la crème, et laissez mijoter jusqu'à ce que la sauce nappe une cuillère.",
      ],
      [
        "Boil the noodles for 5 min and drain. Return the meatballs to the sauce with the cranberries for 4 min, to 71 °C.",
        "Cuisez les nouilles 5 min et égouttez. Remettez les boulettes dans la sauce avec les canneberges, 4 min, jusqu'à 71 °C.",
      ],
      ["Serve over the noodles with chopped dill.", "Servez sur les nouilles avec l'aneth haché."],
    ],
  },
  {
    number: 18,
    minutes: 45,
    difficulty: "complex",
    premiumCents: 899,
    facts: [36, 44, 38],
    plate: ["plate", "steak-slices", "gratin", "brown-mushroom", "asparagus"],
    en: [
      "Beef tenderloin and mushrooms",
      "with Gruyère potato gratin",
      "The dinner you would have booked a table for. Everything but the sear is unhurried.",
    ],
    fr: [
      "Filet de bœuf aux champignons",
      "gratin de pommes de terre au gruyère",
      "Le souper pour lequel on aurait réservé une table. À part la saisie, rien ne presse.",
    ],
    needs: {
      "beef-tenderloin": "320 g",
      potatoes: "300 g",
      gruyere: "50 g",
      cream: "125 ml",
      mushrooms: "170 g",
      shallot: "1",
      "beef-stock": "150 ml",
      "wine-vinegar": "2 tsp",
      thyme: "3 sprigs",
      garlic: "1 clove",
      butter: "1 tbsp",
      asparagus: "150 g",
    },
    steps: [
      [
        "Heat the oven to 400 °F (200 °C). Slice the potatoes thin as coins and simmer them in the cream with the grated garlic and salt for 6 min.",
        "Préchauffez le four à 200 °C (400 °F). Tranchez les pommes de terre minces comme des pièces et faites-les mijoter dans la crème avec l'ail râpé et du sel, 6 min.",
      ],
      [
        "Tip into a small dish, cover with Gruyère and bake for 25 min until browned.",
        "Versez dans un petit plat, couvrez de gruyère et cuisez au four 25 min jusqu'à ce que le dessus soit doré.",
      ],
      [
        "Brown the quartered mushrooms in half the butter without moving them much, 6 min. Add the minced shallot and thyme for 2 min.",
        "Faites dorer les champignons en quartiers dans la moitié du beurre sans trop les remuer, 6 min. Ajoutez l'échalote ciselée et le thym, 2 min.",
      ],
      [
        "Add the vinegar and stock and reduce by half. Keep warm and whisk in the rest of the butter just before serving.",
        "Ajoutez le vinaigre et le bouillon et réduisez de moitié. Gardez au chaud et fouettez-y le reste du beurre au moment de servir.",
      ],
      [
        "Salt the beef and sear it in a very hot oiled pan, 3 to 4 min a side, to 55 °C. Rest for 6 min; roast the asparagus meanwhile, 6 min.",
        "Salez le bœuf et saisissez-le dans une poêle huilée très chaude, de 3 à 4 min de chaque côté, jusqu'à 55 °C. Laissez reposer 6 min; pendant ce temps, faites rôtir les asperges, 6 min.",
      ],
      [
        "Serve the beef on the mushrooms with the gratin and asparagus.",
        "Servez le bœuf sur les champignons, avec le gratin et les asperges.",
      ],
    ],
  },
]);
