import { recipes } from "../recipe.ts";

export const chickenClassics = recipes("poultry", [
  {
    number: 1,
    minutes: 35,
    stated: ["family-friendly"],
    facts: [27, 40, 46],
    plate: ["plate", "chicken-breast", "baby-potatoes", "green-beans", "lemon-slices", "herb"],
    en: [
      "Lemon-thyme chicken",
      "with crushed baby potatoes and green beans",
      "A Sunday roast that fits a Tuesday: crisp skin, a spoonful of lemony pan juices and potatoes crushed with butter.",
    ],
    fr: [
      "Poulet au citron et au thym",
      "pommes de terre grelots écrasées et haricots verts",
      "Le rôti du dimanche, un mardi soir : une peau croustillante, un jus de cuisson citronné et des grelots écrasés au beurre.",
    ],
    needs: {
      "chicken-thighs": "320 g",
      "baby-potatoes": "340 g",
      "green-beans": "170 g",
      lemon: "1",
      thyme: "4 sprigs",
      garlic: "2 cloves",
      butter: "1 tbsp",
      "chicken-stock": "125 ml",
    },
    steps: [
      [
        "Boil the potatoes in salted water until a knife slips in, about 15 min. Add the green beans for the last 4 min, then drain.",
        "Faites bouillir les pommes de terre dans l'eau salée jusqu'à ce qu'un couteau y entre sans effort, environ 15 min. Ajoutez les haricots pour les 4 dernières minutes, puis égouttez.",
      ],
      [
        "Meanwhile, season the chicken and sear it in an oiled pan over medium-high heat, 6 min a side, until it reaches 74 °C.",
        "Pendant ce temps, assaisonnez le poulet et saisissez-le dans une poêle huilée à feu moyen-vif, 6 min de chaque côté, jusqu'à ce qu'il atteigne 74 °C.",
      ],
      [
        "Move the chicken to a plate. In the same pan, soften the garlic and thyme for 1 min, pour in the stock and reduce by half.",
        "Déposez le poulet dans une assiette. Dans la même poêle, faites revenir l'ail et le thym 1 min, versez le bouillon et laissez réduire de moitié.",
      ],
      [
        "Off the heat, stir half the butter and the juice of half the lemon into the pan juices.",
        "Hors du feu, incorporez la moitié du beurre et le jus d'un demi-citron au jus de cuisson.",
      ],
      [
        "Crush the potatoes with the rest of the butter. Serve with the beans and chicken, sauce over everything and a wedge of lemon.",
        "Écrasez les pommes de terre avec le reste du beurre. Servez avec les haricots et le poulet, nappez de sauce et ajoutez un quartier de citron.",
      ],
    ],
  },
  {
    number: 2,
    minutes: 30,
    stated: ["family-friendly"],
    facts: [24, 42, 62],
    plate: ["plate", "chicken-breast", "wild-rice", "carrot-slices", "herb"],
    en: [
      "Maple-mustard chicken",
      "with roasted carrots and wild rice",
      "Whole-grain mustard keeps the maple honest. The glaze goes sticky in the oven while the carrots brown at the edges.",
    ],
    fr: [
      "Poulet à l'érable et à la moutarde",
      "carottes rôties et riz sauvage",
      "La moutarde à l'ancienne tient tête à l'érable. La laque devient collante au four pendant que les carottes brunissent.",
    ],
    needs: {
      "chicken-breasts": "2",
      carrots: "4",
      "wild-rice": "60 g",
      "basmati-rice": "80 g",
      "maple-syrup": "2 tbsp",
      "grainy-mustard": "1 tbsp",
      "cider-vinegar": "2 tsp",
      parsley: "3 sprigs",
    },
    steps: [
      [
        "Heat the oven to 425 °F (220 °C). Simmer both rices in plenty of salted water for 25 min, then drain.",
        "Préchauffez le four à 220 °C (425 °F). Faites mijoter les deux riz dans beaucoup d'eau salée pendant 25 min, puis égouttez.",
      ],
      [
        "Cut the carrots into sticks, oil and salt them, and spread them on one side of a baking sheet. Roast for 8 min.",
        "Taillez les carottes en bâtonnets, huilez-les, salez-les et étalez-les d'un côté d'une plaque. Faites-les rôtir 8 min.",
      ],
      [
        "Whisk the maple syrup, mustard and vinegar. Lay the chicken beside the carrots and brush it with half the glaze.",
        "Fouettez le sirop d'érable, la moutarde et le vinaigre. Déposez le poulet à côté des carottes et badigeonnez-le de la moitié de la laque.",
      ],
      [
        "Roast for 16 to 18 min, brushing once more halfway, until the chicken reaches 74 °C.",
        "Faites rôtir de 16 à 18 min, en badigeonnant de nouveau à mi-cuisson, jusqu'à ce que le poulet atteigne 74 °C.",
      ],
      [
        "Rest the chicken for 3 min, slice it, and serve over the rice with the carrots and chopped parsley.",
        "Laissez reposer le poulet 3 min, tranchez-le et servez-le sur le riz avec les carottes et le persil haché.",
      ],
    ],
  },
  {
    number: 3,
    minutes: 30,
    stated: ["family-friendly"],
    facts: [29, 39, 52],
    plate: ["plate", "schnitzel", "greens", "parmesan", "lemon-slices"],
    en: [
      "Parmesan-crusted chicken",
      "with Caesar salad and garlic croutons",
      "Schnitzel manners, Caesar attitude. The crumbs are baked, so nobody has to stand over a pan of oil.",
    ],
    fr: [
      "Poulet en croûte de parmesan",
      "salade César et croûtons à l'ail",
      "Une escalope sage, une César qui a du caractère. La chapelure cuit au four : personne ne surveille l'huile.",
    ],
    needs: {
      "chicken-breasts": "2",
      panko: "60 g",
      parmesan: "40 g",
      eggs: "1",
      romaine: "1",
      croutons: "40 g",
      "caesar-dressing": "60 ml",
      lemon: "½",
    },
    steps: [
      [
        "Heat the oven to 450 °F (230 °C) with a baking sheet inside. Halve the chicken breasts horizontally and season them.",
        "Préchauffez le four à 230 °C (450 °F) avec une plaque à l'intérieur. Coupez les poitrines en deux à l'horizontale et assaisonnez-les.",
      ],
      [
        "Beat the egg in a shallow dish. Mix the panko with three quarters of the Parmesan and a spoonful of oil in another.",
        "Battez l'œuf dans une assiette creuse. Dans une autre, mélangez la chapelure, les trois quarts du parmesan et une cuillerée d'huile.",
      ],
      [
        "Dip the chicken in egg, press it into the crumbs and lay it on the hot sheet. Bake for 12 to 14 min, turning once, to 74 °C.",
        "Trempez le poulet dans l'œuf, pressez-le dans la chapelure et déposez-le sur la plaque chaude. Cuisez de 12 à 14 min, en retournant une fois, jusqu'à 74 °C.",
      ],
      [
        "Tear the romaine and toss it with the dressing, croutons and the rest of the Parmesan.",
        "Déchirez la romaine et mélangez-la avec la vinaigrette, les croûtons et le reste du parmesan.",
      ],
      ["Serve the chicken beside the salad with lemon to squeeze.", "Servez le poulet à côté de la salade, avec du citron à presser."],
    ],
  },
  {
    number: 4,
    minutes: 40,
    stated: ["family-friendly"],
    facts: [31, 37, 55],
    plate: ["bowl", "gravy", "golden-pie", "peas", "carrot-slices", "herb"],
    en: [
      "Chicken pot pie",
      "with peas, leeks and a puff pastry lid",
      "All the comfort and none of the rolling pin: the pastry bakes on its own sheet and lands on the stew at the table.",
    ],
    fr: [
      "Pâté au poulet",
      "petits pois, poireau et chapeau feuilleté",
      "Tout le réconfort, sans rouleau à pâte : le feuilleté cuit sur sa plaque et se pose sur le ragoût à table.",
    ],
    needs: {
      "chicken-breasts": "280 g",
      "puff-pastry": "120 g",
      leek: "1",
      carrots: "2",
      peas: "100 g",
      cream: "60 ml",
      flour: "1 tbsp",
      "chicken-stock": "250 ml",
      thyme: "2 sprigs",
    },
    steps: [
      [
        "Heat the oven to 425 °F (220 °C). Cut the pastry into two lids, score them and bake on a lined sheet until tall and golden, 15 min.",
        "Préchauffez le four à 220 °C (425 °F). Taillez deux couvercles dans la pâte, quadrillez-les et cuisez-les sur une plaque tapissée jusqu'à ce qu'ils soient gonflés et dorés, 15 min.",
      ],
      [
        "Cut the chicken into 2 cm pieces. Brown it in an oiled pot for 5 min and set it aside.",
        "Coupez le poulet en morceaux de 2 cm. Faites-le dorer 5 min dans une casserole huilée et réservez-le.",
      ],
      [
        "In the same pot, soften the sliced leek and carrots with the thyme for 6 min. Stir in the flour for 1 min.",
        "Dans la même casserole, faites fondre le poireau et les carottes tranchés avec le thym pendant 6 min. Ajoutez la farine et remuez 1 min.",
      ],
      [
        "Add the stock bit by bit, then the cream, chicken and peas. Simmer for 8 min until thick and season well.",
        "Versez le bouillon peu à peu, puis ajoutez la crème, le poulet et les pois. Laissez mijoter 8 min jusqu'à épaississement et rectifiez l'assaisonnement.",
      ],
      ["Ladle into bowls and set a pastry lid on each.", "Versez dans des bols et coiffez chacun d'un feuilleté."],
    ],
  },
  {
    number: 5,
    minutes: 25,
    stated: ["family-friendly"],
    facts: [26, 41, 57],
    plate: ["board", "chicken-breast", "tortillas", "pepper-strips", "avocado", "lime"],
    en: [
      "Sheet-pan chicken fajitas",
      "with peppers, salsa and warm tortillas",
      "One pan, one oven, everyone builds their own. The lime goes on at the very end, when the edges are charred.",
    ],
    fr: [
      "Fajitas de poulet sur la plaque",
      "poivrons, salsa et tortillas chaudes",
      "Une plaque, un four, et chacun garnit la sienne. La lime arrive à la toute fin, quand les bords sont bien grillés.",
    ],
    needs: {
      "chicken-thighs": "300 g",
      "bell-pepper": "2",
      "red-onion": "1",
      "flour-tortillas": "6",
      salsa: "80 ml",
      "sour-cream": "60 ml",
      "chili-powder": "1 tbsp",
      cumin: "1 tsp",
      lime: "1",
    },
    steps: [
      [
        "Heat the oven to 450 °F (230 °C). Slice the chicken, peppers and onion into strips as thick as a finger.",
        "Préchauffez le four à 230 °C (450 °F). Taillez le poulet, les poivrons et l'oignon en lanières épaisses comme un doigt.",
      ],
      [
        "Toss it all on a baking sheet with oil, the chili powder, cumin and salt. Spread it out: crowding steams.",
        "Mélangez le tout sur une plaque avec l'huile, l'assaisonnement au chili, le cumin et du sel. Étalez bien : trop serré, ça bout.",
      ],
      [
        "Roast for 16 to 18 min, stirring once, until the chicken is cooked through and the peppers are charred in places.",
        "Faites rôtir de 16 à 18 min, en remuant une fois, jusqu'à ce que le poulet soit cuit et les poivrons grillés par endroits.",
      ],
      [
        "Wrap the tortillas in foil and warm them in the oven for the last 4 min.",
        "Enveloppez les tortillas dans du papier d'aluminium et réchauffez-les au four les 4 dernières minutes.",
      ],
      [
        "Squeeze half the lime over the pan. Serve with the salsa, sour cream and the rest of the lime.",
        "Pressez la moitié de la lime sur la plaque. Servez avec la salsa, la crème sure et le reste de la lime.",
      ],
    ],
  },
]);
