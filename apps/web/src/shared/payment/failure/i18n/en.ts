/** Why a box could not be charged. */
export const words = {
  code: {
    card_declined: "The card was declined.",
    insufficient_funds: "The card has insufficient funds.",
    instrument_declined: "PayPal did not accept the payment.",
    expired_card: "The card has expired.",
    "no-payment-method": "Your account has no payment method.",
    other: "The payment did not go through.",
  },
};
