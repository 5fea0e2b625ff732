import { recipes } from "../recipe.ts";

export const vegetarianPans = recipes("vegetarian", [
  {
    number: 53,
    minutes: 30,
    facts: [31, 28, 60],
    plate: ["bowl", "green-curry", "paneer", "rice", "flatbread"],
    en: ["Saag paneer", "with basmati rice and naan", "Spinach cooked down to velvet, cubes of paneer fried until they squeak."],
    fr: [
      "Saag paneer",
      "riz basmati et pain naan",
      "Des épinards réduits en velours et des cubes de paneer frits jusqu'à ce qu'ils couinent.",
    ],
    needs: {
      paneer: "200 g",
      spinach: "300 g",
      "basmati-rice": "100 g",
      naan: "1",
      onion: "1",
      garlic: "3 cloves",
      ginger: "1 tbsp",
      "garam-masala": "2 tsp",
      turmeric: "½ tsp",
      cream: "60 ml",
      ghee: "1 tbsp",
    },
    steps: [
      [
        "Simmer the rinsed rice, covered, in 200 ml of salted water for 12 min.",
        "Cuisez le riz rincé à couvert dans 200 ml d'eau salée, 12 min.",
      ],
      [
        "Cube the paneer and fry it in half the ghee until golden on most sides, 6 min. Set aside in warm salted water.",
        "Coupez le paneer en cubes et faites-le dorer dans la moitié du ghee, 6 min. Réservez-le dans de l'eau tiède salée.",
      ],
      [
        "Soften the chopped onion in the rest of the ghee for 7 min. Add the garlic, ginger and spices for 1 min.",
        "Faites revenir l'oignon haché dans le reste du ghee, 7 min. Ajoutez l'ail, le gingembre et les épices, 1 min.",
      ],
      [
        "Wilt in the spinach by handfuls, then chop or blend it roughly. Add the cream and simmer for 4 min.",
        "Ajoutez les épinards par poignées, puis hachez ou mixez grossièrement. Ajoutez la crème et laissez mijoter 4 min.",
      ],
      [
        "Fold in the drained paneer. Serve with the rice and warm naan.",
        "Incorporez le paneer égoutté. Servez avec le riz et le naan chaud.",
      ],
    ],
  },
  {
    number: 54,
    minutes: 30,
    facts: [28, 26, 46],
    plate: ["bowl", "tomato-sauce", "fried-egg", "feta", "bread", "basil"],
    en: [
      "Shakshuka",
      "with feta and grilled sourdough",
      "Eggs poached in a spiced tomato sauce. Supper for those who wish it were brunch.",
    ],
    fr: [
      "Chakchouka",
      "feta et pain au levain grillé",
      "Des œufs pochés dans une sauce tomate épicée. Un souper pour ceux qui préféreraient bruncher.",
    ],
    needs: {
      eggs: "4",
      "crushed-tomatoes": "400 ml",
      "bell-pepper": "1",
      onion: "1",
      garlic: "3 cloves",
      harissa: "1 tbsp",
      cumin: "1 tsp",
      feta: "80 g",
      sourdough: "4 slices",
      parsley: "5 sprigs",
      "olive-oil": "2 tbsp",
    },
    steps: [
      [
        "Soften the sliced onion and pepper in the oil over medium heat for 9 min.",
        "Faites fondre l'oignon et le poivron tranchés dans l'huile à feu moyen, 9 min.",
      ],
      [
        "Add the garlic, harissa and cumin for 1 min, then the tomatoes and salt. Simmer for 8 min until thick.",
        "Ajoutez l'ail, la harissa et le cumin, 1 min, puis les tomates et du sel. Laissez mijoter 8 min jusqu'à épaississement.",
      ],
      [
        "Make four wells and crack in the eggs. Cover and cook for 5 to 7 min, until the whites are set.",
        "Creusez quatre puits et cassez-y les œufs. Couvrez et cuisez de 5 à 7 min, jusqu'à ce que les blancs soient pris.",
      ],
      [
        "Grill the bread in a dry pan or toaster and rub it with a cut garlic clove.",
        "Faites griller le pain dans une poêle sèche ou au grille-pain et frottez-le d'ail.",
      ],
      [
        "Crumble the feta over the pan, scatter with parsley and serve at once.",
        "Émiettez la feta dans la poêle, parsemez de persil et servez aussitôt.",
      ],
    ],
  },
  {
    number: 55,
    minutes: 25,
    stated: ["family-friendly"],
    facts: [27, 25, 55],
    plate: ["board", "quesadilla", "corn", "salsa", "avocado"],
    en: [
      "Corn and zucchini quesadillas",
      "with tomato-avocado salsa",
      "Crisp, stringy, quick. Cut them in wedges and let the table argue.",
    ],
    fr: [
      "Quesadillas au maïs et à la courgette",
      "salsa tomate-avocat",
      "Croustillantes, filantes, rapides. Coupez-les en pointes et laissez la table négocier.",
    ],
    needs: {
      "flour-tortillas": "4",
      "tex-mex-cheese": "140 g",
      corn: "150 g",
      zucchini: "1",
      poblano: "1",
      avocado: "1",
      tomatoes: "1",
      lime: "1",
      cilantro: "4 sprigs",
      "sour-cream": "40 ml",
    },
    steps: [
      [
        "Char the corn in a very hot dry pan, 4 min. Add oil, the grated zucchini and diced poblano and cook off the water, 5 min.",
        "Faites griller le maïs dans une poêle sèche très chaude, 4 min. Ajoutez de l'huile, la courgette râpée et le poblano en dés et faites évaporer l'eau, 5 min.",
      ],
      [
        "Dice the avocado and tomato, mix with the lime juice, chopped cilantro and salt.",
        "Coupez l'avocat et la tomate en dés, mélangez avec le jus de lime, la coriandre hachée et du sel.",
      ],
      [
        "Divide cheese and vegetables over half of each tortilla and fold.",
        "Répartissez le fromage et les légumes sur la moitié de chaque tortilla et pliez.",
      ],
      [
        "Cook in an oiled pan over medium heat, 3 min a side. Cut and serve with the salsa and sour cream.",
        "Cuisez dans une poêle huilée à feu moyen, 3 min de chaque côté. Coupez et servez avec la salsa et la crème sure.",
      ],
    ],
  },
  {
    number: 56,
    minutes: 35,
    facts: [26, 24, 68],
    plate: ["bowl", "barley", "brown-mushroom", "parmesan", "herb"],
    en: ["Barley mushroom risotto", "with thyme and Parmesan", "Pearl barley forgives what arborio does not: you can walk away from it."],
    fr: [
      "Risotto d'orge aux champignons",
      "thym et parmesan",
      "L'orge perlé pardonne ce que l'arborio ne pardonne pas : on peut s'en éloigner.",
    ],
    needs: {
      "pearl-barley": "150 g",
      mushrooms: "250 g",
      "oyster-mushrooms": "100 g",
      shallot: "2",
      garlic: "2 cloves",
      "white-wine": "80 ml",
      "vegetable-stock": "700 ml",
      parmesan: "50 g",
      butter: "2 tbsp",
      thyme: "4 sprigs",
      arugula: "40 g",
    },
    steps: [
      [
        "Brown the sliced mushrooms in half the butter over high heat, 8 min. Take out a third for the top.",
        "Faites dorer les champignons tranchés dans la moitié du beurre à feu vif, 8 min. Réservez-en le tiers pour la garniture.",
      ],
      [
        "Add the minced shallots, garlic and thyme for 3 min. Stir in the barley for 1 min.",
        "Ajoutez les échalotes, l'ail et le thym, 3 min. Incorporez l'orge, 1 min.",
      ],
      [
        "Pour in the wine and reduce. Add the stock and simmer for 25 min, stirring now and then.",
        "Versez le vin et réduisez. Ajoutez le bouillon et laissez mijoter 25 min en remuant à l'occasion.",
      ],
      [
        "Beat in the rest of the butter and most of the Parmesan; loosen with water if it stands up.",
        "Incorporez vivement le reste du beurre et presque tout le parmesan; allongez d'eau si le risotto se tient.",
      ],
      ["Top with the mushrooms, arugula and the last of the cheese.", "Garnissez des champignons, de roquette et du reste de fromage."],
    ],
  },
  {
    number: 57,
    minutes: 30,
    facts: [30, 27, 50],
    plate: ["bowl", "couscous", "halloumi", "carrot-slices", "cucumber-slices", "basil"],
    en: [
      "Halloumi grain bowl",
      "with bulgur, mint and roasted carrots",
      "Salty cheese, sweet carrots, cool yogurt. Every forkful a different argument.",
    ],
    fr: [
      "Bol de céréales au halloumi",
      "boulgour, menthe et carottes rôties",
      "Fromage salé, carottes sucrées, yogourt frais. Chaque bouchée plaide autre chose.",
    ],
    needs: {
      halloumi: "180 g",
      bulgur: "120 g",
      carrots: "3",
      chickpeas: "1 can",
      cucumber: "½",
      mint: "4 sprigs",
      "greek-yogurt": "80 g",
      dukkah: "1 tbsp",
      lemon: "1",
      cumin: "1 tsp",
      honey: "1 tsp",
    },
    steps: [
      [
        "Heat the oven to 425 °F (220 °C). Toss the carrot sticks and drained chickpeas with oil, cumin and salt and roast for 22 min.",
        "Préchauffez le four à 220 °C (425 °F). Mélangez les carottes en bâtonnets et les pois chiches égouttés avec de l'huile, le cumin et du sel et faites rôtir 22 min.",
      ],
      [
        "Pour 200 ml of boiling salted water over the bulgur, cover and leave for 12 min. Fluff with half the lemon juice.",
        "Versez 200 ml d'eau bouillante salée sur le boulgour, couvrez et laissez 12 min. Égrenez avec la moitié du jus de citron.",
      ],
      [
        "Mix the yogurt with the rest of the lemon and half the chopped mint.",
        "Mélangez le yogourt avec le reste du citron et la moitié de la menthe hachée.",
      ],
      [
        "Fry the sliced halloumi in a dry pan, 2 min a side, and drizzle with the honey.",
        "Faites dorer le halloumi tranché dans une poêle sèche, 2 min de chaque côté, et arrosez-le de miel.",
      ],
      ["Assemble with cucumber, dukkah and the rest of the mint.", "Assemblez avec le concombre, le dukkah et le reste de la menthe."],
    ],
  },
]);
