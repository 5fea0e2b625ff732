import { regionWords } from "@tablee/domain/kernel/place/region-words";
import type { Words } from "@tablee/domain/kernel/words";

/** The words of the shell, and those that several features share. */
export const words = {
  skipToContent: ["Skip to the content", "Aller au contenu"],
  nav: {
    main: ["Main", "Principale"],
    mainMenu: ["Main menu", "Menu principal"],
    home: ["Home", "Accueil"],
    menu: ["Menu", "Menu"],
    pricing: ["Pricing", "Forfaits"],
    howItWorks: ["How it works", "Comment ça marche"],
    impact: ["Impact", "Impact"],
    zeroWaste: ["Zero waste", "Zéro déchet"],
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
  environment: {
    name: ["Test environment.", "Environnement d’essai."],
    text: ["Nothing is billed and no food is prepared.", "Rien n’est facturé et aucun repas n’est préparé."],
    admin: ["You are signed in as staff.", "Vous êtes en session comme membre de l’équipe."],
    adminText: ["What you do here counts as the customer’s own.", "Ce que vous faites ici compte comme fait par le client."],
  },
  error: {
    title: ["Something went wrong", "Un problème est survenu"],
    text: [
      "We’re not sure what happened, please refresh the page or check back soon",
      "Quelque chose nous échappe; veuillez actualiser la page ou revenir un peu plus tard",
    ],
    contact: ["Contact us", "Nous joindre"],
  },
  region: regionWords,
} satisfies Words;
