import type { Voiced } from "../kernel/voices.ts";
import type { Pair } from "../kernel/words.ts";
import type { TaskKind } from "./vocabulary.ts";

/** The subject of a task, within a sentence. */
export const taskWords = {
  "data-request": {
    customer: ["your request about your data", "votre demande sur vos données"],
    staff: ["the person asked about their data", "la personne a fait une demande sur ses données"],
  },
  "contradicting-webhook": {
    customer: ["contradictory reports from a payment provider", "des réponses contradictoires d’un fournisseur de paiement"],
    staff: ["the payment provider contradicts what is known", "le prestataire de paiement contredit ce qui est connu"],
  },
  "guessed-account": {
    customer: ["failed attempts to log in to your account", "des tentatives de connexion ratées à votre compte"],
    staff: ["possible password guessing", "quelqu’un essaie peut-être de deviner le mot de passe"],
  },
  "points-dispute": {
    customer: ["a question about your points", "une question sur vos points"],
    staff: ["the customer disputes points", "la personne conteste des points"],
  },
  inquiry: {
    customer: ["your message to our team", "votre message à notre équipe"],
    staff: ["a message to the team", "un message à l’équipe"],
  },
  "unpaid-returnable": {
    customer: ["a bag or kit that is not paid", "un sac ou une trousse à payer"],
    staff: [
      "a charge for a bag or kit was declined for the last time",
      "la facturation d’un sac ou d’une trousse a été refusée une dernière fois",
    ],
  },
  "uncovered-week": ["a week without a box", "une semaine sans boîte"],
  "undecided-payment": ["a payment whose outcome was not known", "un paiement dont on ignorait l’issue"],
  "delayed-generation": ["boxes that were put together late", "des boîtes composées en retard"],
} satisfies Readonly<Record<TaskKind, Voiced>>;

/** Tasks as labels, for staff. */
export const taskLabels = {
  "contradicting-webhook": ["Provider contradicts a payment", "Le prestataire contredit un paiement"],
  "uncovered-week": ["A week has no dishes to send", "Une semaine n’a aucun plat à envoyer"],
  "undecided-payment": ["A payment has no outcome", "Un paiement reste sans issue"],
  "delayed-generation": ["Generation is late", "La génération est en retard"],
  "guessed-account": ["Possible password guessing", "Tentatives possibles de deviner le mot de passe"],
  "points-dispute": ["A dispute of points waits", "Une contestation de points attend"],
  inquiry: ["A message waits for an answer", "Un message attend une réponse"],
  "unpaid-returnable": ["A bag or kit is not paid", "Un sac ou une trousse est impayé"],
  "data-request": ["A request about data waits", "Une demande sur les données attend"],
} satisfies Readonly<Record<TaskKind, Pair>>;
