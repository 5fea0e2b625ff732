import type { Words } from "@tablee/domain/kernel/words";

export const words = {
  reason: {
    preferred: [
      "{{rank}} of the ranking that suits them, not sent recently",
      "{{rank}} du classement qui leur convient, pas envoyé récemment",
    ],
    "wanted-again": [
      "{{rank}} of the ranking that suits them; rated “definitely again”",
      "{{rank}} du classement qui leur convient; noté «\u00a0certainement une autre fois\u00a0»",
    ],
    alike: [
      "{{rank}} of the ranking; a second dish of that protein and cut, since no other was left",
      "{{rank}} du classement; deuxième plat de cette protéine et de cette coupe, faute d’autre choix",
    ],
    repeated: [
      "{{rank}} of the ranking; sent recently, but nothing newer suited them",
      "{{rank}} du classement; envoyé récemment, mais rien de plus nouveau ne convenait",
    ],
    "less-wanted": [
      "{{rank}} of the ranking; they asked for less of it, but nothing else suited them",
      "{{rank}} du classement; demandé moins souvent, mais rien d’autre ne convenait",
    ],
    "beyond-preference": [
      "{{rank}} of the ranking; outside their preferences, since those ran out",
      "{{rank}} du classement; hors de leurs préférences, celles-ci étant épuisées",
    ],
    "second-portion": ["Second portion: nothing else suited them", "Deuxième portion\u00a0: rien d’autre ne convenait"],
    replacement: [
      "{{rank}} of the ranking, in place of an item that was oversold",
      "{{rank}} du classement, en remplacement d’un article trop demandé",
    ],
  },
  passedOver: ["Passed over, best ranked first", "Écartés, du mieux classé au moins bien classé"],
  none: ["Nothing ranked higher was passed over.", "Rien de mieux classé n’a été écarté."],
  recent: ["Sent recently", "Envoyés récemment"],
  unknown: [
    "This can no longer be known: the log does not show what this was made from.",
    "On ne peut plus le savoir\u00a0: le journal ne montre pas d’après quoi cela a été fait.",
  ],
  because: {
    allergen: ["Contains an allergen: {{what}}", "Allergène\u00a0: {{what}}"],
    dislike: ["Contains a dislike: {{what}}", "Non aimé\u00a0: {{what}}"],
    diet: ["Not for their diet: {{what}}", "Régime\u00a0: {{what}}"],
    "premium-not-asked-for": ["Premium, which they did not ask for", "Signature, ce qu’ils n’ont pas demandé"],
    "never-again": ["Rated “never again”", "Noté «\u00a0plus jamais\u00a0»"],
    "sold-out": ["Sold out", "Épuisé"],
    alike: ["Same protein and cut as another dish of the box", "Même protéine et même coupe qu’un autre plat de la boîte"],
    "sent-lately": ["Sent recently", "Envoyé récemment"],
    "less-wanted": ["They asked for less of it", "Demandé moins souvent"],
    "beyond-preference": ["Outside their preferences", "Hors de leurs préférences"],
    "ranked-lower": ["Suits them, but ranked lower", "Leur convient, mais moins bien classé"],
  },
} satisfies Words;
