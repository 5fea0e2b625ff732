import type { Words } from "@tablee/domain/kernel/words";

/** The words beneath every page. */
export const words = {
  tagline: ["Good food from here, cooked at your place.", "Du bon manger d’ici, cuisiné chez vous."],
  write: ["Write to us at {{email}}", "Nous écrire à {{email}}"],
  call: ["Call us at {{phone}}", "Nous appeler au {{phone}}"],
  meals: ["Meals", "Repas"],
  thisWeek: ["This week’s menu", "Le menu de la semaine"],
  readyToEat: ["Ready-to-eat meals", "Plats prêts à manger"],
  account: ["Your account", "Votre compte"],
  about: ["Good to know", "À savoir"],
  look: ["Appearance", "Apparence"],
  newsletter: {
    title: ["Newsletter", "Infolettre"],
    email: ["Email address", "Adresse courriel"],
    subscribe: ["Subscribe", "S’abonner"],
    consent: [
      "Send me the newsletter: new menus and an offer now and then.",
      "Envoyez-moi l’infolettre\u00a0: les nouveaux menus et une offre à l’occasion.",
    ],
    emailInvalid: ["Please enter a valid email address.", "Veuillez entrer une adresse courriel valide."],
    consentMissing: [
      "Please tick the box if you would like the newsletter.",
      "Veuillez cocher la case si vous souhaitez recevoir l’infolettre.",
    ],
    notTaken: [
      "The newsletter could not accept this address. Please try another.",
      "L’infolettre n’a pas pu prendre cette adresse. Essayez-en une autre.",
    ],
    thanks: ["Thank you! Your address is with the newsletter.", "Merci! Votre adresse est inscrite à l’infolettre."],
  },
  copyright: ["© {{year}} Tablée. Prices are in Canadian dollars.", "© {{year}} Tablée. Les prix sont en dollars canadiens."],
} satisfies Words;
