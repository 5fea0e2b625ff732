import type { Voiced } from "../kernel/voices.ts";
import type { Pair } from "../kernel/words.ts";
import type { DeliveryFailure, DroppedBecause, FailureKind, Handover, OrderStatus, SkippedBecause, SkipReason } from "./vocabulary.ts";

export const orderStatusWords = {
  open: { customer: ["Upcoming", "À venir"], staff: ["Open", "Ouverte"] },
  skipped: ["Skipped", "Sautée"],
  "minimum-not-met": { customer: ["Minimum not met", "Minimum non atteint"], staff: ["Under minimum", "Sous le minimum"] },
  locked: { customer: ["Being prepared", "En préparation"], staff: ["Locked", "Verrouillée"] },
  billing: { customer: ["Payment under way", "Paiement en cours"], staff: ["Billing", "Facturation"] },
  billed: ["Paid", "Payée"],
  delivered: ["Delivered", "Livrée"],
  failed: ["Failed", "Échouée"],
} satisfies Readonly<Record<OrderStatus, Voiced>>;

/** The reasons to choose from when a week is skipped. */
export const skipReasonChoices = {
  away: ["I’m away", "Je ne serai pas là"],
  menu: ["Nothing on the menu for me", "Rien au menu pour moi"],
  budget: ["My budget", "Mon budget"],
  no_deliveries_each_week: ["I don’t want a box every week", "Je ne veux pas de boîte chaque semaine"],
  other_service: ["I’m trying something else", "J’essaie autre chose"],
  others: ["Another reason", "Une autre raison"],
} satisfies Readonly<Record<SkipReason, Pair>>;

/** Why a week was skipped, as a sentence on its card. */
export const skippedCardWords = {
  away: ["You’re away.", "Vous ne serez pas là."],
  menu: ["Nothing on the menu tempted you.", "Rien ne vous tentait au menu."],
  budget: ["Because of your budget.", "Pour une question de budget."],
  no_deliveries_each_week: ["You don’t want a box every week.", "Vous ne voulez pas de boîte chaque semaine."],
  other_service: ["You’re trying something else.", "Vous essayez autre chose."],
  others: ["You skipped this week.", "Vous avez sauté cette semaine."],
  paused: ["Your account is paused.", "Votre compte est en pause."],
  "no-place": ["Its delivery window filled up.", "Sa plage de livraison est complète."],
  closed: ["Your account is closed.", "Votre compte est fermé."],
} satisfies Readonly<Record<SkippedBecause, Pair>>;

/** Why a week was skipped, as a sentence's end. */
export const skippedWords = {
  away: { customer: ["you were away", "vous étiez ailleurs"], staff: ["away that week", "absence cette semaine-là"] },
  menu: ["the menu", "le menu"],
  budget: ["the budget", "le budget"],
  no_deliveries_each_week: ["not every week", "pas chaque semaine"],
  other_service: ["another service", "un autre service"],
  others: ["another reason", "un autre motif"],
  paused: {
    customer: ["your subscription is paused", "votre abonnement est en pause"],
    staff: ["the subscription is paused", "l’abonnement est en pause"],
  },
  closed: {
    customer: ["your subscription has ended", "votre abonnement a pris fin"],
    staff: ["the subscription is closed", "l’abonnement est fermé"],
  },
  "no-place": {
    customer: ["its place in the delivery had been given away", "sa place dans la livraison avait été donnée"],
    staff: ["its place had been given away", "la place avait été donnée"],
  },
} satisfies Readonly<Record<SkippedBecause, Voiced>>;

/** Where a box is left, within a sentence. */
export const handoverWords = {
  "front-door": ["at the front door", "à la porte d’entrée"],
  "side-door": ["at the side door", "à la porte de côté"],
  "back-door": ["at the back door", "à la porte arrière"],
  "neighbour-left": ["with the neighbour on the left", "chez le voisin de gauche"],
  "neighbour-right": ["with the neighbour on the right", "chez le voisin de droite"],
  "neighbour-across": ["with the neighbour across the way", "chez le voisin d’en face"],
  reception: ["at the building’s reception", "à la réception de l’immeuble"],
} satisfies Readonly<Record<Handover, Pair>>;

/** How an order ended without a box, as a sentence's end. */
export const failureWords = {
  payment: { customer: ["it was never paid", "elle n’a jamais été payée"], staff: ["never paid", "jamais payée"] },
  delivery: {
    customer: ["it could not be delivered", "elle n’a pas pu être livrée"],
    staff: ["not delivered", "pas livrée"],
  },
} satisfies Readonly<Record<FailureKind, Voiced>>;

/** Why a box could not be handed over, as a sentence's end. */
export const deliveryFailureWords = {
  "nobody-home": { customer: ["no one was home", "il n’y avait personne à la maison"], staff: ["nobody home", "personne à la maison"] },
  "wrong-address": { customer: ["the address was wrong", "l’adresse était erronée"], staff: ["wrong address", "mauvaise adresse"] },
  "no-access": { customer: ["there was no way in", "on n’a pas pu entrer"], staff: ["no access", "pas d’accès"] },
  damaged: { customer: ["it was damaged", "elle était abîmée"], staff: ["damaged", "endommagée"] },
  lost: { customer: ["it was lost", "elle s’est perdue"], staff: ["lost", "perdue"] },
  weather: { customer: ["the weather", "la météo"], staff: ["weather", "météo"] },
  other: ["another reason", "autre motif"],
} satisfies Readonly<Record<DeliveryFailure, Voiced>>;

/** Why a box could not be handed over, as a sentence of its own. */
export const deliveryFailureSentences = {
  "nobody-home": ["Nobody was home.", "Il n’y avait personne."],
  "wrong-address": ["The address could not be found.", "L’adresse est introuvable."],
  "no-access": ["We could not get to your door.", "Nous n’avons pas pu nous rendre à votre porte."],
  damaged: ["The box was damaged on the way.", "La boîte a été abîmée en chemin."],
  lost: ["The box was lost on the way.", "La boîte s’est perdue en chemin."],
  weather: ["The weather stopped us.", "La météo nous a arrêtés."],
  other: ["Something went wrong on the way.", "Un problème est survenu en chemin."],
} satisfies Readonly<Record<DeliveryFailure, Pair>>;

/** Why additions were dropped, as a sentence's end. */
export const droppedWords = {
  payment: {
    customer: ["they could not be paid", "faute de paiement"],
    staff: ["they could not be paid", "ils n’ont pas pu être payés"],
  },
  "sold-out": { customer: ["they had sold out", "tout était vendu"], staff: ["the last of it was sold", "le dernier était vendu"] },
  expired: {
    customer: ["they were not paid in time", "faute d’un paiement à temps"],
    staff: ["nobody paid for them in time", "personne ne les a payés à temps"],
  },
  replaced: ["they were put together anew", "ils ont été recomposés"],
  "order-failed": {
    customer: ["the box ended without a delivery", "la boîte s’est terminée sans livraison"],
    staff: ["the order failed", "la commande a échoué"],
  },
  "order-changed": {
    customer: ["the box was changed", "la boîte a été changée"],
    staff: ["the order was changed", "la commande a été modifiée"],
  },
  "order-skipped": {
    customer: ["the week was skipped", "la semaine a été sautée"],
    staff: ["the order was skipped", "la commande a été sautée"],
  },
} satisfies Readonly<Record<DroppedBecause, Voiced>>;
