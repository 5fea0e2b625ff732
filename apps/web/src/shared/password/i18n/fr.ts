import type { words as english } from "./en.ts";

export const words: typeof english = {
  current: "Mot de passe actuel",
  currentMissing: "Veuillez entrer votre mot de passe actuel.",
  password: "Nouveau mot de passe",
  hint: "Au moins 10 caractères; quelques mots à la suite se retiennent bien.",
  short: "Le mot de passe doit compter au moins 10 caractères.",
  long: "Un mot de passe compte au plus 128 caractères.",
  confirmation: "Nouveau mot de passe, encore une fois",
  differ: "Les mots de passe ne correspondent pas. Veuillez saisir de nouveau votre nouveau mot de passe.",
};
