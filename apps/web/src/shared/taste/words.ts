import type { Words } from "@tablee/domain/kernel/words";
import { dislikeWords } from "@tablee/domain/subscription/dislike-words";

export const words = {
  title: ["What you like", "Vos goûts"],
  text: [
    "We pick your boxes with this. You can change every dish yourself, in the first box too.",
    "On s’en sert pour composer vos boîtes. Vous pouvez ensuite changer chaque plat, dès la première.",
  ],
  diets: ["Preferences", "Préférences"],
  allergens: ["Never in my box", "Jamais dans ma boîte"],
  allergensText: [
    "We leave out whatever contains these. Our kitchen handles all of them, so traces are possible. Our meals are not for children under one year.",
    "On écarte tout ce qui en contient. Notre cuisine les manipule tous\u00a0: des traces restent possibles. Nos repas ne conviennent pas aux enfants de moins d’un an.",
  ],
  oneByOne: ["Only some nuts or grains", "Certaines noix ou céréales seulement"],
  membersOf: ["{{family}}, one by one", "{{family}}, un à un"],
  dislikes: ["Rather not", "Si possible, sans"],
  dislike: dislikeWords,
  /** Diets that another plan type lacks. */
  lost: {
    "ready-to-eat": [
      "There is no {{diets}} choice among our ready-to-eat meals.",
      "Nos repas prêts-à-manger n’offrent pas de choix {{diets}}.",
    ],
    "ready-to-cook": ["There is no {{diets}} choice among our recipes.", "Nos recettes n’offrent pas de choix {{diets}}."],
    vegan: [
      "There is no vegan choice among our ready-to-eat meals: you get vegetarian ones, with milk and eggs unless you exclude them.",
      "Nos repas prêts-à-manger n’offrent pas de choix végétalien\u00a0: vous recevez des repas végétariens, avec lait et œufs si vous ne les excluez pas.",
    ],
  },
  fitting: {
    "ready-to-cook_one": [
      "{{count}} of {{of}} recipes in the week of {{week}} fits your choices.",
      "{{count}} des {{of}} recettes de la semaine du {{week}} convient à vos choix.",
    ],
    "ready-to-cook_many": [null, "{{count}} des {{of}} recettes de la semaine du {{week}} conviennent à vos choix."],
    "ready-to-cook_other": [
      "{{count}} of {{of}} recipes in the week of {{week}} fit your choices.",
      "{{count}} des {{of}} recettes de la semaine du {{week}} conviennent à vos choix.",
    ],
    "ready-to-eat_one": [
      "{{count}} of {{of}} meals in the week of {{week}} fits your choices.",
      "{{count}} des {{of}} repas de la semaine du {{week}} convient à vos choix.",
    ],
    "ready-to-eat_many": [null, "{{count}} des {{of}} repas de la semaine du {{week}} conviennent à vos choix."],
    "ready-to-eat_other": [
      "{{count}} of {{of}} meals in the week of {{week}} fit your choices.",
      "{{count}} des {{of}} repas de la semaine du {{week}} conviennent à vos choix.",
    ],
    short: {
      "ready-to-cook": [
        "Your box would have {{picks}} of {{wanted}} recipes that week. Each serving costs the price of your plan; you only pay for what comes.",
        "Votre boîte compterait {{picks}} des {{wanted}} recettes cette semaine-là. La portion reste au prix de votre forfait; vous ne payez que ce qui arrive.",
      ],
      "ready-to-eat": [
        "Your box would have {{picks}} of {{wanted}} meals that week. Each meal costs the price of your plan; you only pay for what comes.",
        "Votre boîte compterait {{picks}} des {{wanted}} repas cette semaine-là. Chaque repas reste au prix de votre forfait; vous ne payez que ce qui arrive.",
      ],
    },
    brief: ["A box would have {{picks}} of {{wanted}} dishes.", "Une boîte compterait {{picks}} des {{wanted}} plats."],
    none: ["Nothing would come that week.", "Rien n’arriverait cette semaine-là."],
    tooSmall: [
      "That is below our minimum: such a box is not delivered, and not charged, unless you add to it. Choosing less to avoid helps.",
      "C’est sous notre minimum\u00a0: une telle boîte n’est ni livrée ni facturée, à moins que vous la complétiez. Élargissez vos choix pour en recevoir une.",
    ],
  },
} satisfies Words;
