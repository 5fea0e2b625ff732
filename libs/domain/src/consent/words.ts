import type { Voiced } from "../kernel/voices.ts";
import type { Pair } from "../kernel/words.ts";
import type { ConsentPurpose, ConsentSource } from "./vocabulary.ts";

/** Purposes, worded to follow "agreed to". */
export const consentPurposeWords = {
  terms: ["the terms", "les conditions"],
  newsletter: ["the newsletter", "l’infolettre"],
  email: {
    customer: ["emails with codes, gifts and news", "les courriels de codes, cadeaux et nouveautés"],
    staff: ["personal offers by email", "les offres personnelles par courriel"],
  },
  sms: ["offers by text", "les offres par texto"],
  push: {
    customer: ["news on your devices", "les nouveautés sur vos appareils"],
    staff: ["news on their devices", "les nouveautés sur ses appareils"],
  },
} satisfies Readonly<Record<ConsentPurpose, Voiced>>;

/** Sources of consent, worded to end a sentence. */
export const consentSourceWords = {
  "sign-up": ["at sign-up", "à l’inscription"],
  settings: ["in the settings", "dans les paramètres"],
  link: ["by a link in a message", "par le lien d’un message"],
  support: {
    customer: ["through our team", "auprès de notre équipe"],
    staff: ["through support", "auprès du soutien"],
  },
  mail: ["by the link of an email", "par le lien d’un courriel"],
  footer: ["in the form beneath a page", "dans le formulaire au bas d’une page"],
} satisfies Readonly<Record<ConsentSource, Voiced>>;

/** Purposes as labels, for staff. */
export const consentPurposeLabels = {
  terms: ["Terms", "Conditions"],
  newsletter: ["Newsletter", "Infolettre"],
  email: [
    "Personal offers by email: codes, gifts and account news",
    "Offres personnelles par courriel\u00a0: codes, cadeaux et nouveautés du compte",
  ],
  sms: ["Offers by text message", "Offres par texto"],
  push: ["News on their devices", "Nouveautés sur ses appareils"],
} satisfies Readonly<Record<ConsentPurpose, Pair>>;

/** Purposes in one word each, for staff. */
export const consentPurposeTags = {
  terms: ["terms", "conditions"],
  newsletter: ["newsletter", "infolettre"],
  email: ["mails", "courriels"],
  sms: ["texts", "textos"],
  push: ["push", "notifications"],
} satisfies Readonly<Record<ConsentPurpose, Pair>>;
