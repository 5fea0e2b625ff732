import type { words as english } from "./en.ts";

export const words: typeof english = {
  title: "Votre abonnement est fermé",
  text: "Vos boîtes passées et vos reçus restent là. Pour reprendre, écrivez à notre équipe\u00a0:",
  on: "Continuer",
};
