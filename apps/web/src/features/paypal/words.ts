import type { Words } from "@tablee/domain/kernel/words";

export const words = {
  title: ["Pay with PayPal", "Payer avec PayPal"],
  text: [
    "This page stands in for PayPal’s own while we test. Nothing is charged.",
    "Cette page remplace celle de PayPal pendant nos essais. Rien n’est facturé.",
  ],
  accounts: ["PayPal account", "Compte PayPal"],
  pays: {
    always: ["Every payment goes through", "Tous les paiements sont acceptés"],
    never: ["Every payment is declined", "Tous les paiements sont refusés"],
    unheard: ["Payments go through, then time out", "Les paiements sont acceptés, puis restent sans réponse"],
  },
  missing: ["Please choose an account.", "Veuillez choisir un compte."],
  agree: ["Agree and continue", "Accepter et continuer"],
  cancel: ["Cancel and go back", "Annuler et revenir"],
  error: ["PayPal’s test page could not be loaded", "La page d’essai de PayPal n’a pas pu être chargée"],
  closed: ["There is nothing to approve here", "Il n’y a rien à approuver ici"],
  closedText: [
    "This page is for tests. Your payment method has not changed.",
    "Cette page sert aux essais. Votre mode de paiement n’a pas changé.",
  ],
  toSettings: ["Payment settings", "Paramètres de paiement"],
} satisfies Words;
