import type { Pair } from "../kernel/words.ts";

/** The reasons why a box could not be charged, as sentences for its customer; `other` for codes without one of their own. */
export const paymentFailureSentences = {
  card_declined: ["The card was declined.", "La carte a été refusée."],
  insufficient_funds: ["The card has insufficient funds.", "Les fonds de la carte sont insuffisants."],
  instrument_declined: ["PayPal did not accept the payment.", "PayPal n’a pas accepté le paiement."],
  expired_card: ["The card has expired.", "La carte est expirée."],
  "no-payment-method": ["Your account has no payment method.", "Votre compte n’a aucun mode de paiement."],
  other: ["The payment did not go through.", "Le paiement n’a pas été accepté."],
} satisfies Readonly<Record<string, Pair>>;
