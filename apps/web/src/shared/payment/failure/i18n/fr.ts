import type { words as english } from "./en.ts";

export const words: typeof english = {
  code: {
    card_declined: "La carte a été refusée.",
    insufficient_funds: "Les fonds de la carte sont insuffisants.",
    instrument_declined: "PayPal n’a pas accepté le paiement.",
    expired_card: "La carte est expirée.",
    "no-payment-method": "Votre compte n’a aucun mode de paiement.",
    other: "Le paiement n’a pas été accepté.",
  },
};
