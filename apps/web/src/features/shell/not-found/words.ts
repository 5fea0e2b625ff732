import type { Words } from "@tablee/domain/kernel/words";

export const words = {
  title: ["There’s nothing on this plate", "Il n’y a rien dans cette assiette"],
  subtitle: ["This page could not be found", "Cette page est introuvable"],
  text: [
    "Its address may have changed, or a letter may be missing. This week’s menu, on the other hand, is served.",
    "Son adresse a peut-être changé, ou il y manque une lettre. Le menu de la semaine, lui, est servi.",
  ],
  home: ["Back home", "Retour à l’accueil"],
  menu: ["See this week’s menu", "Voir le menu de la semaine"],
} satisfies Words;
