import { recipes } from "../recipe.ts";

export const chickenTravels = recipes("poultry", [
  {
    number: 6,
    minutes: 35,
    facts: [25, 41, 68],
    plate: ["bowl", "curry", "tikka-pieces", "rice", "cucumber-slices", "herb"],
    en: [
      "Butter chicken",
      "with basmati rice and cucumber",
      "Tomato, cream and patience, in that order. Ours leans on toasted garam masala instead of sugar.",
    ],
    fr: [
      "Poulet au beurre",
      "riz basmati et concombre",
      "Tomate, crème et patience, dans cet ordre. Le nôtre mise sur le garam masala grillé plutôt que sur le sucre.",
    ],
    stated: ["family-friendly"],
    needs: {
      "chicken-thighs": "300 g",
      "basmati-rice": "150 g",
      "crushed-tomatoes": "200 ml",
      cream: "60 ml",
      butter: "1 tbsp",
      onion: "1",
      garlic: "2 cloves",
      ginger: "1 tbsp",
      "garam-masala": "2 tsp",
      cucumber: "½",
    },
    steps: [
      [
        "Rinse the rice until the water runs clear. Simmer it, covered, in 300 ml of salted water for 12 min, then rest it off the heat.",
        "Rincez le riz jusqu'à ce que l'eau soit claire. Cuisez-le à couvert dans 300 ml d'eau salée pendant 12 min, puis laissez-le reposer hors du feu.",
      ],
      [
        "Cut the chicken into bites and brown it in half the butter over medium-high heat, 5 min. Set it aside.",
        "Coupez le poulet en bouchées et faites-le dorer dans la moitié du beurre à feu moyen-vif, 5 min. Réservez.",
      ],
      [
        "Soften the chopped onion in the same pan for 5 min. Add the garlic, ginger and garam masala and toast for 1 min.",
        "Faites revenir l'oignon haché dans la même poêle 5 min. Ajoutez l'ail, le gingembre et le garam masala et faites griller 1 min.",
      ],
      [
        "Add the tomatoes and a splash of water and simmer for 8 min. Stir in the cream and the chicken and cook for 5 min more.",
        "Ajoutez les tomates et un trait d'eau et laissez mijoter 8 min. Incorporez la crème et le poulet et poursuivez la cuisson 5 min.",
      ],
      [
        "Finish with the rest of the butter. Serve over the rice with sliced cucumber.",
        "Terminez avec le reste du beurre. Servez sur le riz avec le concombre tranché.",
      ],
    ],
  },
  {
    number: 7,
    minutes: 35,
    facts: [28, 38, 54],
    plate: ["plate", "chicken-breast", "flatbread", "cherry-tomatoes", "yogurt", "cucumber-slices"],
    en: [
      "Sumac chicken and pita",
      "with tomato salad and tzatziki",
      "A tray of sour, smoky chicken, a salad with plenty of parsley and warm pita to mop up what is left.",
    ],
    fr: [
      "Poulet au sumac et pita",
      "salade de tomates et tzatziki",
      "Une plaque de poulet acidulé et fumé, une salade généreuse en persil et du pita chaud pour saucer le reste.",
    ],
    needs: {
      "chicken-thighs": "320 g",
      pita: "2",
      "cherry-tomatoes": "200 g",
      cucumber: "1",
      "red-onion": "½",
      olives: "30 g",
      tzatziki: "80 g",
      parsley: "½ bunch",
      sumac: "2 tsp",
      lemon: "1",
      "olive-oil": "2 tbsp",
    },
    steps: [
      [
        "Heat the oven to 450 °F (230 °C). Rub the chicken with half the oil, the sumac, salt and the zest of the lemon.",
        "Préchauffez le four à 230 °C (450 °F). Frottez le poulet avec la moitié de l'huile, le sumac, du sel et le zeste du citron.",
      ],
      [
        "Roast it on a lined sheet for 20 to 22 min, until deeply coloured and 74 °C inside.",
        "Faites-le rôtir sur une plaque tapissée de 20 à 22 min, jusqu'à ce qu'il soit bien coloré et atteigne 74 °C à cœur.",
      ],
      [
        "Halve the tomatoes, dice the cucumber, slice the onion thin and chop the parsley. Toss with the olives, lemon juice and the rest of the oil.",
        "Coupez les tomates en deux, le concombre en dés et l'oignon en fines tranches; hachez le persil. Mélangez avec les olives, le jus de citron et le reste de l'huile.",
      ],
      [
        "Warm the pita in the oven for 3 min. Slice the chicken and toss it in its juices.",
        "Réchauffez les pitas au four 3 min. Tranchez le poulet et enrobez-le de son jus.",
      ],
      [
        "Serve the chicken over the pita with the salad and a spoonful of tzatziki.",
        "Servez le poulet sur le pita avec la salade et une cuillerée de tzatziki.",
      ],
    ],
  },
  {
    number: 8,
    minutes: 30,
    facts: [22, 40, 70],
    plate: ["bowl", "noodles", "chicken-breast", "egg-halves", "leafy-green", "brown-mushroom"],
    en: [
      "Chicken and miso ramen",
      "with bok choy and a soft egg",
      "A broth you can make on a weeknight and still slurp with conviction. The egg is timed to the minute.",
    ],
    fr: [
      "Ramen au poulet et au miso",
      "bok choy et œuf mollet",
      "Un bouillon qui se fait un soir de semaine et qui s'aspire avec conviction. L'œuf est minuté.",
    ],
    needs: {
      "ground-chicken": "250 g",
      "ramen-noodles": "180 g",
      miso: "2 tbsp",
      "chicken-stock": "750 ml",
      "bok-choy": "2",
      shiitake: "100 g",
      eggs: "2",
      ginger: "1 tbsp",
      "green-onions": "2",
      "sesame-oil": "2 tsp",
    },
    steps: [
      [
        "Bring a pot of water to a boil. Cook the eggs for 6 ½ min, cool them in ice water and peel.",
        "Portez une casserole d'eau à ébullition. Cuisez les œufs 6 ½ min, refroidissez-les dans l'eau glacée et écalez-les.",
      ],
      [
        "In a second pot, brown the chicken in the sesame oil with the sliced mushrooms and ginger, 6 min.",
        "Dans une seconde casserole, faites dorer le poulet dans l'huile de sésame avec les champignons tranchés et le gingembre, 6 min.",
      ],
      [
        "Add the stock and bring to a simmer. Quarter the bok choy and cook it in the broth for 3 min.",
        "Ajoutez le bouillon et portez à frémissement. Coupez les bok choys en quatre et cuisez-les 3 min dans le bouillon.",
      ],
      [
        "Take the broth off the heat and whisk in the miso; boiling would flatten its taste.",
        "Retirez le bouillon du feu et délayez-y le miso; l'ébullition en affadirait le goût.",
      ],
      [
        "Boil the noodles in the egg water for 3 min, drain and divide. Ladle the broth over, then top with the halved eggs and green onions.",
        "Cuisez les nouilles 3 min dans l'eau des œufs, égouttez et répartissez. Versez le bouillon, puis garnissez des œufs en moitiés et des oignons verts.",
      ],
    ],
  },
  {
    number: 9,
    minutes: 30,
    facts: [21, 39, 72],
    plate: ["bowl", "rice", "chicken-breast", "black-beans", "pineapple-rings", "lime"],
    en: [
      "Jerk chicken rice bowl",
      "with pineapple and black beans",
      "Allspice heat, cold pineapple, and rice that drinks up the pan juices. Keep a napkin handy.",
    ],
    fr: [
      "Bol de riz au poulet jerk",
      "ananas et haricots noirs",
      "La chaleur du piment de la Jamaïque, l'ananas bien froid et un riz qui boit le jus de cuisson. Gardez une serviette à portée de main.",
    ],
    needs: {
      "chicken-thighs": "300 g",
      "jasmine-rice": "140 g",
      "black-beans": "1 can",
      pineapple: "150 g",
      "red-cabbage": "100 g",
      "jerk-spice": "1 tbsp",
      lime: "1",
      cilantro: "4 sprigs",
      "brown-sugar": "1 tsp",
    },
    steps: [
      [
        "Simmer the rice, covered, in 280 ml of salted water for 12 min. Stir in the drained beans off the heat and keep covered.",
        "Cuisez le riz à couvert dans 280 ml d'eau salée pendant 12 min. Hors du feu, ajoutez les haricots égouttés et gardez à couvert.",
      ],
      [
        "Rub the chicken with the jerk spice, brown sugar and oil. Sear over medium-high heat, 6 min a side, to 74 °C.",
        "Frottez le poulet avec les épices jerk, la cassonade et de l'huile. Saisissez à feu moyen-vif, 6 min de chaque côté, jusqu'à 74 °C.",
      ],
      [
        "Shred the cabbage finely and toss it with half the lime juice and a pinch of salt.",
        "Émincez finement le chou et mélangez-le avec la moitié du jus de lime et une pincée de sel.",
      ],
      ["Char the pineapple pieces in the chicken pan for 2 min.", "Faites griller les morceaux d'ananas 2 min dans la poêle du poulet."],
      [
        "Slice the chicken over the rice and beans. Add the cabbage, pineapple, cilantro and the rest of the lime.",
        "Tranchez le poulet sur le riz aux haricots. Ajoutez le chou, l'ananas, la coriandre et le reste de la lime.",
      ],
    ],
  },
  {
    number: 10,
    minutes: 30,
    facts: [26, 38, 60],
    plate: ["bowl", "rice", "mince", "fried-egg", "basil", "hot-pepper"],
    en: [
      "Thai basil chicken",
      "with jasmine rice and a fried egg",
      "Fast, loud and fragrant. The basil wilts in the last ten seconds; not before.",
    ],
    fr: [
      "Poulet au basilic thaï",
      "riz au jasmin et œuf au plat",
      "Rapide, vif et parfumé. Le basilic tombe dans les dix dernières secondes; pas avant.",
    ],
    needs: {
      "ground-chicken": "300 g",
      "jasmine-rice": "140 g",
      "green-beans": "120 g",
      "bird-chili": "1",
      garlic: "3 cloves",
      "soy-sauce": "1 tbsp",
      "fish-sauce": "2 tsp",
      "brown-sugar": "2 tsp",
      "thai-basil": "1 bunch",
      eggs: "2",
    },
    steps: [
      [
        "Simmer the rice, covered, in 280 ml of water for 12 min. Rest it for 5 min.",
        "Cuisez le riz à couvert dans 280 ml d'eau pendant 12 min. Laissez-le reposer 5 min.",
      ],
      [
        "Chop the garlic and as much of the chili as you like together. Cut the beans into short lengths.",
        "Hachez ensemble l'ail et autant de piment que vous le souhaitez. Coupez les haricots en tronçons.",
      ],
      [
        "Fry the eggs in a hot oiled pan until the edges are lacy. Lift them out.",
        "Faites frire les œufs dans une poêle chaude et huilée jusqu'à ce que les bords soient en dentelle. Retirez-les.",
      ],
      [
        "In the same pan over high heat, fry the garlic and chili for 20 seconds. Add the chicken and beans and break the meat up, 6 min.",
        "Dans la même poêle à feu vif, faites sauter l'ail et le piment 20 secondes. Ajoutez le poulet et les haricots et défaites la viande, 6 min.",
      ],
      [
        "Stir in the soy sauce, fish sauce and sugar. Off the heat, fold in the basil. Serve over rice, an egg on top.",
        "Incorporez la sauce soya, la sauce de poisson et la cassonade. Hors du feu, ajoutez le basilic. Servez sur le riz, un œuf par-dessus.",
      ],
    ],
  },
]);
