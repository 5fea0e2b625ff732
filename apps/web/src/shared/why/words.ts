import type { Words } from "@tablee/domain/kernel/words";

export const words = {
  open: ["Why these dishes?", "Pourquoi ces plats?"],
  label: ["Why these dishes? Box for {{day}}", "Pourquoi ces plats? Boîte du {{day}}"],
  title: ["Why these dishes?", "Pourquoi ces plats?"],
  text: ["For your {{day}} box.", "Pour votre boîte du {{day}}."],
  none: ["We have no reasons on record for this box.", "Nous n’avons pas gardé de raisons pour cette boîte."],
  question: ["Why this dish?", "Pourquoi ce plat?"],
  reason: {
    preferred: [
      "It fits your tastes, and you have not had it in a while.",
      "Il correspond à vos goûts et vous n’y avez pas goûté depuis un moment.",
    ],
    "wanted-again": [
      "You said you would definitely have it again, and it fits your tastes.",
      "Vous avez dit que vous le reprendriez certainement, et il correspond à vos goûts.",
    ],
    alike: [
      "It is similar to another dish in the box: few others suited your preferences.",
      "Il ressemble à un autre de la boîte, car peu de plats convenaient à vos préférences.",
    ],
    repeated: [
      "You had it recently, but nothing newer suited your preferences.",
      "Vous l’aviez reçu récemment, mais rien de plus nouveau ne convenait à vos préférences.",
    ],
    "less-wanted": [
      "You asked for less of it, but nothing else on this menu suited your preferences.",
      "Vous l’avez demandé moins souvent, mais rien d’autre à ce menu ne convenait à vos préférences.",
    ],
    "beyond-preference": [
      "It is outside your preferences, which this menu could not fill.",
      "Il sort de vos préférences\u00a0: ce menu n’offrait pas assez de plats qui y répondent.",
    ],
    "second-portion": [
      "It comes twice: nothing else on this menu suited your preferences.",
      "Il vient en double\u00a0: rien d’autre à ce menu ne convenait à vos préférences.",
    ],
    replacement: ["It replaces a dish that was no longer available.", "Il en remplace un qui n’était plus disponible."],
    chosen: ["You chose this dish.", "Vous avez choisi ce plat."],
  },
  less: {
    ask: ["Less of this", "Moins souvent"],
    askLabel: ["Less of this: {{dish}}", "Moins souvent\u00a0: {{dish}}"],
    asked: ["We pick it less often.", "Nous le choisirons moins souvent."],
    undo: ["Undo", "Annuler"],
    undoLabel: ["Undo, as often as before: {{dish}}", "Annuler, aussi souvent qu’avant\u00a0: {{dish}}"],
  },
} satisfies Words;
