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
    customer: ["a payment that its provider told two stories about", "un paiement au sujet duquel le fournisseur s’est contredit"],
    staff: ["the payment provider contradicts what is known", "le prestataire de paiement contredit ce qui est connu"],
  },
  "guessed-account": {
    customer: ["wrong tries to log in to your account", "des tentatives de connexion ratées à votre compte"],
    staff: ["the password may be being guessed", "quelqu’un essaie peut-être de deviner le mot de passe"],
  },
  "uncovered-week": ["a week without a box", "une semaine sans boîte"],
  "undecided-payment": ["a payment of which the outcome was not known", "un paiement dont on ignorait l’issue"],
  "delayed-generation": ["boxes that were late to be put together", "des boîtes composées en retard"],
} satisfies Readonly<Record<TaskKind, Voiced>>;

/** Tasks as labels, for staff. */
export const taskLabels = {
  "contradicting-webhook": ["Provider contradicts a payment", "Le prestataire contredit un paiement"],
  "uncovered-week": ["A week has no dishes to send", "Une semaine n’a aucun plat à envoyer"],
  "undecided-payment": ["A payment has no outcome", "Un paiement reste sans issue"],
  "delayed-generation": ["Generation is late", "La génération est en retard"],
  "guessed-account": ["Password may be being guessed", "Mot de passe peut-être deviné"],
  "data-request": ["A request about data waits", "Une demande sur les données attend"],
} satisfies Readonly<Record<TaskKind, Pair>>;
