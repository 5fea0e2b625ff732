import type { words as english } from "./en.ts";

export const words: typeof english = {
  title: "Ravis de vous revoir",
  required: "Connectez-vous pour continuer. On vous ramène tout de suite où vous étiez.",
  email: "Courriel",
  password: "Mot de passe",
  submit: "Connexion",
  new: "Première visite?",
  signUp: "Choisissez un forfait et inscrivez-vous",
  emailMissing: "Veuillez entrer votre adresse courriel.",
  emailInvalid: "Cette adresse courriel n’est pas valide\u00a0: elle s’écrit comme nom@exemple.com.",
  passwordMissing: "Veuillez entrer votre mot de passe.",
  passwordLong: "Un mot de passe compte au plus 128 caractères.",
};
