import type { words as english } from "./en.ts";

export const words: typeof english = {
  title: "Ravis de vous revoir",
  required: "Connectez-vous pour continuer. On vous ramène tout de suite où vous étiez.",
  email: "Courriel",
  password: "Mot de passe",
  submit: "Connexion",
  new: "Première visite?",
  signUp: "Choisissez un forfait et inscrivez-vous",
  emailInvalid: "Veuillez entrer une adresse courriel valide.",
  passwordMissing: "Veuillez entrer votre mot de passe.",
};
