import type { Words } from "@tablee/domain/kernel/words";

/** Words for the return from a provider. */
export const words = {
  checking: ["Checking with {{provider}}…", "Vérification auprès de {{provider}}…"],
  welcome: ["You are logged in", "Votre session est ouverte"],
  welcomeText: ["One moment, we are taking you where you were going.", "Un instant, nous vous ramenons où vous alliez."],
  created: ["Welcome to the table", "Bienvenue à table"],
  failed: {
    title: ["We could not log you in", "La connexion n’a pas fonctionné"],
    text: [
      "{{provider}} did not confirm who you are, so nothing was changed. You can try again, or use another way.",
      "{{provider}} n’a pas confirmé votre identité; rien n’a été changé. Réessayez, ou connectez-vous autrement.",
    ],
    settings: ["No authentication was possible for {{provider}}.", "L’authentification par {{provider}} n’a pas été possible."],
    again: ["Try again", "Réessayer"],
    back: ["Go back", "Revenir en arrière"],
  },
  linked: ["{{provider}} is linked to your account", "{{provider}} est lié à votre compte"],
} satisfies Words;
