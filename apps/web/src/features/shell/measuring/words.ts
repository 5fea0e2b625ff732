import type { Words } from "@tablee/domain/kernel/words";

export const words = {
  label: ["Counting visits", "Compter les visites"],
  question: ["May we count your visits?", "Pouvons-nous compter vos visites?"],
  text: [
    "Only pages, dishes added, weeks skipped and sign-ups; never who you are.",
    "Seulement des pages, des plats ajoutés, des semaines sautées et des inscriptions; jamais qui vous êtes.",
  ],
  later: [
    "Escape closes this until your next visit, and we count nothing.",
    "La touche Échap ferme cette question jusqu’à votre prochaine visite, sans rien compter.",
  ],
  keeps: ["Escape keeps your present answer.", "La touche Échap garde votre réponse actuelle."],
  more: ["What we count", "Détails"],
  /** The part of the privacy page about it. */
  part: ["cookies", "temoins"],
  yes: ["Yes, count", "Oui, comptez"],
  no: ["No, thanks", "Non, merci"],
} satisfies Words;
