export const words = {
  title: "Connexion à la console",
  signIn: "Se connecter",
  email: "Courriel professionnel",
  emailInvalid: "Entrez une adresse courriel.",
  password: "Mot de passe",
  passwordMissing: "Entrez votre mot de passe.",
  code: "Six chiffres",
  codeHint: "Tirés de votre application d’authentification.",
  codeInvalid: "Six chiffres, rien d’autre.",
  logged: "Réservé au personnel. Tout ce qui est fait ici est conservé avec votre nom.",
  ended: "Votre session a pris fin",
  endedText: "Connectez-vous pour continuer où vous êtes; rien de cet écran n’est perdu.",
};
