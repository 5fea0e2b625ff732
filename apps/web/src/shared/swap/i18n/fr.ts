import type { words as english } from "./en.ts";

export const words: typeof english = {
  swap: "Échanger",
  label: "Échanger {{dish}}",
  title: "À la place de {{dish}}",
  text: "Aucun de ces plats ne contient ce que vous évitez, et tous sont encore disponibles.",
  choose: "Choisir {{dish}}",
  same: "Même prix",
  more: "+ {{price}}",
  less: "− {{price}}",
  none: "Il ne reste rien d’autre à ce menu qui soit sans ce que vous évitez.",
  minutes: "{{count}} min",
};
