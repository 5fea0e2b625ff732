import type { Voiced } from "../kernel/voices.ts";
import type { Pair } from "../kernel/words.ts";
import type { PaymentProvider } from "./vocabulary.ts";

/** Who was asked for money: English begins its sentence with the provider, French has it after the verb. */
export const paymentProviderWords = {
  card: {
    customer: ["Your card’s provider", "au fournisseur de votre carte"],
    staff: ["The card provider", "au prestataire des cartes"],
  },
  paypal: ["PayPal", "à PayPal"],
} satisfies Readonly<Record<PaymentProvider, Voiced>>;

/** What became of a payment, as a sentence's end. */
export const paymentOutcomeWords = {
  captured: ["the money was taken", "l’argent a été perçu"],
  declined: { customer: ["it was declined", "il a été refusé"], staff: ["it was refused", "elle a été refusée"] },
  cancelled: { customer: ["it was cancelled", "il a été annulé"], staff: ["it was cancelled", "elle a été annulée"] },
} satisfies Readonly<Record<string, Voiced>>;

/** Why a payment failed, for staff, by codes of providers and of our own. */
export const paymentFailureWords = {
  card_declined: ["card declined", "carte refusée"],
  "no-payment-method": ["no payment method", "aucun mode de paiement"],
  insufficient_funds: ["insufficient funds", "provision insuffisante"],
  instrument_declined: ["declined by PayPal", "refus de PayPal"],
  cancelled: ["cancelled by the provider", "annulée par le prestataire"],
  declined: ["declined", "refus"],
  "too-late": ["too late for the box", "trop tard pour la boîte"],
} satisfies Readonly<Record<string, Pair>>;

/** Why a box could not be charged, as a sentence for its customer; `other` for codes without one of their own. */
export const paymentFailureSentences = {
  card_declined: ["The card was declined.", "La carte a été refusée."],
  insufficient_funds: ["The card has insufficient funds.", "Les fonds de la carte sont insuffisants."],
  instrument_declined: ["PayPal did not accept the payment.", "PayPal n’a pas accepté le paiement."],
  expired_card: ["The card has expired.", "La carte est expirée."],
  "no-payment-method": ["Your account has no payment method.", "Votre compte n’a aucun mode de paiement."],
  other: ["The payment did not go through.", "Le paiement n’a pas été accepté."],
} satisfies Readonly<Record<string, Pair>>;
