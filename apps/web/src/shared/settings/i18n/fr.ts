import type { words as english } from "./en.ts";

export const words: typeof english = {
  title: "Paramètres",
  tabs: "Vos paramètres",
  tab: {
    settings_account: "Compte",
    settings_subscription: "Abonnement",
    settings_delivery: "Livraison",
    settings_dietary: "Alimentation et goûts",
    settings_payment: "Paiement",
    settings_payment_history: "Historique",
    settings_communications: "Messages",
    settings_corporate_credit_plan: "Plan d’entreprise",
    settings_privacy: "Vos données",
  },
  none: "Pas encore d’abonnement",
  noneText: "Votre compte existe, mais l’inscription n’est pas terminée.",
  finish: "Terminer l’inscription",
};
