import type { Words } from "@tablee/domain/kernel/words";

/** Handovers as households choose them: a place, or a neighbour. */
export const words = {
  "front-door": ["At the front door", "À la porte d’entrée"],
  "side-door": ["At the side door", "À la porte de côté"],
  "back-door": ["At the back door", "À la porte arrière"],
  "neighbour-left": ["With the neighbour on the left", "Chez le voisin de gauche"],
  "neighbour-right": ["With the neighbour on the right", "Chez le voisin de droite"],
  "neighbour-across": ["With the neighbour across the way", "Chez le voisin d’en face"],
  reception: ["At the building’s reception", "À la réception de l’immeuble"],
} satisfies Words;
