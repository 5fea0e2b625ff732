import type { words as english } from "./en.ts";

export const words: typeof english = {
  "front-door": "À la porte d’entrée",
  "side-door": "À la porte de côté",
  "back-door": "À la porte arrière",
  "neighbour-left": "Chez le voisin de gauche",
  "neighbour-right": "Chez le voisin de droite",
  "neighbour-across": "Chez le voisin d’en face",
  reception: "À la réception de l’immeuble",
};
