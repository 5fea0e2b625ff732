import type { Words } from "@tablee/domain/kernel/words";

export const words = {
  title: ["Dietary and taste", "Alimentation et goûts"],
  text: [
    "From now on, we pick your dishes by these choices. Boxes already planned keep theirs.",
    "Désormais, nous composons vos boîtes selon ces choix. Celles qui sont déjà prévues gardent leurs plats.",
  ],
  error: ["Your tastes could not be loaded", "Vos goûts n’ont pas pu être chargés"],
  changes: ["Picked by what you save here", "Composées selon ce que vous enregistrez ici"],
  from: ["Boxes from {{day}} on", "Les boîtes à partir du {{day}}"],
  kept: ["Keep their dishes", "Gardent leurs plats"],
  noneKept: ["No box to come is made yet.", "Aucune boîte à venir n’est encore composée."],
  save: ["Save", "Enregistrer"],
  saved: ["Your tastes are saved.", "Vos goûts sont enregistrés."],
  failed: ["Something went wrong...", "Un problème est survenu…"],
  closed: ["Your subscription is closed: your tastes stay as they are.", "Votre abonnement est fermé\u00a0: vos goûts restent tels quels."],
  marked_one: ["{{count}} box to come contains what you never want", "{{count}} boîte à venir contient ce que vous ne voulez jamais"],
  marked_many: [null, "{{count}} de boîtes à venir contiennent ce que vous ne voulez jamais"],
  marked_other: [
    "{{count}} boxes to come contain what you never want",
    "{{count}} boîtes à venir contiennent ce que vous ne voulez jamais",
  ],
  box: ["{{day}}: {{dishes}}", "{{day}}\u00a0: {{dishes}}"],
  markedAction: ["Swap dishes on my weeks", "Changer des plats dans mes semaines"],
} satisfies Words;
