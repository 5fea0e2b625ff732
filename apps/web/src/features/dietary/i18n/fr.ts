import type { words as english } from "./en.ts";

export const words: typeof english & { marked_many: string } = {
  title: "Alimentation et goûts",
  text: "Désormais, nous composons vos boîtes selon ces choix. Celles qui sont déjà prévues gardent leurs plats.",
  error: "Vos goûts n’ont pas pu être chargés",
  changes: "Composées selon ce que vous enregistrez ici",
  from: "Les boîtes à partir du {{day}}",
  kept: "Gardent leurs plats",
  noneKept: "Aucune boîte à venir n’est encore composée.",
  save: "Enregistrer",
  saved: "Vos goûts sont enregistrés.",
  failed: "Un problème est survenu…",
  closed: "Votre abonnement est fermé\u00a0: vos goûts restent tels quels.",
  marked_one: "{{count}} boîte à venir contient ce que vous ne voulez jamais",
  marked_many: "{{count}} de boîtes à venir contiennent ce que vous ne voulez jamais",
  marked_other: "{{count}} boîtes à venir contiennent ce que vous ne voulez jamais",
  box: "{{day}}\u00a0: {{dishes}}",
  markedAction: "Changer des plats dans mes semaines",
};
