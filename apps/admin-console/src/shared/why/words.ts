import type { Words } from "@tablee/domain/kernel/words";

export const words = {
  reason: {
    preferred: [
      "{{rank}} of the ranking that suits them, not sent lately",
      "{{rank}} du classement qui leur convient, pas envoyé récemment",
    ],
    alike: [
      "{{rank}} of the ranking; a second dish of that protein and cut, since no other was left",
      "{{rank}} du classement; deuxième plat de cette protéine et de cette coupe, faute d’autre choix",
    ],
    repeated: [
      "{{rank}} of the ranking; sent lately, but nothing fresher suited them",
      "{{rank}} du classement; envoyé récemment, mais rien de plus nouveau ne convenait",
    ],
    "beyond-preference": [
      "{{rank}} of the ranking; outside their leanings, since those ran out",
      "{{rank}} du classement; hors de leurs penchants, ceux-ci étant épuisés",
    ],
    "second-portion": ["Second portion: nothing else suited them", "Deuxième portion\u00a0: rien d’autre ne convenait"],
    replacement: [
      "{{rank}} of the ranking, in place of an item that was oversold",
      "{{rank}} du classement, en remplacement d’un article trop demandé",
    ],
  },
  passedOver: ["Passed over, best ranked first", "Écartés, du mieux classé au moins bien classé"],
  none: ["Nothing ranked higher was passed over.", "Rien de mieux classé n’a été écarté."],
  recent: ["Sent lately", "Envoyés récemment"],
  unknown: [
    "It cannot be known any more: the log does not show what this was made from.",
    "On ne peut plus le savoir\u00a0: le journal ne montre pas d’après quoi cela a été fait.",
  ],
  because: {
    allergen: ["Holds an allergen: {{what}}", "Allergène\u00a0: {{what}}"],
    dislike: ["Holds a dislike: {{what}}", "Non aimé\u00a0: {{what}}"],
    diet: ["Not for their diet: {{what}}", "Régime\u00a0: {{what}}"],
    "premium-not-asked-for": ["Premium, which they did not ask for", "Signature, ce qu’ils n’ont pas demandé"],
    "sold-out": ["Sold out", "Épuisé"],
    alike: ["Same protein and cut as another dish of the box", "Même protéine et même coupe qu’un autre plat de la boîte"],
    "sent-lately": ["Sent lately", "Envoyé récemment"],
    "beyond-preference": ["Outside their leanings", "Hors de leurs penchants"],
    "ranked-lower": ["Suits them, but ranked lower", "Leur convient, mais moins bien classé"],
  },
} satisfies Words;
