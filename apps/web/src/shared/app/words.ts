import { regionWords } from "@tablee/domain/kernel/place/region-words";
import type { Words } from "@tablee/domain/kernel/words";
import { labelWords } from "@tablee/domain/product/label";
import { productKindWords } from "@tablee/domain/product/words";
import { allergenWords, dietWords } from "@tablee/domain/subscription/words";

/** The words of the shell, and those that several features share. */
export const words = {
  skipToContent: ["Skip to the content", "Aller au contenu"],
  nav: {
    main: ["Main", "Principale"],
    home: ["Home", "Accueil"],
    menu: ["Menu", "Menu"],
    pricing: ["Pricing", "Forfaits et prix"],
    rewards: ["Rewards", "Récompenses"],
    myAccount: ["My account", "Mon compte"],
    recent: ["Deliveries", "Livraisons"],
    history: ["All deliveries", "Toutes les livraisons"],
    invite: ["Invite a friend", "Inviter un proche"],
    gift: ["Gift cards", "Cartes-cadeaux"],
    track: ["Track my delivery", "Suivre ma livraison"],
    schedule: ["Schedule", "Calendrier"],
    settings: ["Settings", "Paramètres"],
    payments: ["Payment history", "Historique des paiements"],
    logIn: ["Log in", "Connexion"],
    signUp: ["Sign up", "Je m’inscris"],
    logOut: ["Log out", "Se déconnecter"],
    openMenu: ["Open the menu", "Ouvrir le menu"],
    account: ["{{name}}’s account", "Compte de {{name}}"],
    points_one: ["{{number}} point", "{{number}} point"],
    points_many: [null, "{{number}} de points"],
    points_other: ["{{number}} points", "{{number}} points"],
    otherLanguage: ["Français", "English"],
    otherLanguageLabel: ["Voir cette page en français", "View this page in English"],
  },
  consentAsker: [
    "Sent by {{seller}} ({{email}}). You can withdraw your consent at any time.",
    "Envoi de {{seller}} ({{email}}). Vous pouvez retirer votre consentement en tout temps.",
  ],
  environment: {
    name: ["Test environment.", "Environnement d’essai."],
    text: ["Nothing is billed and no food is prepared.", "Rien n’est facturé et aucun repas n’est préparé."],
    admin: ["You are signed in as staff.", "Vous êtes en session comme membre de l’équipe."],
    adminText: ["What you do here counts as the customer’s own.", "Ce que vous faites ici compte comme fait par le client."],
    acting: ["You are acting for {{name}}.", "Vous agissez au nom de {{name}}."],
    actingText: [
      "All of it is recorded under your name, {{by}}, for half an hour at most.",
      "Tout est consigné à votre nom, {{by}}, pendant une demi-heure au plus.",
    ],
    actingEnd: ["Stop now", "Arrêter maintenant"],
  },
  offer: {
    label: ["Current offer", "Offre en cours"],
    use: ["Use the offer", "Profiter de l’offre"],
    details: ["What each box gets", "Le rabais de chaque boîte"],
    close: ["Hide this offer", "Masquer cette offre"],
    order: ["Box {{number}}", "Boîte {{number}}"],
  },
  error: {
    title: ["Something went wrong", "Un problème est survenu"],
    text: ["We are catching our breath; please try again in a moment.", "Nous reprenons notre souffle; réessayez dans un instant."],
    home: ["Back to the home page", "Retour à l’accueil"],
  },
  diet: dietWords,
  /** A box for which not all dishes of its plan could be picked. */
  incomplete: {
    "ready-to-cook": [
      "{{picked}} of the {{wanted}} recipes of your plan: no others fit your preferences, or are left. A serving costs what it does in your plan.",
      "{{picked}} des {{wanted}} recettes de votre forfait\u00a0: aucune autre ne convient à vos préférences, ou il n’en reste plus. La portion reste au prix de votre forfait.",
    ],
    "ready-to-eat": [
      "{{picked}} of the {{wanted}} meals of your plan: no others fit your preferences, or are left. A meal costs what it does in your plan.",
      "{{picked}} des {{wanted}} repas de votre forfait\u00a0: aucun autre ne convient à vos préférences, ou il n’en reste plus. Le repas reste au prix de votre forfait.",
    ],
  },
  allergen: allergenWords,
  kind: productKindWords,
  region: regionWords,
  dish: {
    minutes: ["{{count}} min", "{{count}}\u00a0min"],
    calories: ["{{count}} Cal", "{{count}}\u00a0Cal"],
    ...labelWords,
    premium: ["+{{price}} a serving", "+\u00a0{{price}} la portion"],
  },
  plan: {
    cook2: ["Two people", "Deux personnes"],
    cook4: ["Family of four", "Famille de quatre"],
    eat: ["Ready to eat", "Prêt à manger"],
    recipes_one: ["{{count}} recipe a week", "{{count}} recette par semaine"],
    recipes_many: [null, "{{count}} de recettes par semaine"],
    recipes_other: ["{{count}} recipes a week", "{{count}} recettes par semaine"],
    meals_one: ["{{count}} meal a week", "{{count}} repas par semaine"],
    meals_many: [null, "{{count}} de repas par semaine"],
    meals_other: ["{{count}} meals a week", "{{count}} repas par semaine"],
    perServing: ["a serving", "la portion"],
    perWeek: ["a week", "par semaine"],
  },
} satisfies Words;
