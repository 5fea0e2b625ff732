import type { Words } from "@tablee/domain/kernel/words";

export const words = {
  withCard: ["Pay by card", "Payer par carte"],
  testCards: ["These are test cards: nothing is charged.", "Ce sont des cartes d’essai\u00a0: rien n’est facturé."],
  testCard: {
    tok_visa: ["goes through", "acceptée"],
    tok_mastercard: ["goes through", "acceptée"],
    tok_declined: ["is declined", "refusée"],
    tok_insufficient: ["has insufficient funds", "fonds insuffisants"],
    tok_timeout: ["goes through, then times out", "acceptée, puis sans réponse"],
  },
  missing: ["Please choose a card.", "Veuillez choisir une carte."],
} satisfies Words;
