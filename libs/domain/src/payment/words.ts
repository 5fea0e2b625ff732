import type { Voiced } from "../kernel/voices.ts";
import type { Pair } from "../kernel/words.ts";
import type { AttemptOutcome, FinalOutcome, PaymentProvider } from "./vocabulary.ts";

/** The provider that was asked for money: English begins its sentence with it, French has it after the verb. */
export const paymentProviderWords = {
  card: {
    customer: ["Your card’s provider", "au fournisseur de votre carte"],
    staff: ["The card provider", "au prestataire des cartes"],
  },
  paypal: ["PayPal", "à PayPal"],
} satisfies Readonly<Record<PaymentProvider, Voiced>>;

/** The outcomes of a payment, worded to end a sentence. */
export const paymentOutcomeWords = {
  captured: ["the money was taken", "l’argent a été perçu"],
  declined: { customer: ["it was declined", "il a été refusé"], staff: ["it was refused", "elle a été refusée"] },
  cancelled: { customer: ["it was cancelled", "il a été annulé"], staff: ["it was cancelled", "elle a été annulée"] },
} satisfies Readonly<Record<FinalOutcome, Voiced>>;

/** The outcomes of an attempt to pay, in a list for staff. */
export const attemptOutcomeWords = {
  pending: ["Under way", "En cours"],
  unknown: ["Not known yet", "Pas encore connu"],
  captured: ["Money taken", "Argent perçu"],
  declined: ["Refused", "Refusée"],
  cancelled: ["Cancelled", "Annulée"],
} satisfies Readonly<Record<AttemptOutcome, Pair>>;

/** The reasons why a payment failed, for staff, by codes of providers and of our own. */
export const paymentFailureWords = {
  card_declined: ["card declined", "carte refusée"],
  "no-payment-method": ["no payment method", "aucun mode de paiement"],
  insufficient_funds: ["insufficient funds", "provision insuffisante"],
  instrument_declined: ["declined by PayPal", "refus de PayPal"],
  cancelled: ["cancelled by the provider", "annulée par le prestataire"],
  declined: ["declined", "refus"],
  "too-late": ["too late for the box", "trop tard pour la boîte"],
} satisfies Readonly<Record<string, Pair>>;
