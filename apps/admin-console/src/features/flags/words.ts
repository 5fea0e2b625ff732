import type { Words } from "@tablee/domain/kernel/words";

export const words = {
  title: ["Features", "Fonctions"],
  text: [
    "The features that are on for customers. A change takes effect at their next visit; its reason is kept.",
    "Les fonctions en marche pour la clientèle. Un changement prend effet dès la visite suivante; sa raison est gardée.",
  ],
  feature: ["Feature", "Fonction"],
  is: ["State", "État"],
  last: ["Last change", "Dernier changement"],
  asItCame: ["Default", "Par défaut"],
  on: ["On", "En marche"],
  off: ["Off", "À l’arrêt"],
  exceptions_one: ["{{count}} account is an exception", "{{count}} compte fait exception"],
  exceptions_many: [null, "{{count}} de comptes font exception"],
  exceptions_other: ["{{count}} accounts are exceptions", "{{count}} comptes font exception"],
  formerMember: ["a former member of staff", "quelqu’un qui n’est plus de l’équipe"],
  changed: ["{{who}}: “{{reason}}”", "{{who}}\u00a0: «\u00a0{{reason}}\u00a0»"],
  turnOn: ["Turn on…", "Mettre en marche…"],
  turnOff: ["Turn off…", "Arrêter…"],
  forOne: ["For one account…", "Pour un seul compte…"],
  endException: ["End the exception…", "Mettre fin à l’exception…"],
  accountOn: ["On for this account", "En marche pour ce compte"],
  accountOff: ["Off for this account", "À l’arrêt pour ce compte"],
  what: {
    language_selector: [
      "Customers choose English or French. Off: English for everyone.",
      "La clientèle choisit le français ou l’anglais. À l’arrêt\u00a0: tout est en anglais.",
    ],
    ready_to_eat: [
      "Ready-to-eat plans can be chosen. Off: those who have one keep it.",
      "Les forfaits de plats prêts à manger se choisissent. À l’arrêt\u00a0: qui en a un le garde.",
    ],
    show_refer_friends: ["Refer a friend in the menu.", "L’invitation de proches au menu."],
    DP_1447_recipe_review: [
      "The menu leads to recent deliveries, to review recipes, instead of the history.",
      "Le menu mène aux livraisons récentes, pour noter les recettes, au lieu de l’historique.",
    ],
    show_multilogin: [
      "The sign-in asks for the email first, then offers what that account logs in with; Facebook and Apple are offered, in the settings too. Off: email and password together.",
      "La connexion demande d’abord le courriel, puis propose ce qui ouvre ce compte; Facebook et Apple sont offerts, dans les paramètres aussi. À l’arrêt\u00a0: courriel et mot de passe ensemble.",
    ],
    show_google_v2: [
      "The Google button where people log in or sign up, and in the settings.",
      "Le bouton de Google à la connexion, à l’inscription et dans les paramètres.",
    ],
    settings_password: ["Settings ask for the password again.", "Les paramètres redemandent le mot de passe."],
    avatar_widget: [
      "The initial with its menu at the top. Off: plain links to the settings and out.",
      "L’initiale et son menu, en haut. À l’arrêt\u00a0: de simples liens vers les paramètres et la sortie.",
    ],
    brand_refresh: ["The call to sign up at the end of the home page.", "L’appel à s’inscrire à la fin de la page d’accueil."],
    show_fp_newsletter: ["The newsletter’s form beneath every page.", "Le formulaire de l’infolettre au pied des pages."],
    Immediate_Billing_Default_offer: [
      "Visitors without a code get the free meals.",
      "Les visiteurs sans code reçoivent les repas offerts.",
    ],
    use_info_email_contact: [
      "Screens give the team’s address for information instead of the usual one.",
      "Les écrans donnent l’adresse d’information de l’équipe au lieu de l’adresse habituelle.",
    ],
    ppq_34_brand_unification_cutover: [
      "Cuisine Laurier becomes Tablée: name, colours, sender of mails and contact change within seconds, for everyone. An address that is configured for mails or support stays, and so does the seller on receipts.",
      "Cuisine Laurier devient Tablée\u00a0: le nom, les couleurs, l’expéditeur des courriels et l’adresse changent en quelques secondes, pour tout le monde. Une adresse configurée pour les courriels ou le soutien demeure, et le vendeur des reçus aussi.",
    ],
    enable_one_tap: [
      "Google’s one tap: visitors are asked once a visit whether they sign in.",
      "La connexion en un geste de Google\u00a0: proposée une fois par visite.",
    ],
  },
  dialog: {
    titleOn: ["Turn {{flag}} on?", "Mettre {{flag}} en marche?"],
    titleOff: ["Turn {{flag}} off?", "Arrêter {{flag}}?"],
    titleEnd: ["End the exception for {{flag}}?", "Mettre fin à l’exception pour {{flag}}?"],
    everybody: ["It applies to every account that is not an exception.", "Cela s’applique à tous les comptes qui ne font pas exception."],
    account: ["Account", "Compte"],
    accountHint: ["The account’s id, from its history.", "L’identifiant du compte, tel qu’il figure dans son historique."],
    oneText: [
      "It applies to this account only, whatever the others have.",
      "Cela s’applique à ce compte seul, quoi qu’il en soit des autres.",
    ],
    endText: ["The account sees the feature as everyone else does again.", "Ce compte verra de nouveau la fonction comme tout le monde."],
    confirmOn: ["Turn on", "Mettre en marche"],
    confirmOff: ["Turn off", "Arrêter"],
    confirmEnd: ["End it", "Y mettre fin"],
    done: ["{{flag}}: done.", "{{flag}}\u00a0: c’est fait."],
  },
} satisfies Words;
