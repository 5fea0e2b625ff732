import type { Words } from "@tablee/domain/kernel/words";

/** Words for the end of a session while its person was at work. */
export const words = {
  title: ["You were signed out", "Votre session est terminée"],
  text: [
    "This page keeps what you changed. Log in in the tab that opens, come back here, and try again.",
    "Cette page garde vos changements. Connectez-vous dans l’onglet qui s’ouvre, revenez ici, puis recommencez.",
  ],
  signIn: ["Log in, in a new tab", "Me connecter dans un nouvel onglet"],
  back: ["You are logged in again. Your changes are still here.", "Votre session est rétablie. Vos changements sont toujours là."],
} satisfies Words;
