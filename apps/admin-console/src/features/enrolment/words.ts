import type { Words } from "@tablee/domain/kernel/words";

export const words = {
  title: ["Choose how you sign in", "Choisissez votre connexion"],
  noLink: [
    "This address is cut short. Open the whole link that an admin gave you.",
    "Cette adresse est incomplète. Ouvrez le lien entier que l’administration vous a remis.",
  ],
  welcome: [
    "Welcome, {{name}}. Choose a password and set up an authenticator; from then on you sign in with both.",
    "Bienvenue, {{name}}. Choisissez un mot de passe et configurez une application d’authentification; vous vous connecterez ensuite avec les deux.",
  ],
  password: ["Password", "Mot de passe"],
  passwordHint: ["At least 10 characters.", "Au moins 10 caractères."],
  passwordLength: ["10 to 128 characters.", "De 10 à 128 caractères."],
  confirmation: ["The password again", "Le mot de passe, encore une fois"],
  differs: ["This is not the same password.", "Ce n’est pas le même mot de passe."],
  authenticator: ["Authenticator", "Application d’authentification"],
  authenticatorText: [
    "Scan this with an authenticator app, then enter the six digits that it shows.",
    "Numérisez ce code avec une application d’authentification, puis entrez les six chiffres qu’elle affiche.",
  ],
  scan: ["The code to scan with an authenticator app", "Le code à numériser avec une application d’authentification"],
  orType: ["Or type this secret into it:", "Ou tapez-y ce secret\u00a0:"],
  onThisDevice: ["Open an app on this device", "Ouvrir une application de cet appareil"],
  codeHint: ["They prove that the app is set up.", "Ils prouvent que l’application est configurée."],
  confirm: ["Save and finish", "Enregistrer et terminer"],
  doneTitle: ["You are set up", "Tout est prêt"],
  doneText: [
    "Sign in with your work email, the password and the next six digits of your authenticator.",
    "Connectez-vous avec votre courriel professionnel, le mot de passe et les prochains chiffres de votre application.",
  ],
  toSignIn: ["Go to the sign-in page", "Aller à la page de connexion"],
} satisfies Words;
