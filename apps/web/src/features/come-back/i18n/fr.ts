import type { words as english } from "./en.ts";

export const words: typeof english = {
  checking: "Vérification auprès de {{provider}}…",
  welcome: "Votre session est ouverte",
  welcomeText: "Un instant, nous vous ramenons où vous alliez.",
  created: "Bienvenue à table",
  failed: {
    title: "La connexion n’a pas fonctionné",
    text: "{{provider}} n’a pas confirmé votre identité; rien n’a été changé. Réessayez, ou connectez-vous autrement.",
    settings: "L’authentification par {{provider}} n’a pas été possible.",
    again: "Réessayer",
    back: "Revenir en arrière",
  },
  verify: {
    title: "Confirmez que c’est bien vous",
    text: "Un compte utilise déjà l’adresse {{email}}. Montrez-nous qu’il est à vous, et nous y lierons {{provider}}.",
    password: "Mot de passe de votre compte",
    passwordMissing: "Veuillez entrer votre mot de passe.",
    submit: "Lier le compte et me connecter",
    orCode: "Vous pouvez aussi entrer un code envoyé à cette adresse.",
    mail: "Envoyez-moi un code",
    again: "Renvoyer un code",
    mailed: "Le code est en route. Il fonctionne une seule fois, pendant dix minutes.",
    code: "Code de six chiffres",
    codeMissing: "Entrez les six chiffres du code.",
    confirm: "Utiliser ce code",
  },
  name: {
    title: "Comment vous appelez-vous?",
    text: "{{provider}} ne nous a pas donné votre nom. Nous l’écrivons sur vos boîtes.",
    first: "Prénom",
    last: "Nom",
    short: "Les noms doivent compter au moins 2 lettres.",
    malformed: "Les noms ne peuvent contenir ni caractères cachés ni caractères de contrôle.",
    submit: "Continuer",
  },
  linked: "{{provider}} est lié à votre compte",
};
