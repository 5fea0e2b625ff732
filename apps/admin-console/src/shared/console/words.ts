import { regionWords } from "@tablee/domain/kernel/place/region-words";
import { lowered, wordsFor } from "@tablee/domain/kernel/voices";
import type { Words } from "@tablee/domain/kernel/words";
import { channelWords } from "@tablee/domain/notice/words";
import { orderStatusWords } from "@tablee/domain/order/words";
import { taxWords } from "@tablee/domain/pricing/words";
import { productKindWords } from "@tablee/domain/product/words";
import { roleWords } from "@tablee/domain/staff/words";
import { dislikeWords } from "@tablee/domain/subscription/dislike-words";
import { subscriptionStatusWords } from "@tablee/domain/subscription/status-words";
import { allergenWords, dietWords } from "@tablee/domain/subscription/words";

/** The console's frame, and the words that its screens share. */
export const words = {
  productName: ["Tablée ops", "Tablée exploitation"],
  skip: ["Skip to content", "Aller au contenu"],
  asOf: ["As of {{at}}", "Données du {{at}}"],
  refresh: ["Read again", "Relire"],
  loadFailed: ["This could not be read", "La lecture a échoué"],
  pageFailed: ["This screen broke", "Cet écran a flanché"],
  pageFailedText: [
    "The rest of the console still works. Reading it again usually helps.",
    "Le reste de la console fonctionne toujours. Une relecture suffit d’habitude.",
  ],
  notAllowed: ["Your role does not show this", "Votre rôle ne donne pas accès à cet écran"],
  notAllowedText: ["Ask an admin if you need it.", "Demandez à un administrateur si vous en avez besoin."],
  notFound: ["There is no such screen", "Cet écran n’existe pas"],
  notFoundText: ["The address may be old. The screens are in the menu.", "L’adresse est peut-être ancienne. Les écrans sont dans le menu."],
  all: ["All", "Tous"],
  none: ["none", "aucun"],
  close: ["Close", "Fermer"],
  copy: ["Copy", "Copier"],
  copied: ["Copied", "Copié"],
  copyRefused: [
    "The browser did not copy it. Select the text and copy it yourself.",
    "Le navigateur ne l’a pas copié. Sélectionnez le texte et copiez-le vous-même.",
  ],
  region: ["Region", "Région"],
  week: ["Week", "Semaine"],
  product: { kind: ["Kind", "Genre"], allKinds: ["All kinds", "Tous les genres"], filter: ["Name or number", "Nom ou numéro"] },
  status: ["Status", "État"],
  reason: ["Reason", "Motif"],
  reasonHint: ["Kept in the history with your name. At least 3 letters.", "Conservé dans l’historique avec votre nom. Au moins 3 lettres."],
  reasonRead: [
    "Kept in the history with your name. The customer reads it in the copy of their data. At least 3 letters.",
    "Conservé dans l’historique avec votre nom. La personne le lira dans la copie de ses données. Au moins 3 lettres.",
  ],
  reveal: {
    button: ["Show contact", "Afficher les coordonnées"],
    title: ["Show email, phone, address and messages?", "Afficher le courriel, le téléphone, l’adresse et les messages?"],
    text: [
      "You see them for 30 minutes. The account’s history records that you looked, and why.",
      "Vous les voyez pendant 30 minutes. L’historique du compte garde votre consultation et sa raison.",
    ],
    confirm: ["Show contact", "Afficher les coordonnées"],
  },
  anyStatus: ["Any status", "Tous les états"],
  allRegions: ["All regions", "Toutes les régions"],
  channels: channelWords,
  taxes: taxWords,
  refundParts: {
    of: ["Of what", "Répartition"],
    to: ["Where it goes", "Où va l’argent"],
    food: ["Food", "Nourriture"],
    delivery: ["Delivery", "Livraison"],
    toCard: ["Card or PayPal", "Carte ou PayPal"],
    promotional: ["Promotional credit", "Solde offert"],
    purchased: ["Purchased credit", "Solde acheté"],
    pointsBack: ["Points taken back", "Points repris"],
  },
  ledgerColumns: {
    account: ["Account", "Compte"],
    debit: ["Debit", "Débit"],
    credit: ["Credit", "Crédit"],
  },
  ledgerAccounts: {
    cash: ["Cash", "Encaisse"],
    "card-clearing": ["Card clearing", "Cartes à compenser"],
    "promotional-balance": ["Promotional credit", "Soldes offerts"],
    "purchased-balance": ["Purchased credit", "Soldes achetés"],
    "gift-card-liability": ["Gift cards owed", "Cartes-cadeaux dues"],
    "points-liability": ["Points owed", "Points dus"],
    "points-clearing": ["Points clearing", "Points à compenser"],
    "points-expense": ["Points expense", "Charge de points"],
    "revenue-food": ["Revenue, food", "Revenus, nourriture"],
    "revenue-delivery": ["Revenue, delivery", "Revenus, livraison"],
    "revenue-returnables": ["Revenue, bags and kits kept", "Revenus, sacs et trousses non rendus"],
    "promotional-expense": ["Promotional expense", "Charge promotionnelle"],
    tax: ["{{code}} owed", "{{code}} à remettre"],
  },
  depots: {
    surrey: ["Surrey", "Surrey"],
    kelowna: ["Kelowna", "Kelowna"],
    calgary: ["Calgary", "Calgary"],
    edmonton: ["Edmonton", "Edmonton"],
    winnipeg: ["Winnipeg", "Winnipeg"],
    mississauga: ["Mississauga", "Mississauga"],
    ottawa: ["Ottawa", "Ottawa"],
    montreal: ["Montréal", "Montréal"],
    quebec: ["Québec City", "Québec"],
  },
  csv: {
    label: ["CSV", "CSV"],
    reading: ["{{rows}} rows…", "{{rows}} lignes…"],
    done_one: ["{{count}} row written", "{{count}} ligne écrite"],
    done_many: [null, "{{count}} de lignes écrites"],
    done_other: ["{{count}} rows written", "{{count}} lignes écrites"],
  },
  regions: regionWords,
  plan: {
    cook: ["{{persons}} persons × {{recipes}} recipes", "{{persons}} pers. × {{recipes}} recettes"],
    meals_one: ["{{count}} meal", "{{count}} plat"],
    meals_many: [null, "{{count}} de plats"],
    meals_other: ["{{count}} meals", "{{count}} plats"],
    ...productKindWords,
  },
  subscriptionStatus: { ...subscriptionStatusWords, none: ["No subscription", "Sans abonnement"] },
  orderStatus: wordsFor("staff", orderStatusWords),
  diet: lowered(dietWords),
  allergen: allergenWords,
  dislike: dislikeWords,
  tastes: {
    diets: ["Diets", "Régimes"],
    allergens: ["Never", "Jamais"],
    dislikes: ["Dislikes", "N’aime pas"],
    any: ["eats everything", "mange de tout"],
    without: ["without {{what}}", "sans {{what}}"],
    anyOf: ["Tastes: eats everything", "Goûts\u00a0: mange de tout"],
  },
  environment: {
    development: ["Development", "Développement"],
    test: ["Test", "Essais"],
    staging: ["Staging", "Préproduction"],
    production: ["Production", "Production"],
  },
  roles: roleWords,
} satisfies Words;
