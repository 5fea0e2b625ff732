import type { Words } from "@tablee/domain/kernel/words";

/** The tabs stand under the names of their routes. */
export const words = {
  title: ["Settings", "Paramètres"],
  tabs: ["Your settings", "Vos paramètres"],
  tab: {
    settings_account: ["Account", "Compte"],
    settings_subscription: ["Subscription", "Abonnement"],
    settings_delivery: ["Delivery", "Livraison"],
    settings_dietary: ["Dietary and taste", "Alimentation et goûts"],
    settings_payment: ["Payment", "Paiement"],
    settings_payment_history: ["Payment history", "Historique"],
    settings_communications: ["Messages", "Messages"],
    settings_corporate_credit_plan: ["Corporate plan", "Plan d’entreprise"],
    settings_privacy: ["Your data", "Vos données"],
  },
  none: ["No subscription yet", "Pas encore d’abonnement"],
  noneText: ["Your account exists, but the sign-up is not finished.", "Votre compte existe, mais l’inscription n’est pas terminée."],
  finish: ["Finish signing up", "Terminer l’inscription"],
} satisfies Words;
