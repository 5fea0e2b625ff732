import type { Words } from "@tablee/domain/kernel/words";

export const words = {
  label: ["Counting visits", "Compter les visites"],
  question: ["May we count the pages you open?", "Pouvons-nous compter les pages que vous ouvrez?"],
  text: [
    "Only pages, dishes added, weeks skipped and sign-ups; never who you are.",
    "Seulement des pages, des plats ajoutés, des semaines sautées et des inscriptions; jamais qui vous êtes.",
  ],
  yes: ["Yes, count", "Oui, comptez"],
  no: ["No, thanks", "Non, merci"],
} satisfies Words;
