export const words = {
  withCard: "Pay by card",
  testCards: "These are test cards: nothing is charged.",
  testCard: {
    tok_visa: "goes through",
    tok_mastercard: "goes through",
    tok_declined: "is declined",
    tok_insufficient: "has insufficient funds",
    tok_timeout: "goes through, then times out",
  },
  missing: "Please choose a card.",
};
