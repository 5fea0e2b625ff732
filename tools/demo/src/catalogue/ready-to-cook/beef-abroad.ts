import { recipes } from "../recipe.ts";

export const beefAbroad = recipes("beef", [
  {
    number: 19,
    minutes: 30,
    facts: [24, 38, 72],
    plate: ["bowl", "rice", "steak-slices", "fried-egg", "carrot-slices", "kimchi"],
    en: ["Bibimbap", "with gochujang beef and quick pickles", "A bowl arranged like a colour wheel, then stirred into glorious disorder."],
    fr: [
      "Bibimbap",
      "bœuf au gochujang et marinade minute",
      "Un bol disposé comme un cercle chromatique, puis mélangé dans un joyeux désordre.",
    ],
    needs: {
      "ground-beef": "250 g",
      "sushi-rice": "150 g",
      carrots: "1",
      cucumber: "½",
      spinach: "100 g",
      "bean-sprouts": "100 g",
      eggs: "2",
      gochujang: "2 tbsp",
      "rice-vinegar": "2 tbsp",
      "sesame-oil": "1 tbsp",
      "sesame-seeds": "1 tsp",
    },
    steps: [
      [
        "Rinse the rice and simmer it, covered, in 220 ml of water for 14 min. Rest for 10 min.",
        "Rincez le riz et cuisez-le à couvert dans 220 ml d'eau, 14 min. Laissez reposer 10 min.",
      ],
      [
        "Cut the carrot and cucumber into matchsticks and toss with the vinegar and a pinch of salt.",
        "Taillez la carotte et le concombre en allumettes et mélangez-les avec le vinaigre et une pincée de sel.",
      ],
      [
        "Wilt the spinach and sprouts in half the sesame oil for 2 min; season and set aside.",
        "Faites tomber les épinards et les fèves germées dans la moitié de l'huile de sésame, 2 min; salez et réservez.",
      ],
      [
        "Brown the beef over high heat for 6 min. Stir in half the gochujang and a splash of water.",
        "Faites dorer le bœuf à feu vif, 6 min. Incorporez la moitié du gochujang et un trait d'eau.",
      ],
      [
        "Fry the eggs. Fill the bowls with rice and arrange everything on top with the rest of the gochujang, sesame oil and seeds.",
        "Faites cuire les œufs au plat. Remplissez les bols de riz et disposez le tout avec le reste du gochujang, de l'huile et des graines de sésame.",
      ],
    ],
  },
  {
    number: 20,
    minutes: 25,
    facts: [23, 37, 64],
    plate: ["bowl", "rice", "steak-slices", "broccoli", "hot-pepper"],
    en: ["Beef and broccoli", "with ginger sauce over rice", "Faster than delivery, and the broccoli keeps its snap."],
    fr: ["Bœuf au brocoli", "sauce au gingembre sur riz", "Plus rapide que la livraison, et le brocoli reste croquant."],
    needs: {
      "beef-strips": "280 g",
      broccoli: "1",
      "jasmine-rice": "140 g",
      "soy-sauce": "2 tbsp",
      "oyster-sauce": "1 tbsp",
      cornstarch: "2 tsp",
      ginger: "1 tbsp",
      garlic: "2 cloves",
      "green-onions": "2",
      "sesame-oil": "2 tsp",
    },
    steps: [
      ["Simmer the rice, covered, in 280 ml of water for 12 min.", "Cuisez le riz à couvert dans 280 ml d'eau, 12 min."],
      [
        "Toss the beef with half the cornstarch and half the soy sauce. Mix the rest of both with the oyster sauce and 80 ml of water.",
        "Enrobez le bœuf de la moitié de la fécule et de la sauce soya. Mélangez le reste des deux avec la sauce aux huîtres et 80 ml d'eau.",
      ],
      [
        "Steam the broccoli florets in a covered pan with a splash of water for 3 min. Tip out.",
        "Cuisez les fleurons de brocoli à la vapeur dans une poêle couverte avec un trait d'eau, 3 min. Retirez.",
      ],
      [
        "Sear the beef in the hot oiled pan in one layer, 3 min. Add the garlic and ginger for 30 seconds.",
        "Saisissez le bœuf dans la poêle chaude et huilée, en une seule couche, 3 min. Ajoutez l'ail et le gingembre, 30 secondes.",
      ],
      [
        "Return the broccoli, pour in the sauce and boil until glossy, 1 min. Finish with sesame oil and green onions.",
        "Remettez le brocoli, versez la sauce et faites bouillir jusqu'à ce qu'elle brille, 1 min. Terminez avec l'huile de sésame et les oignons verts.",
      ],
    ],
  },
  {
    number: 21,
    minutes: 30,
    stated: ["family-friendly"],
    facts: [31, 36, 50],
    plate: ["board", "taco", "mince", "salsa", "lime"],
    en: [
      "Crispy beef tacos",
      "with pico de gallo and lime crema",
      "Fill, fold, fry on both sides. The cheese leaks out and turns to lace, as intended.",
    ],
    fr: [
      "Tacos de bœuf croustillants",
      "pico de gallo et crème à la lime",
      "On garnit, on plie, on dore des deux côtés. Le fromage déborde et fait de la dentelle : c'est voulu.",
    ],
    needs: {
      "ground-beef": "280 g",
      "corn-tortillas": "6",
      "tex-mex-cheese": "80 g",
      tomatoes: "2",
      "red-onion": "½",
      jalapeno: "1",
      cilantro: "5 sprigs",
      "sour-cream": "60 ml",
      lime: "1",
      "chili-powder": "1 tbsp",
    },
    steps: [
      [
        "Brown the beef with the chili powder and salt over high heat, 6 min. Stir in a splash of water and let it bubble away.",
        "Faites dorer le bœuf avec l'assaisonnement au chili et du sel à feu vif, 6 min. Ajoutez un trait d'eau et laissez-le s'évaporer.",
      ],
      [
        "Dice the tomatoes, onion and as much jalapeño as you like. Mix with chopped cilantro, half the lime juice and salt.",
        "Coupez en dés les tomates, l'oignon et autant de jalapeño que vous le souhaitez. Mélangez avec la coriandre hachée, la moitié du jus de lime et du sel.",
      ],
      ["Stir the rest of the lime juice into the sour cream.", "Incorporez le reste du jus de lime à la crème sure."],
      [
        "Warm a tortilla in an oiled pan, fill half of it with cheese and beef, fold, and fry 2 min a side. Repeat.",
        "Réchauffez une tortilla dans une poêle huilée, garnissez-en la moitié de fromage et de bœuf, pliez et dorez 2 min de chaque côté. Répétez.",
      ],
      ["Serve with the pico de gallo and crema.", "Servez avec le pico de gallo et la crème à la lime."],
    ],
  },
  {
    number: 22,
    minutes: 35,
    facts: [29, 37, 57],
    plate: ["board", "flatbread", "mince", "eggplant", "yogurt", "basil"],
    en: [
      "Lamb and eggplant flatbreads",
      "with mint yogurt and pine nuts",
      "Spiced lamb, silky eggplant and enough mint to perfume the kitchen.",
    ],
    fr: [
      "Pains plats à l'agneau et à l'aubergine",
      "yogourt à la menthe et pignons",
      "De l'agneau épicé, une aubergine soyeuse et assez de menthe pour embaumer la cuisine.",
    ],
    needs: {
      "ground-lamb": "260 g",
      flatbread: "2",
      eggplant: "1",
      "greek-yogurt": "100 g",
      mint: "5 sprigs",
      "pine-nuts": "1 tbsp",
      "ras-el-hanout": "2 tsp",
      "tomato-paste": "1 tbsp",
      lemon: "1",
      "red-onion": "½",
    },
    steps: [
      [
        "Heat the oven to 450 °F (230 °C). Dice the eggplant, oil and salt it generously and roast for 20 min.",
        "Préchauffez le four à 230 °C (450 °F). Coupez l'aubergine en dés, huilez-la et salez-la généreusement et faites-la rôtir 20 min.",
      ],
      [
        "Toast the pine nuts in a dry pan and set them aside. Slice the onion thin and cover with half the lemon juice.",
        "Faites griller les pignons à sec et réservez-les. Tranchez l'oignon finement et couvrez-le de la moitié du jus de citron.",
      ],
      [
        "Brown the lamb with the ras el hanout for 6 min. Stir in the tomato paste and a splash of water for 2 min.",
        "Faites dorer l'agneau avec le ras el-hanout, 6 min. Incorporez la pâte de tomate et un trait d'eau, 2 min.",
      ],
      [
        "Chop half the mint into the yogurt with the rest of the lemon juice and salt.",
        "Hachez la moitié de la menthe dans le yogourt avec le reste du jus de citron et du sel.",
      ],
      [
        "Warm the flatbreads for 3 min. Spread with yogurt and pile on the lamb, eggplant, onion, pine nuts and mint.",
        "Réchauffez les pains 3 min. Tartinez de yogourt et garnissez d'agneau, d'aubergine, d'oignon, de pignons et de menthe.",
      ],
    ],
  },
  {
    number: 23,
    minutes: 35,
    premiumCents: 599,
    facts: [33, 42, 40],
    plate: ["board", "steak-slices", "pesto", "ear-of-corn", "baby-potatoes"],
    en: [
      "Chimichurri flank steak",
      "with charred corn and potatoes",
      "Parsley, garlic and vinegar chopped by hand. Slice across the grain and the cheapest trick in steak cookery pays off.",
    ],
    fr: [
      "Bavette au chimichurri",
      "maïs grillé et pommes de terre",
      "Persil, ail et vinaigre hachés à la main. Tranchez contre le grain : le plus vieux truc du monde, et le meilleur.",
    ],
    needs: {
      "flank-steak": "340 g",
      "baby-potatoes": "300 g",
      corn: "150 g",
      parsley: "1 bunch",
      garlic: "2 cloves",
      oregano: "1 tsp",
      "chili-flakes": "½ tsp",
      "wine-vinegar": "2 tbsp",
      "olive-oil": "3 tbsp",
      arugula: "50 g",
    },
    steps: [
      [
        "Boil the potatoes in salted water for 16 min, drain, and flatten each with the heel of your hand.",
        "Faites bouillir les pommes de terre dans l'eau salée 16 min, égouttez-les et aplatissez-les avec la paume.",
      ],
      [
        "Chop the parsley and garlic very fine. Stir in the oregano, chili flakes, vinegar and two thirds of the oil; salt well.",
        "Hachez très finement le persil et l'ail. Ajoutez l'origan, les flocons de piment, le vinaigre et les deux tiers de l'huile; salez bien.",
      ],
      [
        "Dry and salt the steak. Sear it over high heat, 4 min a side, to 57 °C. Rest for 8 min.",
        "Asséchez et salez la bavette. Saisissez-la à feu vif, 4 min de chaque côté, jusqu'à 57 °C. Laissez reposer 8 min.",
      ],
      [
        "In the same pan, crisp the potatoes in the rest of the oil, 3 min a side. Add the corn and let it catch.",
        "Dans la même poêle, dorez les pommes de terre dans le reste de l'huile, 3 min de chaque côté. Ajoutez le maïs et laissez-le griller.",
      ],
      [
        "Slice the steak thinly across the grain. Serve over the arugula with the potatoes, corn and chimichurri.",
        "Tranchez la bavette finement contre le grain. Servez sur la roquette avec les pommes de terre, le maïs et le chimichurri.",
      ],
    ],
  },
  {
    number: 24,
    minutes: 40,
    facts: [26, 40, 54],
    plate: ["bowl", "chili", "braised-beef", "cheddar", "cream", "herb"],
    en: [
      "Alberta bison chili",
      "with kidney beans and cheddar",
      "Leaner than beef and a little sweeter. A square of dark chocolate rounds off the heat.",
    ],
    fr: [
      "Chili au bison de l'Alberta",
      "haricots rouges et cheddar",
      "Plus maigre que le bœuf, un brin plus sucré. Un carré de chocolat noir arrondit le piquant.",
    ],
    needs: {
      "ground-bison": "280 g",
      "kidney-beans": "1 can",
      "crushed-tomatoes": "300 ml",
      onion: "1",
      "bell-pepper": "1",
      garlic: "2 cloves",
      "chili-powder": "1 tbsp",
      "chipotle-adobo": "1 tsp",
      "dark-chocolate": "10 g",
      cheddar: "50 g",
      "sour-cream": "40 ml",
    },
    steps: [
      [
        "Dice the onion and pepper and soften them in an oiled pot for 7 min.",
        "Coupez l'oignon et le poivron en dés et faites-les fondre dans une casserole huilée, 7 min.",
      ],
      [
        "Turn up the heat, add the bison and brown it for 6 min. Add the garlic, chili powder and chipotle for 1 min.",
        "Augmentez le feu, ajoutez le bison et faites-le dorer 6 min. Ajoutez l'ail, l'assaisonnement au chili et le chipotle, 1 min.",
      ],
      [
        "Pour in the tomatoes, the drained beans and 150 ml of water. Simmer for 20 min, stirring now and then.",
        "Versez les tomates, les haricots égouttés et 150 ml d'eau. Laissez mijoter 20 min en remuant à l'occasion.",
      ],
      [
        "Melt in the chocolate and season. Serve with grated cheddar and sour cream.",
        "Faites-y fondre le chocolat et assaisonnez. Servez avec le cheddar râpé et la crème sure.",
      ],
    ],
  },
]);
