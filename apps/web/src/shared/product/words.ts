import type { Words } from "@tablee/domain/kernel/words";

/** The words of the head of a dish. */
export const words = {
  from: ["From {{price}} a serving", "À partir de {{price}} la portion"],
  each: ["{{price}} each", "{{price}} l’unité"],
  minutes: ["{{count}} min", "{{count}}\u00a0min"],
  calories: ["{{count}} Cal a serving", "{{count}}\u00a0Cal par portion"],
  serves_one: ["Serves {{list}}", "Pour {{list}} personne"],
  serves_many: [null, "Pour {{list}} de personnes"],
  serves_other: ["Serves {{list}}", "Pour {{list}} personnes"],
  difficulty: {
    easy: ["Easy", "Facile"],
    moderate: ["Moderate", "Moyen"],
    complex: ["Complex", "Élaboré"],
  },
  start: ["Build my first box", "Composer ma première boîte"],
} satisfies Words;
