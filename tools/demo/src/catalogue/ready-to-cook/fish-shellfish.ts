import { recipes } from "../recipe.ts";

export const fishAndShellfish = recipes("fish-seafood", [
  {
    number: 41,
    minutes: 25,
    facts: [21, 32, 66],
    plate: ["board", "taco", "shrimp", "mango-slices", "slaw", "lime"],
    en: ["Cajun shrimp tacos", "with mango and cabbage", "Two minutes in the pan, two bites on the plate. The mango is not optional."],
    fr: [
      "Tacos aux crevettes cajuns",
      "mangue et chou",
      "Deux minutes dans la poêle, deux bouchées dans l'assiette. La mangue n'est pas facultative.",
    ],
    needs: {
      shrimp: "280 g",
      "flour-tortillas": "6",
      mango: "1",
      "red-cabbage": "150 g",
      avocado: "1",
      "cajun-spice": "1 tbsp",
      "sour-cream": "60 ml",
      lime: "1",
      cilantro: "4 sprigs",
    },
    steps: [
      [
        "Shred the cabbage and toss with half the lime juice and salt. Dice the mango and avocado.",
        "Émincez le chou et mélangez-le avec la moitié du jus de lime et du sel. Coupez la mangue et l'avocat en dés.",
      ],
      [
        "Stir the rest of the lime juice into the sour cream with a pinch of the Cajun spice.",
        "Incorporez le reste du jus de lime à la crème sure avec une pincée d'épices cajuns.",
      ],
      [
        "Dry the shrimp and toss with the rest of the spice. Sear in a hot oiled pan, 90 seconds a side, until pink and curled.",
        "Asséchez les crevettes et enrobez-les du reste des épices. Saisissez-les dans une poêle chaude et huilée, 90 secondes de chaque côté, jusqu'à ce qu'elles soient roses.",
      ],
      [
        "Warm the tortillas in a dry pan. Fill with cabbage, shrimp, mango, avocado, crema and cilantro.",
        "Réchauffez les tortillas dans une poêle sèche. Garnissez de chou, de crevettes, de mangue, d'avocat, de crème et de coriandre.",
      ],
    ],
  },
  {
    number: 42,
    minutes: 30,
    facts: [26, 31, 62],
    plate: ["bowl", "green-curry", "shrimp", "rice", "pea-pod", "basil"],
    en: [
      "Green curry with shrimp",
      "snow peas and jasmine rice",
      "Coconut, lime leaf warmth and shrimp that go in last. Rice to catch the rest.",
    ],
    fr: [
      "Cari vert aux crevettes",
      "pois mange-tout et riz au jasmin",
      "Du coco, de la chaleur, et des crevettes qu'on ajoute en dernier. Le riz attrape le reste.",
    ],
    needs: {
      shrimp: "280 g",
      "coconut-milk": "250 ml",
      "green-curry-paste": "2 tbsp",
      "snow-peas": "120 g",
      zucchini: "1",
      "jasmine-rice": "140 g",
      "fish-sauce": "2 tsp",
      "brown-sugar": "1 tsp",
      lime: "1",
      "thai-basil": "4 sprigs",
    },
    steps: [
      ["Simmer the rice, covered, in 280 ml of water for 12 min.", "Cuisez le riz à couvert dans 280 ml d'eau, 12 min."],
      [
        "Fry the curry paste in a spoonful of the coconut cream until it smells toasted, 2 min.",
        "Faites revenir la pâte de cari dans une cuillerée de la crème du lait de coco jusqu'à ce qu'elle embaume, 2 min.",
      ],
      [
        "Add the rest of the coconut milk, the fish sauce, sugar and sliced zucchini. Simmer for 6 min.",
        "Ajoutez le reste du lait de coco, la sauce de poisson, la cassonade et les courgettes tranchées. Laissez mijoter 6 min.",
      ],
      [
        "Add the shrimp and snow peas and cook for 3 min, until the shrimp are pink.",
        "Ajoutez les crevettes et les pois mange-tout et cuisez 3 min, jusqu'à ce que les crevettes soient roses.",
      ],
      [
        "Off the heat, add the lime juice and basil. Serve over the rice.",
        "Hors du feu, ajoutez le jus de lime et le basilic. Servez sur le riz.",
      ],
    ],
  },
  {
    number: 43,
    minutes: 25,
    facts: [25, 34, 48],
    plate: ["bowl", "broth", "mussels", "frites", "lemon-slices"],
    en: ["Moules marinière", "with oven frites", "A big steaming pot of island mussels, a loaf's worth of broth, and fries for dipping."],
    fr: [
      "Moules marinière",
      "avec frites au four",
      "Une grande marmite de moules de l'Île, un bouillon à saucer, et des frites pour y plonger.",
    ],
    needs: {
      mussels: "900 g",
      potatoes: "400 g",
      shallot: "2",
      garlic: "2 cloves",
      "white-wine": "150 ml",
      cream: "60 ml",
      parsley: "½ bunch",
      butter: "1 tbsp",
      mayonnaise: "2 tbsp",
      lemon: "½",
    },
    steps: [
      [
        "Heat the oven to 450 °F (230 °C). Cut the potatoes into thin fries, oil and salt them and roast for 24 min, shaking twice.",
        "Préchauffez le four à 230 °C (450 °F). Taillez les pommes de terre en frites fines, huilez, salez et faites rôtir 24 min, en secouant deux fois.",
      ],
      [
        "Rinse the mussels. Discard any that are broken or do not close when tapped.",
        "Rincez les moules. Jetez celles qui sont brisées ou qui ne se referment pas quand on les tape.",
      ],
      [
        "Soften the minced shallots and garlic in the butter in a wide pot, 3 min. Add the wine and bring to a hard boil.",
        "Faites fondre les échalotes et l'ail ciselés dans le beurre dans une grande marmite, 3 min. Ajoutez le vin et portez à gros bouillons.",
      ],
      [
        "Add the mussels, cover, and shake now and then for 4 to 5 min, until open. Discard those that stay shut.",
        "Ajoutez les moules, couvrez et secouez à l'occasion de 4 à 5 min, jusqu'à ce qu'elles s'ouvrent. Jetez celles qui restent fermées.",
      ],
      [
        "Stir in the cream and chopped parsley. Serve with the fries, and mayonnaise sharpened with lemon.",
        "Incorporez la crème et le persil haché. Servez avec les frites et une mayonnaise relevée de citron.",
      ],
    ],
  },
  {
    number: 44,
    minutes: 35,
    difficulty: "moderate",
    premiumCents: 899,
    facts: [28, 34, 58],
    plate: ["plate", "risotto", "scallops", "peas", "lemon-slices"],
    en: [
      "Seared scallops",
      "with sweet pea risotto",
      "Dry them, heat the pan past comfort, and do not touch. The risotto asks for the stirring.",
    ],
    fr: [
      "Pétoncles poêlés",
      "risotto aux petits pois",
      "On les assèche, on chauffe la poêle plus qu'on n'oserait, et on n'y touche pas. C'est le risotto qu'on remue.",
    ],
    needs: {
      scallops: "260 g",
      "arborio-rice": "140 g",
      peas: "120 g",
      shallot: "1",
      "white-wine": "80 ml",
      "vegetable-stock": "600 ml",
      parmesan: "30 g",
      butter: "2 tbsp",
      lemon: "1",
      mint: "3 sprigs",
    },
    steps: [
      [
        "Keep the stock hot. Soften the minced shallot in half the butter, add the rice and toast it for 2 min.",
        "Gardez le bouillon chaud. Faites fondre l'échalote ciselée dans la moitié du beurre, ajoutez le riz et nacrez-le 2 min.",
      ],
      [
        "Pour in the wine and let it vanish. Add the stock a ladle at a time, stirring often, for 17 min.",
        "Versez le vin et laissez-le s'évaporer. Ajoutez le bouillon une louche à la fois, en remuant souvent, pendant 17 min.",
      ],
      [
        "Crush half the peas. Stir all of them into the risotto with the Parmesan and lemon zest; it should pour slowly.",
        "Écrasez la moitié des pois. Incorporez-les tous au risotto avec le parmesan et le zeste de citron; il doit couler lentement.",
      ],
      [
        "Dry the scallops very well and salt them. Sear in a smoking-hot oiled pan, 2 min without moving.",
        "Asséchez très bien les pétoncles et salez-les. Saisissez-les dans une poêle huilée fumante, 2 min sans y toucher.",
      ],
      [
        "Turn, add the rest of the butter and baste for 1 min. Serve on the risotto with lemon juice and mint.",
        "Retournez, ajoutez le reste du beurre et arrosez 1 min. Servez sur le risotto avec le jus de citron et la menthe.",
      ],
    ],
  },
  {
    number: 45,
    minutes: 30,
    stated: ["family-friendly"],
    facts: [27, 35, 54],
    plate: ["board", "fish-sub", "frites", "cucumber-slices"],
    en: ["Walleye po' boys", "with pickle mayo and oven wedges", "Prairie-lake walleye in a Louisiana coat. Eat it leaning forward."],
    fr: [
      "Sandwichs au doré croustillant",
      "mayonnaise aux cornichons et quartiers au four",
      "Le doré de nos lacs en habit louisianais. À manger penché vers l'avant.",
    ],
    needs: {
      walleye: "300 g",
      baguette: "½",
      polenta: "40 g",
      "cajun-spice": "2 tsp",
      buttermilk: "60 ml",
      iceberg: "¼",
      tomatoes: "1",
      mayonnaise: "3 tbsp",
      pickles: "4 slices",
      potatoes: "300 g",
      lemon: "½",
    },
    steps: [
      [
        "Heat the oven to 450 °F (230 °C). Cut the potatoes into wedges, oil and salt them and roast for 25 min.",
        "Préchauffez le four à 230 °C (450 °F). Coupez les pommes de terre en quartiers, huilez, salez et faites rôtir 25 min.",
      ],
      [
        "Soak the walleye in the buttermilk. Mix the cornmeal, Cajun spice and salt and coat the fish in it.",
        "Trempez le doré dans le babeurre. Mélangez la semoule, les épices cajuns et du sel et enrobez-en le poisson.",
      ],
      [
        "Fry in a well-oiled pan, 3 to 4 min a side, until crisp and 70 °C.",
        "Faites frire dans une poêle bien huilée de 3 à 4 min de chaque côté, jusqu'à ce qu'il soit croustillant et à 70 °C.",
      ],
      [
        "Chop the pickles into the mayonnaise with a squeeze of lemon.",
        "Hachez les cornichons dans la mayonnaise avec un trait de citron.",
      ],
      [
        "Split and toast the baguette. Fill with mayonnaise, lettuce, tomato and fish; serve with the wedges.",
        "Ouvrez la baguette et faites-la griller. Garnissez de mayonnaise, de laitue, de tomate et de poisson; servez avec les quartiers.",
      ],
    ],
  },
  {
    number: 46,
    minutes: 20,
    facts: [24, 35, 55],
    plate: ["plate", "greens", "tuna-slices", "egg-halves", "green-beans", "black-olives"],
    en: [
      "Niçoise-style tuna salad",
      "with jammy eggs and baguette",
      "A composed salad, meaning that you may eat it in any order you like.",
    ],
    fr: ["Salade de thon à la niçoise", "œufs mollets et baguette", "Une salade composée : on la mange dans l'ordre qu'on veut."],
    needs: {
      tuna: "1 can",
      eggs: "3",
      "baby-potatoes": "250 g",
      "green-beans": "150 g",
      "cherry-tomatoes": "150 g",
      olives: "40 g",
      romaine: "½",
      baguette: "½",
      dijon: "1 tsp",
      "wine-vinegar": "1 tbsp",
      "olive-oil": "2 tbsp",
    },
    steps: [
      [
        "Boil the halved potatoes in salted water for 12 min. Add the eggs for the last 7 min and the beans for the last 4.",
        "Faites bouillir les pommes de terre en moitiés dans l'eau salée 12 min. Ajoutez les œufs pour les 7 dernières minutes et les haricots pour les 4 dernières.",
      ],
      [
        "Cool everything under cold water and peel the eggs. Whisk the Dijon, vinegar, oil and salt.",
        "Refroidissez le tout sous l'eau froide et écalez les œufs. Fouettez la moutarde, le vinaigre, l'huile et du sel.",
      ],
      [
        "Dress the warm potatoes and beans with half the vinaigrette.",
        "Assaisonnez les pommes de terre et les haricots tièdes de la moitié de la vinaigrette.",
      ],
      [
        "Lay out the romaine, potatoes, beans, tomatoes, olives, flaked tuna and halved eggs. Pour over the rest and serve with the bread.",
        "Disposez la romaine, les pommes de terre, les haricots, les tomates, les olives, le thon émietté et les œufs en moitiés. Arrosez du reste et servez avec le pain.",
      ],
    ],
  },
]);
