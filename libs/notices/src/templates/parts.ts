import type { OrderFacts } from "../order/facts.ts";

/** Dishes, one a line. */
export const list = (dishes: readonly string[]): string => dishes.map((dish) => `· ${dish}`).join("\n");

// What a message leads to.
export const account = { en: { label: "See your boxes", path: "/account/" }, fr: { label: "Voir vos boîtes", path: "/compte" } };
export const fix = {
  en: { label: "Update your payment method", path: "/settings/payment" },
  fr: { label: "Mettre à jour le mode de paiement", path: "/parametres/paiement" },
};
export const finish = {
  en: { label: "Finish signing up", path: "/signup/payment" },
  fr: { label: "Terminer l’inscription", path: "/abonnement/paiement" },
};
export const edit = {
  en: ({ orderId }: Pick<OrderFacts, "orderId">) => ({ label: "Edit this box", path: `/orders/${orderId}/editor` }),
  fr: ({ orderId }: Pick<OrderFacts, "orderId">) => ({ label: "Modifier cette boîte", path: `/commandes/${orderId}/editeur` }),
};
export const openReceipt = {
  en: ({ orderId }: Pick<OrderFacts, "orderId">) => ({ label: "See the receipt", path: `/orders/${orderId}/receipt` }),
  fr: ({ orderId }: Pick<OrderFacts, "orderId">) => ({ label: "Voir le reçu", path: `/commandes/${orderId}/recu` }),
};

/** The receipt’s number, where it has one. */
export const numberOf = {
  en: ({ receiptNumber }: Pick<OrderFacts, "receiptNumber">): readonly (readonly [string, string])[] =>
    receiptNumber ? [["Receipt", receiptNumber]] : [],
  fr: ({ receiptNumber }: Pick<OrderFacts, "receiptNumber">): readonly (readonly [string, string])[] =>
    receiptNumber ? [["Reçu", receiptNumber]] : [],
};
