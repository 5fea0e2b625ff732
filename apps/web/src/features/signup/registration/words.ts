import type { Words } from "@tablee/domain/kernel/words";

/** Words of the form for the customer’s details. */
export const words = {
  firstName: ["First name", "Prénom"],
  lastName: ["Last name", "Nom"],
  email: ["Email", "Courriel"],
  password: ["Password", "Mot de passe"],
  passwordHint: ["At least 10 characters.", "Au moins 10 caractères."],
  news: [
    "Send me the newsletter: new menus and an offer now and then.",
    "Envoyez-moi l’infolettre\u00a0: les nouveaux menus et une offre à l’occasion.",
  ],
  submit: ["Create my account", "Créer mon compte"],
  firstNameMissing: ["Please enter your first name.", "Veuillez entrer votre prénom."],
  lastNameMissing: ["Please enter your last name.", "Veuillez entrer votre nom."],
  nameProblem: {
    short: ["Names must contain at least 2 letters.", "Les noms doivent compter au moins 2 lettres."],
    long: ["Names have at most 60 characters.", "Les noms comptent au plus 60 caractères."],
    malformed: [
      "Names cannot contain hidden or control characters.",
      "Les noms ne peuvent contenir ni caractères cachés ni caractères de contrôle.",
    ],
  },
  emailProblem: {
    missing: ["Please enter your email address.", "Veuillez entrer votre adresse courriel."],
    malformed: ["Please enter a valid email address.", "Veuillez entrer une adresse courriel valide."],
  },
  passwordShort: ["Password must be minimum 10 characters.", "Le mot de passe doit compter au moins 10 caractères."],
  passwordLong: ["A password has at most 128 characters.", "Un mot de passe compte au plus 128 caractères."],
  emailTaken: ["That email’s already in use, login to continue.", "Ce courriel est déjà utilisé, connectez-vous pour continuer."],
} satisfies Words;
