import type { Words } from "@tablee/domain/kernel/words";

/** Words for choosing a password. */
export const words = {
  current: ["Current password", "Mot de passe actuel"],
  currentMissing: ["Please enter your current password.", "Veuillez entrer votre mot de passe actuel."],
  password: ["New password", "Nouveau mot de passe"],
  hint: [
    "At least 10 characters; a few words together are easy to remember.",
    "Au moins 10 caractères; quelques mots à la suite se retiennent bien.",
  ],
  short: ["Password must be minimum 10 characters.", "Le mot de passe doit compter au moins 10 caractères."],
  long: ["A password has at most 128 characters.", "Un mot de passe compte au plus 128 caractères."],
  confirmation: ["New password, again", "Nouveau mot de passe, encore une fois"],
  promptTitle: ["Enter your password", "Entrez votre mot de passe"],
  promptText: [
    "We ask again before opening your settings. It’s good while you use them, and 30 minutes more.",
    "Par sécurité, nous le redemandons ici. C’est valable tant que vous y êtes, et 30 minutes de plus.",
  ],
  promptPassword: ["Password", "Mot de passe"],
  promptSubmit: ["Continue", "Continuer"],
  promptForgotten: ["Forgot your password?", "Mot de passe oublié?"],
  promptNone: [
    "Your account has no password yet. Choose one with a link that we email to you.",
    "Votre compte n’a pas encore de mot de passe. Choisissez-en un grâce à un lien reçu par courriel.",
  ],
  promptProvider: [
    "Your account has no password. Log in with your provider again to continue.",
    "Votre compte n’a pas de mot de passe. Pour continuer, connectez-vous de nouveau avec votre fournisseur.",
  ],
  promptProviderFailed: ["Authentication failed", "L’authentification a échoué"],
  promptProviderElse: [
    "Try again, or choose a password with the link below: not every provider tells us when you logged in.",
    "Réessayez, ou choisissez un mot de passe par le lien ci-dessous\u00a0: certains fournisseurs ne disent pas de quand date la connexion.",
  ],
  notYou: ["Not you? Log out {{email}}", "Ce n’est pas vous? Déconnecter {{email}}"],
  differ: [
    "Passwords do not match. Please re-enter your new password.",
    "Les mots de passe ne correspondent pas. Veuillez saisir de nouveau votre nouveau mot de passe.",
  ],
} satisfies Words;
