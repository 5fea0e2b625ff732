import type { words as english } from "./en.ts";

export const words: typeof english & { others_many: string } = {
  swap: "Échanger",
  label: "Échanger\u00a0: {{dish}}",
  title: "Échanger\u00a0: {{dish}}",
  text: "Aucun de ces plats ne contient ce que vous évitez, et tous sont encore disponibles.",
  choose: "Choisir\u00a0: {{dish}}",
  same: "Même prix",
  more: "+\u00a0{{price}}",
  less: "−\u00a0{{price}}",
  none: "Il ne reste rien d’autre à ce menu qui soit sans ce que vous évitez.",
  done: "{{dish}} remplace {{before}}",
  others_one: "En voir un autre",
  others_many: "En voir {{count}} autres",
  others_other: "En voir {{count}} autres",
  minutes: "{{minutes}}\u00a0min",
};
