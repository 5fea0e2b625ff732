import type { Words } from "@tablee/domain/kernel/words";

/** Words of the forms for what a provider did not tell or cannot prove. */
export const words = {
  verify: {
    title: ["Verify that it’s you", "Confirmez que c’est bien vous"],
    text: [
      "An account already has the address {{email}}. Show us that it is yours, and we will link {{provider}} to it.",
      "Un compte utilise déjà l’adresse {{email}}. Montrez-nous qu’il est à vous, et nous y lierons {{provider}}.",
    ],
    password: ["Password of your account", "Mot de passe de votre compte"],
    passwordMissing: ["Please enter your password.", "Veuillez entrer votre mot de passe."],
    submit: ["Link and log in", "Lier le compte et me connecter"],
    orCode: ["Or enter a code that we mail to that address.", "Vous pouvez aussi entrer un code envoyé à cette adresse."],
    mail: ["Mail me a code", "Envoyez-moi un code"],
    again: ["Mail another code", "Renvoyer un code"],
    mailed: [
      "The code is on its way. It works once, within ten minutes.",
      "Le code est en route. Il fonctionne une seule fois, pendant dix minutes.",
    ],
    code: ["Code of six digits", "Code de six chiffres"],
    codeMissing: ["Enter the six digits of the code.", "Entrez les six chiffres du code."],
    confirm: ["Use this code", "Utiliser ce code"],
  },
  address: {
    title: ["What is your email address?", "Quelle est votre adresse courriel?"],
    text: [
      "{{provider}} did not give us an email address. We need one for your receipts and to tell you when your box comes. We will mail you a code to confirm it.",
      "{{provider}} ne nous a pas donné d’adresse courriel. Il nous en faut une pour vos reçus et pour vous dire quand votre boîte arrive. Nous vous enverrons un code pour la confirmer.",
    ],
    label: ["Email", "Courriel"],
    invalid: ["Enter an email address, such as name@example.com.", "Entrez une adresse courriel, comme nom@exemple.com."],
    submit: ["Continue", "Continuer"],
    otherWay: ["You can also use your email and a password.", "Vous pouvez aussi utiliser votre courriel et un mot de passe."],
    signIn: ["Log in another way", "Me connecter autrement"],
  },
  name: {
    title: ["What should we call you?", "Comment vous appelez-vous?"],
    text: [
      "{{provider}} did not tell us your name. It goes on your boxes.",
      "{{provider}} ne nous a pas donné votre nom. Nous l’écrivons sur vos boîtes.",
    ],
    first: ["First name", "Prénom"],
    last: ["Last name", "Nom"],
    short: ["Names must contain at least 2 letters.", "Les noms doivent compter au moins 2 lettres."],
    malformed: [
      "Names cannot contain hidden or control characters.",
      "Les noms ne peuvent contenir ni caractères cachés ni caractères de contrôle.",
    ],
    submit: ["Continue", "Continuer"],
  },
} satisfies Words;
