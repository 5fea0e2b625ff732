import type { Words } from "@tablee/domain/kernel/words";

export const words = {
  title: ["This week’s menu", "Le menu de la semaine"],
  weeks: ["Weeks", "Semaines"],
  thisWeek: ["This week", "Cette semaine"],
  nextWeek: ["Next week", "La semaine prochaine"],
  inWeeks: ["In {{weeks}} weeks", "Dans {{weeks}} semaines"],
  delivered: ["Delivered {{days}}", "Livraison {{days}}"],
  changeableFrom: ["Boxes from {{day}} on can still be changed.", "Encore modifiables\u00a0: les boîtes du {{day}} et d’après."],
  unchangeable: ["This week’s boxes can no longer be changed.", "Ces boîtes ne peuvent plus être modifiées."],
  seeNextWeek: ["See next week’s menu", "Voir le menu de la semaine prochaine"],
  waiting: [
    "The menu you chose appears as soon as we can be reached. Until then, these are the dishes of the one before it.",
    "Le menu choisi s’affichera dès que possible. D’ici là, voici les plats du menu précédent.",
  ],
  start: ["Hungry? Choose a plan and we will bring it.", "Ça vous ouvre l’appétit? Choisissez un forfait et on vous l’apporte."],
  startAction: ["Choose my plan", "Choisir mon forfait"],
} satisfies Words;
