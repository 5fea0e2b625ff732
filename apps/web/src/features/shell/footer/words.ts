import type { Words } from "@tablee/domain/kernel/words";

/** The words beneath every page. */
export const words = {
  /** The second brand’s own. */
  tagline_laurier: ["Montréal cooking, at your place.", "De la cuisine montréalaise, chez vous."],
  tagline: ["Good food from here, cooked at your place.", "Du bon manger d’ici, cuisiné chez vous."],
  write: ["Write to us at {{email}}", "Nous écrire à {{email}}"],
  call: ["Call us at {{phone}}", "Nous appeler au {{phone}}"],
  measuring: ["Counting visits", "Compter les visites"],
  meals: ["Meals", "Repas"],
  thisWeek: ["This week’s menu", "Le menu de la semaine"],
  readyToEat: ["Ready-to-eat meals", "Plats prêts à manger"],
  about: ["About us", "À propos"],
  areas: ["Where we deliver", "Où nous livrons"],
  reach: ["Contact", "Contact"],
  social: ["Social networks", "Réseaux sociaux"],
  allQuestions: ["All questions and answers", "Toutes les questions et réponses"],
  /** The pages outside the site. */
  outside: {
    recipes: ["Recipe blog", "Blogue de recettes"],
    blog: ["Blog", "Blogue"],
    careers: ["Careers", "Carrières"],
    students: ["Student discount", "Rabais étudiant"],
    affiliates: ["Affiliates", "Partenaires affiliés"],
    corporate: ["Corporate sales", "Ventes aux entreprises"],
    drivers: ["Drive for us", "Livrer avec nous"],
    instagram: ["Instagram", "Instagram"],
    facebook: ["Facebook", "Facebook"],
    pinterest: ["Pinterest", "Pinterest"],
    youtube: ["YouTube", "YouTube"],
    tiktok: ["TikTok", "TikTok"],
  },
  close: {
    title: ["Your place is set", "Votre couvert est mis"],
    text: [
      "Sign up in a few minutes, and choose the day your first box comes.",
      "Inscrivez-vous en quelques minutes et choisissez le jour de votre première boîte.",
    ],
    start: ["Choose my plan", "Choisir mon forfait"],
  },
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
  copyright: ["© {{year}} {{brand}}. Prices are in Canadian dollars.", "© {{year}} {{brand}}. Les prix sont en dollars canadiens."],
} satisfies Words;
