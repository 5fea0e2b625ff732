import type { Voiced } from "../kernel/voices.ts";
import type { Text } from "../kernel/words.ts";
import type { ReferralRefusal, ReferralStatus } from "./vocabulary.ts";

/** The name of the credit that a referral brings. */
export const referralCreditName: Text = ["Referral", "Parrainage"];

/** The stages of a referral as staff read them, after the name of an account. */
export const referralStageTags = {
  requested: ["the invitation is still to be sent", "l’invitation reste à envoyer"],
  sent: ["was invited", "a été invité"],
  returned: ["the invitation was not delivered", "l’invitation n’a pas été remise"],
  "not-sent": ["the invitation was not sent", "l’invitation n’a pas été envoyée"],
  "signed-up": ["signed up, no paid delivery yet", "s’est inscrit, aucune livraison payée pour l’instant"],
  credited: ["credited: {{credit}}", "crédit accordé\u00a0: {{credit}}"],
  refused: ["no credit: {{because}}", "aucun crédit\u00a0: {{because}}"],
} satisfies Readonly<Record<ReferralStatus, Text>>;

/** The reasons why a referral brings no credit, each a clause that follows a colon. */
export const referralRefusalWords = {
  "own-household": {
    customer: ["you share an address", "vous partagez une adresse"],
    staff: ["both have the same address", "les deux ont la même adresse"],
  },
  "own-card": {
    customer: ["you pay with the same card", "vous payez avec la même carte"],
    staff: ["both pay with the same card", "les deux paient avec la même carte"],
  },
  "known-household": {
    customer: ["this was not a first sign-up", "ce n’était pas une première inscription"],
    staff: ["the household was a customer before", "le foyer a déjà été client"],
  },
  "known-card": {
    customer: ["this was not a first sign-up", "ce n’était pas une première inscription"],
    staff: ["the card belonged to a customer before", "la carte a déjà servi à un client"],
  },
  "yearly-limit": {
    customer: ["you have had the credits of this year", "vous avez déjà reçu les crédits de l’année"],
    staff: ["the year's credits were given", "les crédits de l’année ont été accordés"],
  },
  "referrer-closed": {
    customer: ["your account was closed", "votre compte était fermé"],
    staff: ["the referrer's account was closed", "le compte qui parraine était fermé"],
  },
} satisfies Readonly<Record<ReferralRefusal, Voiced>>;
