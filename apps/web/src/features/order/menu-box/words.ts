import type { Words } from "@tablee/domain/kernel/words";

export const words = {
  title: ["Your box for {{day}}", "Votre boîte du {{day}}"],
  editable: ["Until {{date}}, {{time}}, what you add here goes into it.", "Jusqu’au {{date}}, {{time}}, vos ajouts vont dans cette boîte."],
  skipped: ["You are skipping this week.", "Vous sautez cette semaine."],
  weeks: ["See my boxes", "Voir mes boîtes"],
  inBox: ["In your box", "Dans votre boîte"],
  inBoxSome_one: ["{{count}} in your box", "{{count}} dans votre boîte"],
  inBoxSome_many: [null, "{{count}} dans votre boîte"],
  inBoxSome_other: ["{{count}} in your box", "{{count}} dans votre boîte"],
  add: ["Add", "Ajouter"],
  another: ["Add another", "En ajouter"],
  anotherLabel: ["Add another: {{dish}}, for the box of {{day}}", "En ajouter\u00a0: {{dish}}, dans la boîte du {{day}}"],
  soldOut: ["Sold out", "Épuisé"],
} satisfies Words;
