import type { Words } from "@tablee/domain/kernel/words";

export const words = {
  title: ["There’s nothing on this plate", "Il n’y a rien dans cette assiette"],
  text: [
    "The page you were looking for has moved, or never was. Here is where most people go next.",
    "La page que vous cherchiez a changé d’adresse ou n’a jamais existé. Voici où l’on va d’habitude.",
  ],
  home: ["Back home", "Retour à l’accueil"],
  menu: ["See this week’s menu", "Voir le menu de la semaine"],
} satisfies Words;
