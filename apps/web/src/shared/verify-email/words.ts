import type { Words } from "@tablee/domain/kernel/words";

export const words = {
  text: ["To verify {{email}}, enter the code that we mail there.", "Pour vérifier {{email}}, entrez le code que nous y envoyons."],
  link: ["Verify your email", "Vérifier votre courriel"],
} satisfies Words;
