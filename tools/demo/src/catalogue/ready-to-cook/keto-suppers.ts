import { recipes } from "../recipe.ts";

/** Suppers with little carbohydrate, one for each taste. */
export const ketoSuppers = [
  ...recipes("beef", [
    {
      number: 78,
      minutes: 25,
      stated: ["keto"],
      facts: [48, 44, 8],
      plate: ["plate", "steak-slices", "butter", "asparagus", "brown-mushroom", "herb"],
      en: ["Steak with herb butter", "asparagus and cremini mushrooms", "A hot pan, a long rest, and butter that melts over all of it."],
      fr: [
        "Bifteck au beurre aux herbes",
        "asperges et champignons cremini",
        "Une poêle bien chaude, un long repos, et le beurre qui fond sur le tout.",
      ],
      needs: {
        "beef-steak": "2",
        butter: "50 g",
        parsley: "4 sprigs",
        chives: "6 sprigs",
        garlic: "1 clove",
        asparagus: "300 g",
        mushrooms: "200 g",
        "olive-oil": "1 tbsp",
        lemon: "½",
      },
      steps: [
        [
          "Mash the soft butter with the chopped parsley, chives and garlic. Salt it and keep it cool.",
          "Écrasez le beurre mou avec le persil, la ciboulette et l'ail hachés. Salez et gardez au frais.",
        ],
        [
          "Pat the steaks dry, salt them and sear in oil over high heat for 3 min a side. Let rest for 8 min.",
          "Asséchez les biftecks, salez-les et saisissez-les dans l'huile à feu vif, 3 min par côté. Laissez reposer 8 min.",
        ],
        [
          "In the same pan, brown the halved mushrooms for 5 min, then add the asparagus and a splash of water for 3 min.",
          "Dans la même poêle, dorez les champignons coupés en deux 5 min, puis ajoutez les asperges et un trait d'eau, 3 min.",
        ],
        [
          "Slice the steaks, lay the butter on top and serve with the vegetables and a squeeze of lemon.",
          "Tranchez les biftecks, déposez le beurre dessus et servez avec les légumes et un filet de citron.",
        ],
      ],
    },
    {
      number: 79,
      minutes: 20,
      stated: ["keto", "family-friendly"],
      facts: [52, 41, 10],
      plate: ["bowl", "greens", "mince", "cheddar", "cucumber-slices", "cherry-tomatoes"],
      en: ["Cheeseburger bowl", "with pickles and special sauce", "Everything one likes about a burger, minus the bun."],
      fr: ["Bol cheeseburger", "cornichons et sauce maison", "Tout ce qu'on aime du hamburger, sauf le pain."],
      needs: {
        "ground-beef": "300 g",
        cheddar: "80 g",
        iceberg: "½",
        "cherry-tomatoes": "150 g",
        pickles: "4",
        "red-onion": "¼",
        mayonnaise: "4 tbsp",
        dijon: "1 tsp",
        paprika: "½ tsp",
      },
      steps: [
        [
          "Stir the mayonnaise with the mustard, paprika and half of the pickles, finely chopped.",
          "Mélangez la mayonnaise, la moutarde, le paprika et la moitié des cornichons, hachés fin.",
        ],
        [
          "Brown the beef in a dry pan over high heat for 6 min, leaving some crust. Salt and pepper it.",
          "Dorez le bœuf dans une poêle sèche à feu vif, 6 min, en laissant se former une croûte. Salez et poivrez.",
        ],
        [
          "Off the heat, scatter the grated cheddar over the beef and cover until it melts.",
          "Hors du feu, parsemez le bœuf de cheddar râpé et couvrez jusqu'à ce qu'il fonde.",
        ],
        [
          "Fill two bowls with the sliced lettuce, tomatoes, onion and the rest of the pickles. Add the beef and the sauce.",
          "Remplissez deux bols de laitue émincée, de tomates, d'oignon et du reste des cornichons. Ajoutez le bœuf et la sauce.",
        ],
      ],
    },
  ]),
  ...recipes("fish-seafood", [
    {
      number: 80,
      minutes: 25,
      stated: ["keto"],
      facts: [46, 40, 7],
      plate: ["plate", "cream", "salmon", "zucchini-slices", "kale", "lemon-slices"],
      en: ["Salmon in dill cream", "with zucchini and spinach", "The sauce is made in the pan while the fish rests."],
      fr: ["Saumon à la crème d'aneth", "courgettes et épinards", "La sauce se fait dans la poêle pendant que le poisson repose."],
      needs: {
        salmon: "2",
        cream: "125 ml",
        dill: "6 sprigs",
        shallot: "1",
        lemon: "½",
        zucchini: "2",
        spinach: "120 g",
        butter: "1 tbsp",
        capers: "1 tbsp",
      },
      steps: [
        [
          "Dry the salmon, salt it and cook skin side down in butter for 6 min. Turn for 1 min and set aside.",
          "Asséchez le saumon, salez-le et faites-le cuire côté peau dans le beurre, 6 min. Retournez 1 min et réservez.",
        ],
        [
          "Soften the chopped shallot in the pan for 2 min. Add the cream and capers and reduce for 3 min.",
          "Faites fondre l'échalote hachée dans la poêle, 2 min. Ajoutez la crème et les câpres et laissez réduire 3 min.",
        ],
        [
          "In a second pan, brown the sliced zucchini for 5 min and wilt the spinach in it at the end.",
          "Dans une autre poêle, dorez les courgettes en rondelles 5 min et faites-y tomber les épinards à la fin.",
        ],
        [
          "Stir the dill and a squeeze of lemon into the sauce. Serve the salmon on it, with the vegetables.",
          "Ajoutez l'aneth et un filet de citron à la sauce. Servez le saumon dessus, avec les légumes.",
        ],
      ],
    },
  ]),
  ...recipes("pork", [
    {
      number: 81,
      minutes: 30,
      stated: ["keto"],
      facts: [44, 42, 9],
      plate: ["plate", "pork-chop", "mustard", "green-beans", "herb"],
      en: ["Pork chops in mustard cream", "with green beans and thyme", "Two mustards, one pan, and nothing left of the sauce."],
      fr: ["Côtelettes de porc à la moutarde", "haricots verts et thym", "Deux moutardes, une poêle, et plus une goutte de sauce."],
      needs: {
        "pork-chops": "2",
        cream: "100 ml",
        dijon: "1 tbsp",
        "grainy-mustard": "1 tbsp",
        shallot: "1",
        thyme: "4 sprigs",
        "green-beans": "200 g",
        butter: "2 tbsp",
        "chicken-stock": "60 ml",
      },
      steps: [
        [
          "Salt the chops and brown them in half of the butter with the thyme, 5 min a side. Set aside under foil.",
          "Salez les côtelettes et dorez-les dans la moitié du beurre avec le thym, 5 min par côté. Réservez sous un papier d'aluminium.",
        ],
        [
          "Soften the chopped shallot in the pan for 2 min, pour in the stock and scrape the bottom.",
          "Faites fondre l'échalote hachée dans la poêle, 2 min, versez le bouillon et grattez le fond.",
        ],
        [
          "Add the cream and both mustards and simmer for 3 min. Return the chops for 1 min.",
          "Ajoutez la crème et les deux moutardes et laissez mijoter 3 min. Remettez les côtelettes 1 min.",
        ],
        [
          "Boil the beans for 4 min, drain and toss in the rest of the butter. Serve with the chops and their sauce.",
          "Faites bouillir les haricots 4 min, égouttez-les et enrobez-les du reste du beurre. Servez avec les côtelettes et leur sauce.",
        ],
      ],
    },
  ]),
  ...recipes("poultry", [
    {
      number: 82,
      minutes: 30,
      stated: ["keto", "family-friendly"],
      facts: [40, 50, 9],
      plate: ["plate", "chicken-breast", "mozzarella", "cherry-tomatoes", "pesto", "basil"],
      en: ["Caprese chicken", "with pesto, mozzarella and arugula", "Baked until the cheese gives in and the tomatoes burst."],
      fr: ["Poulet caprese", "pesto, mozzarella et roquette", "Au four, jusqu'à ce que le fromage cède et que les tomates éclatent."],
      needs: {
        "chicken-breasts": "2",
        "basil-pesto": "3 tbsp",
        mozzarella: "125 g",
        "cherry-tomatoes": "200 g",
        arugula: "80 g",
        "olive-oil": "1 tbsp",
        "balsamic-vinegar": "1 tsp",
        basil: "6 sprigs",
      },
      steps: [
        [
          "Heat the oven to 425 °F (220 °C). Slit the chicken breasts, salt them and fill with half of the pesto.",
          "Préchauffez le four à 220 °C (425 °F). Fendez les poitrines de poulet, salez-les et garnissez-les de la moitié du pesto.",
        ],
        [
          "Set them in a dish with the tomatoes, oil all of it and bake for 14 min.",
          "Déposez-les dans un plat avec les tomates, huilez le tout et enfournez 14 min.",
        ],
        [
          "Lay the sliced mozzarella on the chicken and bake for 6 min more, to 165 °F (74 °C) inside.",
          "Couvrez le poulet de mozzarella tranchée et remettez au four 6 min, jusqu'à 74 °C (165 °F) à cœur.",
        ],
        [
          "Toss the arugula with the vinegar. Serve the chicken and tomatoes on it with basil and the rest of the pesto.",
          "Arrosez la roquette du vinaigre. Servez-y le poulet et les tomates avec le basilic et le reste du pesto.",
        ],
      ],
    },
  ]),
  ...recipes("vegetarian", [
    {
      number: 83,
      minutes: 30,
      stated: ["keto"],
      facts: [50, 27, 13],
      plate: ["plate", "halloumi", "cauliflower", "pesto", "pecans", "leafy-green"],
      en: ["Halloumi and roasted cauliflower", "with pesto and walnuts", "Crisp edges on everything, and a green spoonful to finish."],
      fr: [
        "Halloumi et chou-fleur rôti",
        "pesto et noix de Grenoble",
        "Des bords croustillants partout, et une cuillerée de vert pour finir.",
      ],
      needs: {
        halloumi: "200 g",
        cauliflower: "½",
        "basil-pesto": "3 tbsp",
        walnuts: "30 g",
        spinach: "100 g",
        lemon: "½",
        "olive-oil": "2 tbsp",
        "chili-flakes": "¼ tsp",
      },
      steps: [
        [
          "Heat the oven to 450 °F (230 °C). Roast the cauliflower florets in half of the oil with salt and chili for 20 min.",
          "Préchauffez le four à 230 °C (450 °F). Faites rôtir les bouquets de chou-fleur dans la moitié de l'huile avec sel et piment, 20 min.",
        ],
        ["Add the walnuts to the tray for the last 4 min.", "Ajoutez les noix sur la plaque pour les 4 dernières minutes."],
        [
          "Cut the halloumi into thick slices and fry in the rest of the oil, 2 min a side.",
          "Coupez l'halloumi en tranches épaisses et dorez-les dans le reste de l'huile, 2 min par côté.",
        ],
        [
          "Toss the spinach with the hot cauliflower and lemon juice. Serve with the halloumi, walnuts and pesto.",
          "Mélangez les épinards au chou-fleur chaud et au jus de citron. Servez avec l'halloumi, les noix et le pesto.",
        ],
      ],
    },
  ]),
];
