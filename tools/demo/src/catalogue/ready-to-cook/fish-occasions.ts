import { recipes } from "../recipe.ts";

export const fishOccasions = recipes("fish-seafood", [
  {
    number: 39,
    minutes: 30,
    premiumCents: 799,
    facts: [29, 39, 40],
    plate: ["plate", "white-fish", "asparagus", "lemon-slices", "baby-potatoes"],
    en: [
      "Pacific halibut with asparagus",
      "and lemon-caper butter",
      "Thick, sweet fillets from the west coast, basted slowly so that they stay pearly.",
    ],
    fr: [
      "Flétan du Pacifique aux asperges",
      "beurre au citron et aux câpres",
      "De beaux filets épais de la côte ouest, arrosés doucement pour rester nacrés.",
    ],
    needs: {
      halibut: "320 g",
      asparagus: "220 g",
      "baby-potatoes": "300 g",
      butter: "3 tbsp",
      capers: "1 tbsp",
      lemon: "1",
      shallot: "1",
      chives: "½ bunch",
    },
    steps: [
      [
        "Boil the potatoes in salted water for 16 min. Add the asparagus for the last 3 min and drain.",
        "Faites bouillir les pommes de terre dans l'eau salée 16 min. Ajoutez les asperges pour les 3 dernières minutes et égouttez.",
      ],
      [
        "Dry and salt the halibut. Sear it in an oiled pan over medium-high heat for 4 min without moving it.",
        "Asséchez et salez le flétan. Saisissez-le dans une poêle huilée à feu moyen-vif, 4 min sans y toucher.",
      ],
      [
        "Turn, add a third of the butter and baste for 3 min, to 60 °C. Rest on warm plates.",
        "Retournez, ajoutez le tiers du beurre et arrosez 3 min, jusqu'à 60 °C. Réservez dans des assiettes chaudes.",
      ],
      [
        "Soften the minced shallot in the pan. Add the capers, lemon juice and the rest of the butter, whisking off the heat.",
        "Faites fondre l'échalote ciselée dans la poêle. Ajoutez les câpres, le jus de citron et le reste du beurre en fouettant hors du feu.",
      ],
      [
        "Slice the potatoes, serve with the halibut and asparagus, spoon over the butter and snip the chives on top.",
        "Tranchez les pommes de terre, servez avec le flétan et les asperges, nappez de beurre et ciselez la ciboulette par-dessus.",
      ],
    ],
  },
  {
    number: 40,
    minutes: 35,
    premiumCents: 599,
    facts: [28, 36, 46],
    plate: ["plate", "kale", "trout", "squash", "seeds"],
    en: [
      "Arctic char with maple squash",
      "kale and toasted pumpkin seeds",
      "Somewhere between trout and salmon and better mannered than both.",
    ],
    fr: [
      "Omble chevalier et courge à l'érable",
      "chou frisé et graines de citrouille",
      "Entre la truite et le saumon, et mieux élevé que les deux.",
    ],
    needs: {
      "arctic-char": "2",
      squash: "400 g",
      kale: "150 g",
      "maple-syrup": "1 tbsp",
      "pumpkin-seeds": "2 tbsp",
      shallot: "1",
      "cider-vinegar": "1 tbsp",
      "olive-oil": "2 tbsp",
      thyme: "3 sprigs",
      butter: "1 tbsp",
      quinoa: "80 g",
    },
    steps: [
      [
        "Heat the oven to 425 °F (220 °C). Cube the squash, toss with half the oil, the thyme and salt and roast for 25 min.",
        "Préchauffez le four à 220 °C (425 °F). Coupez la courge en cubes, mélangez avec la moitié de l'huile, le thym et du sel et faites rôtir 25 min.",
      ],
      [
        "Simmer the quinoa in 180 ml of salted water, covered, for 14 min. Toast the pumpkin seeds.",
        "Cuisez le quinoa à couvert dans 180 ml d'eau salée, 14 min. Faites griller les graines de citrouille.",
      ],
      ["Drizzle the squash with the maple syrup for its last 5 min.", "Arrosez la courge de sirop d'érable pour les 5 dernières minutes."],
      [
        "Soften the sliced shallot in the rest of the oil, add the torn kale and vinegar and wilt for 4 min.",
        "Faites fondre l'échalote tranchée dans le reste de l'huile, ajoutez le chou frisé déchiré et le vinaigre et faites tomber 4 min.",
      ],
      [
        "Sear the char skin down for 5 min, turn, add the butter and baste for 1 min, to 63 °C.",
        "Saisissez l'omble côté peau 5 min, retournez, ajoutez le beurre et arrosez 1 min, jusqu'à 63 °C.",
      ],
      ["Serve over the quinoa, squash and kale with the seeds.", "Servez sur le quinoa, la courge et le chou frisé, avec les graines."],
    ],
  },
]);
