import type { words as english } from "./en.ts";

export const words: typeof english = {
  title: "Payer Tablée avec PayPal",
  text: "Cette page remplace celle de PayPal pendant nos essais. Rien n’est facturé.",
  accounts: "Compte PayPal",
  pays: {
    always: "Tous les paiements sont acceptés",
    never: "Tous les paiements sont refusés",
    unheard: "Les paiements sont acceptés, puis restent sans réponse",
  },
  missing: "Veuillez choisir un compte.",
  agree: "Accepter et continuer",
  cancel: "Annuler et revenir",
  error: "La page d’essai de PayPal n’a pas pu être chargée",
  closed: "Il n’y a rien à approuver ici",
  closedText: "Cette page sert aux essais. Votre mode de paiement n’a pas changé.",
  toSettings: "Paramètres de paiement",
};
