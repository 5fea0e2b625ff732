import type { words as english } from "./en.ts";

export const words: typeof english = {
  open: "Pourquoi ces plats?",
  label: "Pourquoi ces plats? Boîte du {{day}}",
  title: "Pourquoi ces plats?",
  text: "Pour votre boîte du {{day}}.",
  none: "Nous n’avons pas gardé de raisons pour cette boîte.",
  question: "Pourquoi ce plat?",
  reason: {
    preferred: "Il convient à vos préférences et vous ne l’aviez pas reçu récemment.",
    alike: "Il ressemble à un autre de la boîte, car peu de plats convenaient à vos préférences.",
    repeated: "Vous l’aviez reçu récemment, mais rien de plus nouveau ne convenait à vos préférences.",
    "beyond-preference": "Il sort de vos préférences\u00a0: ce menu n’offrait pas assez de plats qui y répondent.",
    "second-portion": "Il vient en double\u00a0: rien d’autre à ce menu ne convenait à vos préférences.",
    replacement: "Il en remplace un qui n’était plus disponible.",
    chosen: "Vous avez choisi ce plat.",
  },
};
