import type { Words } from "@tablee/domain/kernel/words";

/** The words of a client's boxes on the page of a dish. */
export const words = {
  boxes: ["In your boxes", "Dans vos boîtes"],
  boxesText: ["Add it to a box with one click.", "Ajoutez-le à une boîte d’un seul clic."],
  avoided: ["Contains {{list}}, which you asked us to leave out.", "Contient ce que vous nous avez demandé d’écarter\u00a0: {{list}}."],
  holds_one: ["{{count}} in the box", "{{count}} dans la boîte"],
  holds_many: [null, "{{count}} dans la boîte"],
  holds_other: ["{{count}} in the box", "{{count}} dans la boîte"],
  notIn: ["Not in the box", "Pas dans la boîte"],
  unavailable: ["Not available that week", "Pas offert cette semaine-là"],
  editLabel: ["Edit the box for {{day}}", "Modifier la boîte du {{day}}"],
  add: ["Add", "Ajouter"],
  addLabel: ["Add to the box for {{day}}", "Ajouter à la boîte du {{day}}"],
  additions: ["Add items", "Ajouter des articles"],
  additionsLabel: ["Add items to the paid box for {{day}}", "Ajouter des articles à la boîte payée du {{day}}"],
  skipped: ["Skipped", "Sautée"],
  bringBack: ["Bring it back", "La rétablir"],
  bringBackLabel: ["Bring it back: box for {{day}}", "La rétablir\u00a0: boîte du {{day}}"],
} satisfies Words;
