import type { words as english } from "./en.ts";

export const words: typeof english = {
  vacation: "Je suis en voyage",
  no_frequency: "Je veux des boîtes moins souvent",
  problems: "J’ai eu des ennuis avec mes boîtes",
  expensive: "C’est trop cher",
  testing_other: "J’essaie un autre service",
  duplicate: "J’ai un autre compte",
  other: "Une autre raison",
};
