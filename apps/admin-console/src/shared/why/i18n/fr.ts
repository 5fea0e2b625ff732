import type { words as english } from "./en.ts";

export const words: typeof english = {
  reason: {
    preferred: "{{rank}} du classement qui leur convient, pas envoyé récemment",
    alike: "{{rank}} du classement; deuxième plat de cette protéine et de cette coupe, faute d’autre choix",
    repeated: "{{rank}} du classement; envoyé récemment, mais rien de plus nouveau ne convenait",
    "beyond-preference": "{{rank}} du classement; hors de leurs penchants, ceux-ci étant épuisés",
    "second-portion": "Deuxième portion\u00a0: rien d’autre ne convenait",
    replacement: "{{rank}} du classement, en remplacement d’un article trop demandé",
  },
  passedOver: "Écartés, du mieux classé au moins bien classé",
  none: "Rien de mieux classé n’a été écarté.",
  recent: "Envoyés récemment",
  unknown: "On ne peut plus le savoir\u00a0: le journal ne montre pas d’après quoi cela a été fait.",
  because: {
    allergen: "Allergène\u00a0: {{what}}",
    dislike: "Non aimé\u00a0: {{what}}",
    diet: "Régime\u00a0: {{what}}",
    "premium-not-asked-for": "Signature, ce qu’ils n’ont pas demandé",
    "sold-out": "Épuisé",
    alike: "Même protéine et même coupe qu’un autre plat de la boîte",
    "sent-lately": "Envoyé récemment",
    "beyond-preference": "Hors de leurs penchants",
    "ranked-lower": "Leur convient, mais moins bien classé",
  },
};
