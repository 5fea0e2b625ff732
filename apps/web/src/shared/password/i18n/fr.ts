import type { words as english } from "./en.ts";

export const words: typeof english = {
  current: "Mot de passe actuel",
  currentMissing: "Veuillez entrer votre mot de passe actuel.",
  password: "Nouveau mot de passe",
  hint: "Au moins 10 caractères; quelques mots à la suite se retiennent bien.",
  short: "Le mot de passe doit compter au moins 10 caractères.",
  long: "Un mot de passe compte au plus 128 caractères.",
  confirmation: "Nouveau mot de passe, encore une fois",
  promptTitle: "Entrez votre mot de passe",
  promptText: "Il protège vos paramètres; ils restent ouverts tant que vous y êtes, et une demi-heure de plus.",
  promptPassword: "Mot de passe",
  promptSubmit: "Continuer",
  promptForgotten: "Mot de passe oublié?",
  promptNone: "Votre compte n’a pas encore de mot de passe. Choisissez-en un grâce à un lien reçu par courriel.",
  promptProvider: "Votre compte n’a pas de mot de passe. Pour continuer, connectez-vous de nouveau avec votre fournisseur.",
  promptProviderFailed: "L’authentification a échoué",
  promptProviderElse:
    "Réessayez, ou choisissez un mot de passe par le lien ci-dessous\u00a0: certains fournisseurs ne disent pas de quand date la connexion.",
  notYou: "Ce n’est pas vous? Déconnecter {{email}}",
  differ: "Les mots de passe ne correspondent pas. Veuillez saisir de nouveau votre nouveau mot de passe.",
};
