import type { words as english } from "./en.ts";

export const words: typeof english = {
  withCard: "Payer par carte",
  testCards: "Ce sont des cartes d’essai\u00a0: rien n’est facturé.",
  testCard: {
    tok_visa: "acceptée",
    tok_mastercard: "acceptée",
    tok_declined: "refusée",
    tok_insufficient: "fonds insuffisants",
    tok_timeout: "acceptée, puis sans réponse",
  },
  missing: "Veuillez choisir une carte.",
};
