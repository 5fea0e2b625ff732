import type { words as english } from "./en.ts";

export const words: typeof english & { others_many: string } = {
  swap: "Échanger",
  label: "Échanger {{dish}}",
  title: "À la place de {{dish}}",
  text: "Aucun de ces plats ne contient ce que vous évitez, et tous sont encore disponibles.",
  choose: "Choisir {{dish}}",
  same: "Même prix",
  more: "+\u00a0{{price}}",
  less: "−\u00a0{{price}}",
  none: "Il ne reste rien d’autre à ce menu qui soit sans ce que vous évitez.",
  done: "{{dish}} à la place de {{before}}",
  others_one: "En voir un autre",
  others_many: "En voir {{count}} autres",
  others_other: "En voir {{count}} autres",
  why: {
    preferred: "Pourquoi ce plat? Il convient à vos préférences et vous ne l’avez pas reçu récemment.",
    alike: "Pourquoi ce plat? Il ressemble à un autre de la boîte, car peu de plats convenaient à vos préférences.",
    repeated: "Pourquoi ce plat? Vous l’avez reçu récemment, mais rien de plus nouveau ne convenait à vos préférences.",
    "beyond-preference": "Pourquoi ce plat? Il sort de vos préférences\u00a0: ce menu n’offrait pas assez de plats qui y répondent.",
    "second-portion": "Pourquoi deux fois? Rien d’autre à ce menu ne convenait à vos préférences.",
    replacement: "Pourquoi ce plat? Il en remplace un qui n’était plus disponible.",
    chosen: "Vous avez choisi ce plat.",
  },
  minutes: "{{minutes}}\u00a0min",
};
