import type { words as english } from "./en.ts";

export const words: typeof english = {
  text: "Pour vérifier {{email}}, entrez le code que nous y envoyons.",
  link: "Vérifier votre courriel",
};
