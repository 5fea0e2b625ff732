import type { Words } from "@tablee/domain/kernel/words";

export const words = {
  title: ["Sign in to the console", "Connexion à la console"],
  signIn: ["Sign in", "Se connecter"],
  email: ["Work email", "Courriel professionnel"],
  emailInvalid: ["Enter an email address.", "Entrez une adresse courriel."],
  password: ["Password", "Mot de passe"],
  passwordMissing: ["Enter your password.", "Entrez votre mot de passe."],
  code: ["Six digits", "Six chiffres"],
  codeHint: ["From your authenticator app.", "Tirés de votre application d’authentification."],
  codeInvalid: ["Six digits, nothing else.", "Six chiffres, rien d’autre."],
  logged: [
    "For staff only. Everything done here is kept with your name.",
    "Réservé au personnel. Tout ce qui est fait ici est conservé avec votre nom.",
  ],
  ended: ["Your session has ended", "Votre session a pris fin"],
  endedText: [
    "Sign in to continue where you are; nothing on this screen is lost.",
    "Connectez-vous pour continuer où vous êtes; rien de cet écran n’est perdu.",
  ],
} satisfies Words;
