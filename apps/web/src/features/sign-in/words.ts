import type { Words } from "@tablee/domain/kernel/words";

export const words = {
  title: ["Welcome back", "Ravis de vous revoir"],
  required: [
    "Sign in to continue. We will bring you right back.",
    "Connectez-vous pour continuer. On vous ramène tout de suite où vous étiez.",
  ],
  email: ["Email", "Courriel"],
  password: ["Password", "Mot de passe"],
  submit: ["Log in", "Connexion"],
  continue: ["Continue", "Continuer"],
  otherEmail: ["Use another address", "Utiliser une autre adresse"],
  noPassword: [
    "This account has no password yet. Log in with one of its providers, or choose a password first.",
    "Ce compte n’a pas encore de mot de passe. Connectez-vous avec l’un de ses fournisseurs, ou choisissez d’abord un mot de passe.",
  ],
  choosePassword: ["Send me a link to choose a password", "Recevoir un lien pour choisir un mot de passe"],
  new: ["New here?", "Première visite?"],
  signUp: ["Choose a plan and sign up", "Choisissez un forfait et inscrivez-vous"],
  emailMissing: ["Please enter your email address.", "Veuillez entrer votre adresse courriel."],
  emailInvalid: ["Please enter a valid email address.", "Veuillez entrer une adresse courriel valide."],
  passwordMissing: ["Please enter your password.", "Veuillez entrer votre mot de passe."],
  passwordLong: ["A password has at most 128 characters.", "Un mot de passe compte au plus 128 caractères."],
  forgotten: ["Forgot your password?", "Mot de passe oublié?"],
  forgot: {
    title: ["Forgot your password?", "Mot de\u00a0passe oublié?"],
    text: [
      "Tell us your email, and we will send you a link to choose a new one.",
      "Donnez-nous votre courriel, et nous vous enverrons un lien pour en choisir un nouveau.",
    ],
    submit: ["Send me a link", "Envoyez-moi un lien"],
    remembered: ["Remembered it?", "Vous vous en souvenez?"],
    sentTitle: ["Check your inbox", "Consultez vos courriels"],
    sent: [
      "If an account has the address {{email}}, a link is on its way there. It works once, within an hour.",
      "Si un compte correspond à l’adresse {{email}}, un lien y arrivera sous peu. Il fonctionne une seule fois, pendant une heure.",
    ],
    sentHint: [
      "Nothing after a few minutes? Look in your junk mail, or make sure that it is the address of your account.",
      "Rien après quelques minutes? Regardez dans vos indésirables, ou vérifiez qu’il s’agit bien de l’adresse de votre compte.",
    ],
    again: ["Try another address, or send it again", "Essayer une autre adresse ou renvoyer le lien"],
  },
} satisfies Words;
